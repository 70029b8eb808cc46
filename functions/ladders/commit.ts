import { nextLine } from '#shared/rules/common/standing.ts';
import type { Entry } from '#shared/vocabulary/entry.ts';
import type { Ladder } from '#shared/vocabulary/ladder.ts';
import { MOST } from '#shared/vocabulary/size-limits.ts';
import type { Database } from '../database/database.ts';
import type { Item } from '../database/item.ts';
import { entryName, HEAD, type LadderKey, ladderPartition } from '../database/keys.ts';
import {
  absent,
  fits,
  newToken,
  StoreOutage,
  still,
  type TransactionOutcome,
  type Write,
} from '../database/transaction.ts';
import { TOO_LARGE } from '../runtime/texts.ts';
import type { SeenLadder } from './catch-up.ts';
import { changesBetween } from './changes.ts';
import { entryItem, fromEntryItem, idItem, isEnd, newId, readEntry } from './entries.ts';
import { headItem, markIn, stillAt } from './head.ts';
import { fromItem, type RecordedRequest, recordedItem, seasonOf } from './idempotency.ts';
import { partItem, partOf } from './stored-parts.ts';

export interface LineToCommit {
  readonly before: Ladder;
  readonly after: Ladder;
  readonly entry: Entry;
  /** The lines that come before it, in their order. */
  readonly linesBefore?: readonly Entry[];
  readonly lookedBack: boolean;
  /** How long those who race for the ladder have to wait, in milliseconds. */
  readonly wait: number;
  readonly epoch?: string | undefined;
  /** The token by which the line before is on its way, if it is: where another one takes its place, this one is not written. */
  readonly awaits?: string;
  readonly besides?: readonly Write<'club-changed'>[];
  /** What its writer has written with it, or not at all. */
  readonly together?: readonly Write<'outdated'>[] | undefined;
  readonly remember?: { readonly idempotencyKey: string; readonly request: string };
}

/** Nothing was written: others change the ladder, or an id is taken. `seen`: what that showed of the ladder. */
export interface CommitLost {
  readonly end: 'lost';
  readonly because: Exclude<ConditionName, 'already-recorded' | 'outdated'> | 'contended';
  readonly seen: SeenLadder;
}

export type Commit =
  | { readonly end: 'committed' }
  | CommitLost
  | { readonly end: 'already-recorded'; readonly recorded: RecordedRequest }
  | { readonly end: 'outdated' }
  | { readonly end: 'too-large'; readonly message: string };

type ConditionName = 'already-recorded' | 'ladder-changed' | 'id-taken' | 'club-changed' | 'outdated';

/** Writes a line all or nothing, exactly once; an unknown outcome is thrown as an outage. `inLine`: see Database. */
export async function commit(
  database: Database,
  key: LadderKey,
  line: LineToCommit,
  inLine: (token: string) => void = () => {},
): Promise<Commit> {
  const token = newToken();
  const writes = writesFor(database, key, line, token);
  const message = tooLarge(line, writes);
  if (message) return { end: 'too-large', message };
  const outcome = await database.transact([...awaited(key, line), ...writes], token, () => inLine(token));
  const open = outcome.end === 'unanswered' || (outcome.end === 'failed' && outcome.unsure);
  return open ? foundOut(database, key, line, token, outcome) : commitOf(outcome, line);
}

const isNew = <Name extends ConditionName>(name: Name) => ({ condition: absent<ConditionName>(name) });

function writesFor(
  database: Database,
  key: LadderKey,
  line: LineToCommit,
  token: string,
): readonly Write<ConditionName>[] {
  const { before, after, lookedBack, wait, epoch } = line;
  const pk = ladderPartition(key);
  const changes = changesBetween(before, after);
  const all = entriesOf(line);
  const seen = stillAt<ConditionName>('ladder-changed', before.line, epoch);
  return [
    ...remembered(database, key, line),
    { put: headItem(key, after, changes.put.length, epoch), condition: seen },
    ...all.map((entry) => ({
      put: entryItem(key, { ...entry, token, lookedBack, wait }),
      ...isNew<ConditionName>('ladder-changed'),
    })),
    ...all.flatMap((entry) => {
      const id = newId(entry.command);
      // The whole log tells more: the id of a voided match is free again.
      return id === undefined
        ? []
        : [{ put: idItem(key, id, entry.line), ...(!lookedBack && isNew<ConditionName>('id-taken')) }];
    }),
    ...changes.put.map((part) => ({ put: partItem(key, part) })),
    ...changes.remove.map((sk) => ({ remove: { pk, sk } })),
    ...(line.besides ?? []),
    ...(line.together ?? []),
  ];
}

const entriesOf = ({ linesBefore = [], entry }: LineToCommit): readonly Entry[] => [...linesBefore, entry];

function awaited(key: LadderKey, { before, awaits }: LineToCommit): readonly Write<ConditionName>[] {
  if (awaits === undefined) return [];
  const check = { pk: ladderPartition(key), sk: entryName(before.line) };
  return [{ check, condition: still('ladder-changed', 'token', awaits) }];
}

function remembered(
  database: Database,
  key: LadderKey,
  { remember, entry }: LineToCommit,
): readonly Write<ConditionName>[] {
  if (!remember) return [];
  const { idempotencyKey, request } = remember;
  const put = recordedItem(key, idempotencyKey, { request, line: entry.line, ...seasonOf(key) }, database.now());
  return [{ put, ...isNew('already-recorded') }];
}

function tooLarge({ before, after, entry }: LineToCommit, writes: readonly Write<string>[]): string | undefined {
  if (after.order.size > MOST.players && after.order.size > before.order.size) return TOO_LARGE.players;
  if (fits(writes)) return undefined;
  return entry.command.verb === 'seed' ? TOO_LARGE.seeding : TOO_LARGE.change;
}

function commitOf(outcome: TransactionOutcome<ConditionName>, line: LineToCommit): Commit {
  if (outcome.end === 'committed') return { end: 'committed' };
  if (outcome.end !== 'failed') return { end: 'lost', because: 'contended', seen: {} };
  const { condition, item, items } = outcome;
  if (condition === 'outdated') return { end: 'outdated' };
  if (condition !== 'already-recorded') return { end: 'lost', because: condition, seen: seenIn(items, line) };
  if (!item) throw new Error('the store did not say what a request was answered before');
  return { end: 'already-recorded', recorded: fromItem(item) };
}

function seenIn(items: readonly Item[], { before }: LineToCommit): SeenLadder {
  const [head, entry] = [HEAD, entryName(nextLine(before))].map((name) => items.find(({ sk }) => sk === name));
  return {
    ...(head && { head: partOf(head), mark: markIn(head) }),
    ...(entry && !isEnd(entry) && { entry: fromEntryItem(entry) }),
  };
}

/** Where the answer to a transaction leaves open whether it happened, its line in the log tells. */
async function foundOut(
  database: Database,
  key: LadderKey,
  line: LineToCommit,
  token: string,
  outcome: TransactionOutcome<ConditionName>,
): Promise<Commit> {
  const first = nextLine(line.before);
  const stored = await readEntry(database, key, first);
  if (stored?.token === token) return { end: 'committed' };
  // If another writer has the line, or a condition fails for good, it cannot happen any more.
  if (stored || (outcome.end === 'failed' && outcome.condition !== 'ladder-changed')) return commitOf(outcome, line);
  throw new StoreOutage(`no answer for line ${first} of ${key.club}/${key.ladder}`, { cause: outcome });
}
