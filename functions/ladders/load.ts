import { picked } from '#shared/vocabulary/alike.ts';
import type { Header } from '#shared/vocabulary/header.ts';
import type { Ladder } from '#shared/vocabulary/ladder.ts';
import { type Instant, instant, type LineNumber } from '#shared/vocabulary/vocabulary.ts';
import type { Reader } from '../database/database.ts';
import type { Item } from '../database/item.ts';
import { HEAD, type LadderKey, ladderPartition, STATE } from '../database/keys.ts';
import { StoreOutage } from '../database/transaction.ts';
import { headKey, type Mark, markIn, TOUCHED } from './head.ts';
import { ladderOf, mayGo, storedHeader } from './parts.ts';
import { headerIn, headIn, partOf, type StatePart, type StoredHead } from './stored-parts.ts';

const READS = 8;

interface HeadWithDates extends StoredHead {
  readonly due?: unknown;
  readonly dueAt?: unknown;
  /** When it was last touched since the line, if it was. */
  readonly touched?: Instant;
}

export interface StoredState {
  readonly head: HeadWithDates;
  readonly mark: Mark;
  readonly parts: readonly StatePart[];
  /** Whether all parts are of one line: false if the query ran into a transaction. */
  readonly whole: boolean;
}

export interface LoadedLadder extends Mark {
  readonly ladder: Ladder;
}

/**
 * The ladder as stored, with its mark; undefined if it doesn't exist, is half made, or deleted. Throws if it is being
 * rewritten.
 */
export async function find(database: Reader, key: LadderKey): Promise<LoadedLadder | undefined> {
  const found = await findUnlessRewritten(database, key);
  if (found === 'rewriting') throw new StoreOutage(`${key.club}/${key.ladder} is being written anew`);
  return found;
}

export async function findUnlessRewritten(
  database: Reader,
  key: LadderKey,
): Promise<LoadedLadder | 'rewriting' | undefined> {
  const state = await readState(database, key);
  if (!state) return undefined;
  const name = `${key.club}/${key.ladder}`;
  if (state.mark.shut === 'rewriting') return 'rewriting';
  if (!state.whole) throw new StoreOutage(`the parts of ${name} do not fit together`);
  return { ladder: ladderOf(state.head, state.parts), ...state.mark };
}

export async function findHeader(
  database: Reader,
  key: LadderKey,
): Promise<(Mark & { readonly header: Header }) | undefined> {
  const head = await database.get(headKey(key));
  const mark = head && markIn(head);
  return head && mark && mark.shut !== 'deleting' ? { header: storedHeader(headerIn(head)), ...mark } : undefined;
}

/** The stored state, read again until it is whole; after a few reads it is returned as it is. */
export async function readState(database: Reader, key: LadderKey): Promise<StoredState | undefined> {
  for (let reads = 1; ; reads++) {
    const state = await readOnce(database, key);
    if (!state || state.whole || state.mark.shut === 'rewriting' || reads === READS) return state;
    await database.pause(reads);
  }
}

async function readOnce(database: Reader, key: LadderKey): Promise<StoredState | undefined> {
  const parts: StatePart[] = [];
  let head: Item | undefined;
  for await (const item of database.query({ pk: ladderPartition(key), sk: { beginsWith: STATE } })) {
    if (item.sk === HEAD) head = item;
    else parts.push(partOf(item));
  }
  return head && markIn(head).shut !== 'deleting' ? stateOf(head, parts) : undefined;
}

function stateOf(item: Item, parts: readonly StatePart[]): StoredState {
  const { wrote, [TOUCHED]: touched } = item;
  const head = {
    ...headIn(item),
    ...picked(item, ['due', 'dueAt']),
    ...(touched !== undefined && { touched: instant(Number(touched)) }),
  };
  return { head, mark: markIn(item), parts, whole: isWhole(head, Number(wrote), parts) };
}

/**
 * A query may see half of a transaction. So the head says how many parts its line wrote, and how many of those that come and go
 * exist: if both numbers are right and no part is newer, all of it is of the head's line, because nobody writes a further line
 * before having seen the one before it whole.
 */
function isWhole(head: StoredHead, wrote: number, parts: readonly StatePart[]): boolean {
  const of = (line: LineNumber) => parts.filter((part) => part.line === line).length;
  const { holds } = head.value;
  return (
    parts.every(({ line }) => line <= head.line) && of(head.line) === wrote && parts.filter(mayGo).length === holds
  );
}
