import { dueAt } from '#shared/engine/due.ts';
import { LADDER_SHUT, type LadderShut } from '#shared/vocabulary/club.ts';
import type { Ladder } from '#shared/vocabulary/ladder.ts';
import { type Instant, instant, type LineNumber, lineNumber } from '#shared/vocabulary/vocabulary.ts';
import type { Database, Reader } from '../database/database.ts';
import { type Item, type ItemKey, pack } from '../database/item.ts';
import {
  dueShard,
  dueShards,
  FIRST_SEASON,
  HEAD,
  homePartition,
  type LadderKey,
  ladderPartition,
  parseLadderPartition,
  RULES_NUMBER,
} from '../database/keys.ts';
import { DUE_INDEX, PARTITION } from '../database/table.ts';
import { type Condition, newToken, StoreOutage, stillOrLacking, type Test } from '../database/transaction.ts';
import { headPart } from './parts.ts';

/** When it was last published again since its last line. */
export const TOUCHED = 'touched';
export const EPOCH = 'epoch';
export const SHUT = 'shut';
const FORMAT_NUMBER = 'format';

/**
 * Of a ladder’s items: a release that drops a field, or changes its meaning, raises it and still reads older items. Missing: 1.
 * 2: a roster may be later than the item of a player whom it names, and then holds.
 */
export const FORMAT: number = 2;

/** Of the rules: a release by which logs may come out otherwise raises it, and ladders are worked out again. */
export const RULES: number = 2;

/** A ladder's head as an item; it stands in the due index only while time alone will change something. */
export const headItem = (key: LadderKey, ladder: Ladder, wrote: number, epoch: string | undefined): Item => ({
  pk: ladderPartition(key),
  sk: HEAD,
  line: ladder.line,
  value: pack(headPart(ladder)),
  wrote,
  ...(FORMAT > 1 && { [FORMAT_NUMBER]: FORMAT }),
  ...(epoch !== undefined && { [EPOCH]: epoch }),
  ...dueAttributes(key, dueAt(ladder)),
});

/** The head of a season that the next one follows: of a new epoch, so that nobody writes to it, and with nothing due. */
export function endedHead(head: Item): Item {
  const { [TOUCHED]: _, [DUE_INDEX.partition]: __, [DUE_INDEX.sort]: ___, ...rest } = head;
  return { ...rest, pk: head.pk, sk: head.sk, [EPOCH]: newToken(), [SHUT]: 'over' };
}

export const dueAttributes = (key: LadderKey, at: Instant | undefined): Readonly<Record<string, string | number>> =>
  at === undefined ? {} : { [DUE_INDEX.partition]: dueShard(ladderPartition(key)), [DUE_INDEX.sort]: at };

export interface Mark {
  /** Changes when nothing remembered of the ladder holds any more: opened, shut, written anew, made again. */
  readonly epoch?: string;
  readonly shut?: LadderShut;
}

/** Of which attributes the mark is made. */
const MARK = [PARTITION, EPOCH, SHUT, FORMAT_NUMBER];

export const headKey = (key: LadderKey): ItemKey => ({ pk: ladderPartition(key), sk: HEAD });

/** Throws where a newer release stored the ladder in a way that this one does not know: it touches nothing of it. */
export function markIn({ pk, [EPOCH]: epoch, [SHUT]: shut, [FORMAT_NUMBER]: format = 1 }: Item): Mark {
  if (Number(format) > FORMAT) throw new StoreOutage(`${pk} is of a newer release: format ${format}`);
  return { ...(epoch !== undefined && { epoch: String(epoch) }), ...(isShut(shut) && { shut }) };
}

const isShut = (value: unknown): value is LadderShut => LADDER_SHUT.some((each) => each === value);

/** The mark of a stored ladder; undefined if it doesn't exist, or didn't a moment ago. */
export async function readMark(database: Database, key: LadderKey): Promise<Mark | undefined> {
  const head = await database.get(headKey(key), [...MARK, 'line']);
  return head && markIn(head);
}

export const stillAt = <Name extends string>(name: Name, line: number, epoch: string | undefined): Condition<Name> => ({
  name,
  holds: { all: [{ attribute: 'line', is: '=', value: line }, ofEpoch(epoch)] },
});

/** Nobody has shut the ladder, nor begun to delete it, since it was seen; it may have got lines. */
export const stillIn = <Name extends string>(name: Name, epoch: string | undefined): Condition<Name> => ({
  name,
  holds: { all: ['present', ofEpoch(epoch)] },
});

const ofEpoch = (epoch: string | undefined): Test => stillOrLacking('', EPOCH, epoch).holds;

export interface Version {
  readonly line: LineNumber;
  /** When it was last published again since that line. */
  readonly touched?: Instant;
  readonly epoch?: string;
  /** Why nothing can be recorded now. */
  readonly shut?: LadderShut;
  /** Of which season that is; missing where it is the first. */
  readonly season?: number;
}

const TOLD = ['line', TOUCHED, ...MARK];

export async function readVersion(database: Reader, key: LadderKey): Promise<Version | undefined> {
  const head = await database.get(headKey(key), TOLD);
  return head && versionIn(head, key);
}

/** The same of many ladders, in the order of their keys. */
export async function readVersions(
  database: Reader,
  keys: readonly LadderKey[],
): Promise<readonly (Version | undefined)[]> {
  const heads = await database.getMany(keys.map(headKey), TOLD);
  const byPartition = new Map(heads.map((head) => [head.pk, head]));
  return keys.map((key) => {
    const head = byPartition.get(ladderPartition(key));
    return head && versionIn(head, key);
  });
}

function versionIn(head: Item, { season = FIRST_SEASON }: LadderKey): Version | undefined {
  const { line, [TOUCHED]: touched } = head;
  const { shut, ...epoch } = markIn(head);
  if (shut === 'deleting') return undefined;
  return {
    line: lineNumber(Number(line)),
    ...(touched !== undefined && { touched: instant(Number(touched)) }),
    ...epoch,
    ...(shut && { shut }),
    ...(season !== FIRST_SEASON && { season }),
  };
}

/** Whether a ladder was last worked out by earlier rules: what is stored of it may be out of date. */
export async function isOfOlderRules(database: Reader, key: LadderKey, rules = RULES): Promise<boolean> {
  // The first rules had no numbers yet.
  if (rules === 1) return false;
  const found = await database.get({ pk: homePartition(key), sk: RULES_NUMBER });
  return Number(found?.['rules'] ?? 1) < rules;
}

export const noteRules = (database: Database, key: LadderKey, rules = RULES): Promise<void> =>
  database.put(rulesItem(key, rules));

/** Says that a ladder was worked out by these rules, in each of its seasons. */
export const rulesItem = (key: LadderKey, rules = RULES): Item => ({ pk: homePartition(key), sk: RULES_NUMBER, rules });

export interface DueLadder extends Pick<LadderKey, 'club' | 'ladder'> {
  readonly at: Instant;
}

/** How many are held at once of each shard; a page of the index itself may hold ten thousand. */
const HELD = 500;

/** The ladders due by an instant, by shards of the due index, longest due first; reading a shard may fail. */
export const dueLadders = (database: Database, by: Instant): readonly AsyncIterable<DueLadder>[] =>
  dueShards().map((shard) => dueIn(database, shard, by));

async function* dueIn(database: Database, shard: string, by: Instant): AsyncGenerator<DueLadder> {
  for await (const item of database.query({ due: shard, by, limit: HELD })) {
    const key = parseLadderPartition(item.pk);
    if (key) yield { ...key, at: instant(Number(item[DUE_INDEX.sort])) };
  }
}

/** Since when, or from when on, a season is due, read from itself: the index may be a moment late. */
export async function readDueAt(
  database: Database,
  key: LadderKey,
): Promise<(Mark & { readonly at: Instant | undefined }) | undefined> {
  const head = await database.get(headKey(key), [DUE_INDEX.sort, ...MARK]);
  const at = head?.[DUE_INDEX.sort];
  return head && { at: at === undefined ? undefined : instant(Number(at)), ...markIn(head) };
}
