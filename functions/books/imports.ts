import * as z from 'zod/mini';
import type { ImportState } from '#shared/vocabulary/club.ts';
import type { Language } from '#shared/vocabulary/language.ts';
import { transactSurely } from '../database/change.ts';
import { laddersOf, tallyOf } from '../database/counter.ts';
import type { Database } from '../database/database.ts';
import { type Item, type ItemKey, keyOf, pack } from '../database/item.ts';
import { CLAIM, HEAD, IMPORTS, type LadderKey, ladderPartition, parseImportName } from '../database/keys.ts';
import { instant, maybe, type Stored, stored, text } from '../database/stored.ts';
import { EXPIRY } from '../database/table.ts';
import {
  absent,
  type Condition,
  MOST_ITEMS,
  present,
  still,
  type TransactionOutcome,
  type Write,
} from '../database/transaction.ts';
import { clubKey, clubLadderItem } from './clubs.ts';

/** `importing`: a log is just being imported there; `too-many-ladders`: the club has as many as it may have. */
export type Creation = 'created' | 'exists' | 'importing' | 'no-such-club' | 'too-many-ladders';

export type ImportEnd = ImportChange | Exclude<Creation, 'created' | 'importing'>;

/** `lost`: the import has changed meanwhile. `busy`: not now; asking the same again is harmless. */
export type ImportChange = 'changed' | 'lost' | 'busy';

const OVER: readonly ImportState[] = ['made', 'checked', 'refused', 'withdrawn', 'failed'];

export const isOver = ({ state }: LogImport): boolean => OVER.includes(state);

const isForgotten = ({ state }: LogImport): boolean => state === 'made' || state === 'withdrawn';

/** An import that is over is remembered for a week, in seconds. */
const REMEMBERED = 7 * 24 * 3600;

const claimKey = (key: LadderKey): ItemKey => ({ pk: ladderPartition(key), sk: CLAIM });
const headKey = (key: LadderKey): ItemKey => ({ pk: ladderPartition(key), sk: HEAD });

const expiry = (database: Database, found: LogImport): { readonly [EXPIRY]?: number } =>
  isOver(found) ? { [EXPIRY]: Math.ceil(database.now() / 1000) + REMEMBERED } : {};

/** An import holds the place of its ladder as any other claim does: by its token. */
function claimItem(database: Database, key: LadderKey, found: LogImport): Item {
  const { token, ...rest } = found;
  return { ...claimKey(key), token, import: pack(rest), ...expiry(database, found) };
}

const read = stored(
  z.object({
    id: z.string(),
    state: text<ImportState>(),
    /** The same for the same log on the same terms: sent again, it is the same import. */
    request: z.string(),
    /** Where the text lies meanwhile. */
    source: z.string(),
    /** Keeps lines that the rules refuse as `settle`, which changes nothing. */
    keepRefused: z.boolean(),
    /** Says what would come of it, and makes nothing. */
    dryRun: z.boolean(),
    by: z.string(),
    /** The language of the organiser who asked for it; English where that was not noted. */
    language: maybe(text<Language>()),
    begun: instant,
    changed: instant,
    /** The one at work on it; undefined between two steps. */
    worker: maybe(z.string()),
    /** How often work on it began since something was last achieved. */
    tries: z.number(),
    /** The lines of the log, including the header, and how many of them are checked and written so far. */
    lines: z.number(),
    checked: z.number(),
    written: z.number(),
    /** The items that make the ladder, without its head, and how many of them are written. */
    items: z.number(),
    stored: z.number(),
    refused: z.number(),
    /** What is wrong with the log as a whole, or why the import failed. */
    fault: maybe(z.string()),
  }),
);

/** The import of a season log: what was asked, and how far it has come. */
export interface LogImport extends Stored<typeof read> {
  /** Another one after every change: who changes it names the one that was seen. */
  readonly token: string;
}

/** The import that holds a claim, if one does. */
export function importIn(claim: Item | undefined): LogImport | undefined {
  if (claim?.['import'] === undefined) return undefined;
  return { ...read({ ...keyOf(claim), value: claim['import'] }), token: String(claim['token']) };
}

/** The import that makes a ladder, or the last one that was to. */
export const readImport = async (database: Database, key: LadderKey): Promise<LogImport | undefined> =>
  importIn(await database.get(claimKey(key)));

/** The ladders that are listed as being imported, of one club or of all. */
export async function* readImports(database: Database, club?: string): AsyncGenerator<LadderKey> {
  const names = club === undefined ? {} : { sk: { beginsWith: `${club}/` } };
  for await (const { sk } of database.query({ pk: IMPORTS, ...names })) {
    const key = parseImportName(sk);
    if (key) yield key;
  }
}

/** Lists an import for as long as it can be asked for. */
function listing(database: Database, { club, ladder }: LadderKey, found: LogImport): Write<never> {
  const place = { pk: IMPORTS, sk: `${club}/${ladder}` };
  return isForgotten(found) ? { remove: place } : { put: { ...place, ...expiry(database, found) } };
}

type ClaimLost = 'claim-lost';
type Obstacle = ClaimLost | 'exists' | 'no-such-club';

/** Nobody has taken or changed the claim since it was seen. */
export const heldBy = (token: string): Condition<ClaimLost> => still('claim-lost', 'token', token);

/** Begins an import, unless there is a ladder already, or another import is under way there. */
export async function beginImport(
  database: Database,
  key: LadderKey,
  begun: LogImport,
): Promise<'begun' | 'lost' | Exclude<Creation, 'created'>> {
  const claim = await database.get(claimKey(key));
  const other = importIn(claim);
  if (other && !isOver(other)) return 'importing';
  if ((await tallyOf(database, laddersOf(key.club))).isFull)
    return (await database.get(headKey(key))) ? 'exists' : 'too-many-ladders';
  const outcome = await transactSurely<Obstacle>(database, [
    { check: clubKey(key.club), condition: present('no-such-club') },
    { check: headKey(key), condition: absent('exists') },
    {
      put: claimItem(database, key, begun),
      condition: claim ? heldBy(String(claim['token'])) : absent('claim-lost'),
    },
    listing(database, key, begun),
  ]);
  return changeOf(outcome, begun) === 'changed' ? 'begun' : (obstacleIn(outcome) ?? 'lost');
}

/** Changes an import, and writes items of its ladder, all or nothing, where nobody has changed it since `seen`. */
export async function changeImport(
  database: Database,
  key: LadderKey,
  { token }: LogImport,
  to: LogImport,
  items: readonly Item[] = [],
): Promise<ImportChange> {
  const outcome = await database.transact<ClaimLost>([
    { put: claimItem(database, key, to), condition: heldBy(token) },
    ...(isOver(to) ? [listing(database, key, to)] : []),
    ...items.map((put) => ({ put })),
  ]);
  return changeOf(outcome, to);
}

/** Deletes as much as one transaction can of what else is in the partition, unless that is a ladder again. */
export async function clearImport(
  database: Database,
  key: LadderKey,
  { token }: LogImport,
  to: LogImport,
): Promise<ImportChange | 'cleared' | 'exists'> {
  const left = await someOf(database, ladderPartition(key));
  if (left.length === 0) return 'cleared';
  const outcome = await database.transact<Obstacle>([
    { put: claimItem(database, key, to), condition: heldBy(token) },
    { check: headKey(key), condition: absent('exists') },
    ...left.map((remove) => ({ remove })),
  ]);
  return obstacleIn(outcome) === 'exists' ? 'exists' : changeOf(outcome, to);
}

async function someOf(database: Database, partition: string): Promise<readonly ItemKey[]> {
  const found: ItemKey[] = [];
  for await (const { pk, sk } of database.query({ pk: partition, limit: MOST_ITEMS })) {
    if (sk !== CLAIM) found.push({ pk, sk });
    if (found.length === MOST_ITEMS - 2) break;
  }
  return found;
}

/** Makes the ladder visible by its head, and ends the import. */
export async function finishImport(
  database: Database,
  key: LadderKey,
  { token }: LogImport,
  to: LogImport,
  head: Item,
): Promise<ImportEnd> {
  const { isFull, oneMore } = await tallyOf(database, laddersOf(key.club));
  if (isFull) return endOfFull(await readImport(database, key), token, to);
  const outcome = await database.transact<Obstacle | 'counted'>([
    { put: claimItem(database, key, to), condition: heldBy(token) },
    { put: head, condition: absent('exists') },
    { check: clubKey(key.club), condition: present('no-such-club') },
    { put: clubLadderItem(key) },
    listing(database, key, to),
    oneMore,
  ]);
  if (outcome.end === 'failed' && outcome.condition === 'counted') return 'busy';
  return obstacleIn(outcome) ?? changeOf(outcome, to);
}

/** Where the club is full, it may be this ladder that filled it, by a change that was sent before. */
function endOfFull(now: LogImport | undefined, seen: string, to: LogImport): ImportEnd {
  if (now?.token === to.token) return 'changed';
  return now?.token === seen ? 'too-many-ladders' : 'lost';
}

/** A change that was sent before may have happened, and then its own token is what stands in the way. */
function changeOf(outcome: TransactionOutcome<string>, { token }: LogImport): ImportChange {
  if (outcome.end === 'committed') return 'changed';
  if (outcome.end !== 'failed') return 'busy';
  return outcome.items.some((item) => item['token'] === token) ? 'changed' : 'lost';
}

/** What else than others at work keeps a ladder from being made. */
const obstacleIn = (outcome: TransactionOutcome<Obstacle | 'counted'>): Exclude<Obstacle, ClaimLost> | undefined =>
  outcome.end === 'failed' && outcome.condition !== 'claim-lost' && outcome.condition !== 'counted'
    ? outcome.condition
    : undefined;
