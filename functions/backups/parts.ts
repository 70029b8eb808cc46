import { firstEntry } from '#shared/engine/lines.ts';
import { AGAIN, untilThrough } from '../database/change.ts';
import type { Reader } from '../database/database.ts';
import type { Item } from '../database/item.ts';
import {
  CLAIM,
  CLUB,
  CLUB_LADDER,
  CODE,
  clubPartition,
  ENTRY,
  entryName,
  FIRST_SEASON,
  HEAD,
  HELD_BACK,
  ID,
  IDEMPOTENCY,
  type LadderKey,
  ladderPartition,
  NOTICE,
  nameOf,
  SENT,
  sessionPartition,
} from '../database/keys.ts';
import { StoreOutage } from '../database/transaction.ts';
import { EPOCH, headKey, markIn, TOUCHED } from '../ladders/head.ts';
import { readSeasons } from '../ladders/seasons.ts';
import { headerIn } from '../ladders/stored-parts.ts';
import { allOf } from '../runtime/at-once.ts';

/** A piece of a log: which writing of its ladder it is of, and up to which line it goes. */
export interface LogMark {
  readonly epoch?: string | undefined;
  readonly last: number;
}

/** Some items of a club, stored together. */
export interface BackupPart {
  /** Such as "riverside/main/1/log-0", "riverside/main/1" or "riverside". */
  readonly name: string;
  /** Missing if they are known. */
  readonly items?: readonly Item[];
  readonly mark?: LogMark;
}

/**
 * What a table forgets by itself within days, or is of use only where it is: what is remembered of requests, notices on
 * their way, how an import went. So are whole partitions that no backup has: when keys were last used, how full limits
 * are, pending sign-ups.
 */
const PASSING = [IDEMPOTENCY, NOTICE, SENT, HELD_BACK, CLAIM, CODE];

/** How many lines of a log are one piece. */
const LINES = 1000;

/**
 * Everything to back up of a club, part by part: the state and log of each season, and last what else the club has, its own
 * item at the end. Yields no part if the club doesn't exist. `isKnown` says which pieces of a log need not be read. Throws a
 * `StoreOutage` if others were changing a ladder all the time.
 */
export async function* partsOf(
  database: Reader,
  club: string,
  isKnown: (name: string, mark: LogMark) => boolean = () => false,
): AsyncGenerator<BackupPart> {
  const [sessions, own] = [await read(database, sessionPartition(club)), await read(database, clubPartition(club))];
  const isClub = ({ sk }: Item): boolean => sk === CLUB;
  if (!own.some(isClub)) return;
  for (const { sk, ladder } of own)
    if (sk.startsWith(CLUB_LADDER)) yield* partsOfLadder(database, { club, ladder: String(ladder) }, isKnown);
  yield { name: club, items: [...sessions, ...own.filter((item) => !isClub(item)), ...own.filter(isClub)] };
}

async function* partsOfLadder(
  database: Reader,
  key: LadderKey,
  isKnown: (name: string, mark: LogMark) => boolean,
): AsyncGenerator<BackupPart> {
  const { given } = await readSeasons(database, key);
  const heads: Item[] = [];
  for (let season = FIRST_SEASON; season <= given; season++) {
    const place = { ...key, season };
    const state = await readAround(database, place);
    if (!state) continue;
    heads.push(state.head);
    const name = `${nameOf(key)}/${season}`;
    yield { name, items: state.items };
    yield* piecesOfLog(database, place, state.head, name, isKnown);
  }
  if (heads.length === 0) throw changing(key);
  // A season that was begun or undone meanwhile, or lines that were written anew: then it does not fit together.
  for (const { pk, sk, [EPOCH]: epoch } of heads)
    if ((await database.get({ pk, sk }, [EPOCH]))?.[EPOCH] !== epoch) throw changing(key);
}

const changing = (key: LadderKey): StoreOutage => new StoreOutage(`${nameOf(key)} is being changed all the time`);

/** All of a season except its log, as of one line; undefined if it doesn't exist, for instance after its start was undone. */
const readAround = (database: Reader, key: LadderKey) =>
  untilThrough(database, nameOf(key), async () => {
    const before = await database.get(headKey(key));
    if (!before) return undefined;
    const { shut } = markIn(before);
    if (shut === 'deleting' || shut === 'rewriting') return AGAIN;
    const items: Item[] = [];
    // What lies before, between and behind the log and the ids that it gives away.
    for (const [from, to] of [
      [' ', ENTRY],
      [behind(ENTRY), ID],
      [behind(ID), '~'],
    ] as const)
      items.push(...(await read(database, ladderPartition(key), { from, to })));
    const head = items.find(({ sk }) => sk === HEAD);
    const isStill = [head, await database.get(headKey(key))].every((each) => each && isSame(each, before));
    return head && isStill ? { head, items } : AGAIN;
  });

/** Sorts after all names with this prefix. */
const behind = (prefix: string): string => prefix.replace(/#$/, '$');

const isSame = (one: Item, other: Item): boolean => ['line', EPOCH, TOUCHED].every((name) => one[name] === other[name]);

async function* piecesOfLog(
  database: Reader,
  key: LadderKey,
  head: Item,
  name: string,
  isKnown: (name: string, mark: LogMark) => boolean,
): AsyncGenerator<BackupPart> {
  const [first, line] = [firstEntry(headerIn(head)), Number(head['line'])];
  const epoch = head[EPOCH] === undefined ? undefined : String(head[EPOCH]);
  // Behind the last line of a season that is over stands an item that says so.
  const end = markIn(head).shut === 'over' ? line + 1 : line;
  for (let from = Number(first), last = 0; from <= end; from = last + 1) {
    const piece = Math.floor(from / LINES);
    last = Math.min(end, piece * LINES + LINES - 1);
    const part = { name: `${name}/log-${piece}`, mark: { ...(epoch !== undefined && { epoch }), last } };
    if (isKnown(part.name, part.mark)) yield part;
    else {
      const items = await read(database, ladderPartition(key), { from: entryName(from), to: entryName(last) });
      const lacking = last + 1 - from - items.length;
      if (lacking > 0) throw new Error(`${nameOf(key)} lacks ${lacking} of the lines ${from} to ${last}`);
      yield { ...part, items };
    }
  }
}

async function read(
  database: Reader,
  pk: string,
  sk?: { readonly from: string; readonly to: string },
): Promise<readonly Item[]> {
  const items = await allOf(database.query({ pk, ...(sk && { sk }) }));
  return items.filter((item) => !PASSING.some((prefix) => item.sk.startsWith(prefix)));
}
