import type { Ladder } from '#shared/vocabulary/ladder.ts';
import { FIRST_LINE, type Instant, type LineNumber } from '#shared/vocabulary/vocabulary.ts';
import { type AdminChange, lineOf } from '../books/admin-history.ts';
import { AGAIN, untilThrough, writeAll } from '../database/change.ts';
import type { Database } from '../database/database.ts';
import type { Item } from '../database/item.ts';
import { type LadderKey, nameOf } from '../database/keys.ts';
import { absent, fits, type Write } from '../database/transaction.ts';
import { headKey, readMark } from './head.ts';
import { readRecorded, recordedItem } from './idempotency.ts';
import { find } from './load.ts';
import { type LadderSeasons, type PresentSeasons, readSeasons, type StoredSeasons, seasonsOf } from './seasons.ts';

/** How the start of the next season ends, or that it is undone. `No`: why it cannot be. */
export type Turn<No> =
  | { readonly kind: 'turned'; readonly ladder: Ladder; readonly seasons: LadderSeasons; readonly repeated: boolean }
  | { readonly kind: 'refused'; readonly no: No }
  | { readonly kind: 'ladder-changed'; readonly ladder: Ladder }
  | { readonly kind: 'key-reused' }
  | { readonly kind: 'closed' }
  /** More players than can be written at once. */
  | { readonly kind: 'too-large' }
  | { readonly kind: 'no-such-ladder' };

export interface TurnOptions {
  readonly at: Instant;
  /** What the caller calls this request, and what it asks: a repeat gets the first answer. */
  readonly idempotencyKey?: string;
  readonly request: string;
  readonly ifVersion?: LineNumber;
  readonly change?: AdminChange;
}

export interface Turning {
  readonly database: Database;
  readonly present: PresentSeasons;
}

export type TurnWrite = Write<'ladder-changed' | 'already-recorded'>;

export interface SeasonStanding {
  readonly seasons: StoredSeasons;
  readonly place: LadderKey;
  readonly ladder: Ladder;
  readonly head: Item;
  readonly epoch: string | undefined;
  readonly isClosed: boolean;
}

export interface Turned {
  readonly writes: readonly TurnWrite[];
  readonly ladder: Ladder;
  readonly seasons: StoredSeasons;
}

/** Turns a ladder's seasons as `decide` says, all or nothing; decided again where others have changed the ladder. */
export async function turn<No>(
  { database, present }: Turning,
  key: LadderKey,
  options: TurnOptions,
  decide: (standing: SeasonStanding) => Promise<Turned | Turn<No> | typeof AGAIN>,
): Promise<Turn<No>> {
  return untilThrough<Turn<No>>(database, nameOf(key), async () => {
    const standing = await stand(database, key);
    if (!standing) return { kind: 'no-such-ladder' };
    // Looked for after the ladder: another sending of the same request may have turned it just now.
    const recorded = await firstAnswer(database, key, options);
    if (recorded) return recorded;
    const { ladder } = standing;
    if (options.ifVersion !== undefined && options.ifVersion !== ladder.line) return { kind: 'ladder-changed', ladder };
    if (standing.isClosed) return { kind: 'closed' };
    const decided = await decide(standing);
    if (decided === AGAIN || 'kind' in decided) return decided;
    const writes = [...decided.writes, ...remembered(database, key, options), ...lineOf(key.club, options.change)];
    if (!fits(writes)) return { kind: 'too-large' };
    if ((await writeAll(database, writes)) !== 'committed') return AGAIN;
    await present.otherThan(key);
    return { kind: 'turned', ladder: decided.ladder, seasons: seasonsOf(decided.seasons), repeated: false };
  });
}

/** The ladder in its season, read as long as that is just being turned. */
const stand = (database: Database, key: LadderKey): Promise<SeasonStanding | undefined> =>
  untilThrough(database, nameOf(key), async () => {
    const seasons = await readSeasons(database, key);
    const place = { ...key, season: seasons.present };
    const [found, head] = await Promise.all([find(database, place), database.get(headKey(place))]);
    if (!found && (seasons.given === seasons.present || (await isBeingDeleted(database, key)))) return undefined;
    if (!found || !head || found.shut === 'over') return AGAIN;
    const { ladder, epoch, shut } = found;
    return { seasons, place, ladder, head, epoch, isClosed: shut === 'closed' };
  });

const isBeingDeleted = async (database: Database, key: LadderKey): Promise<boolean> =>
  (await readMark(database, key))?.shut === 'deleting';

async function firstAnswer(
  database: Database,
  key: LadderKey,
  { idempotencyKey, request }: TurnOptions,
): Promise<Turn<never> | undefined> {
  const recorded = idempotencyKey === undefined ? undefined : await readRecorded(database, key, idempotencyKey);
  if (!recorded) return undefined;
  if (recorded.request !== request) return { kind: 'key-reused' };
  const standing = await stand(database, key);
  if (!standing) return { kind: 'no-such-ladder' };
  return { kind: 'turned', ladder: standing.ladder, seasons: seasonsOf(standing.seasons), repeated: true };
}

function remembered(
  database: Database,
  key: LadderKey,
  { idempotencyKey, request }: TurnOptions,
): readonly TurnWrite[] {
  if (idempotencyKey === undefined) return [];
  const put = recordedItem(key, idempotencyKey, { request, line: FIRST_LINE }, database.now());
  return [{ put, condition: absent('already-recorded') }];
}
