import * as z from 'zod/mini';
import type { Command } from '#shared/vocabulary/command.ts';
import type { Effects, Entry } from '#shared/vocabulary/entry.ts';
import { type ChallengeId, type LineNumber, lineNumber } from '#shared/vocabulary/vocabulary.ts';
import type { Database, Reader } from '../database/database.ts';
import { type Item, pack } from '../database/item.ts';
import { entryName, ID, type LadderKey, ladderPartition } from '../database/keys.ts';
import { stored } from '../database/stored.ts';
import { allOf } from '../runtime/at-once.ts';

export interface StoredEntry extends Entry {
  /** The transaction that wrote it. */
  readonly token: string;
  /** Whether it was decided with the whole log at hand, so that lines before it may come out differently since. */
  readonly lookedBack: boolean;
  /** How long those who raced for the ladder had to wait when it was written, in milliseconds. */
  readonly wait: number;
}

export const entryItem = (key: LadderKey, { line, command, effects, token, lookedBack, wait }: StoredEntry): Item => ({
  pk: ladderPartition(key),
  sk: entryName(line),
  line,
  token,
  value: pack({ command, effects }),
  ...(lookedBack && { lookedBack: 1 }),
  ...(wait > 0 && { wait }),
});

/** Only a line that was tampered with lacks what it settled; that does not stop the comparison that finds it. */
type Packed = Pick<StoredEntry, 'command'> & {
  readonly effects: Omit<Effects, 'settled'> & Partial<Pick<Effects, 'settled'>>;
};

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** What a body says, rules ask: of thousands of lines only that is looked at without which nothing is a line. */
const packedIn = stored(
  z.custom<Packed>((value) => {
    const { command, effects } = isObject(value) ? value : {};
    return (
      isObject(command) &&
      typeof command['verb'] === 'string' &&
      Number.isSafeInteger(command['at']) &&
      isObject(command['body']) &&
      isObject(effects) &&
      Array.isArray(effects['moves'])
    );
  }),
);

export function fromEntryItem(item: Item): StoredEntry {
  const { line, token, lookedBack, wait = 0 } = item;
  const { command, effects } = packedIn(item);
  return {
    line: lineNumber(Number(line)),
    command,
    effects: { settled: [], ...effects },
    token: String(token),
    lookedBack: lookedBack === 1,
    wait: Number(wait),
  };
}

export async function readEntry(database: Reader, key: LadderKey, line: LineNumber): Promise<StoredEntry | undefined> {
  const item = await database.get({ pk: ladderPartition(key), sk: entryName(line) });
  return item && !isEnd(item) ? fromEntryItem(item) : undefined;
}

/** How many lines a transaction writes at most. */
const MOST_TOGETHER = 5;

/** A line and, if it was written with others, those before it: newest first. Empty if the line doesn't exist. */
export async function readTogether(
  database: Reader,
  key: LadderKey,
  line: LineNumber,
  withOthers: boolean,
): Promise<readonly StoredEntry[]> {
  if (!withOthers) {
    const entry = await readEntry(database, key, line);
    return entry ? [entry] : [];
  }
  return (await readRequest(database, key, line, line)).toReversed();
}

/** The lines that the request of a line recorded, up to another one; oldest first, and none if it doesn't exist. */
async function readRequest(database: Reader, key: LadderKey, line: LineNumber, to: number) {
  const found = await readEntries(database, key, lineNumber(Math.max(1, line - MOST_TOGETHER)), lineNumber(to));
  const of = found.find((each) => each.line === line);
  return found.filter(({ token }) => token === of?.token);
}

/** A line, and the first and last of those that one request recorded, itself among them. */
export interface WrittenEntry {
  readonly entry: Entry;
  readonly first: LineNumber;
  readonly last: LineNumber;
  /** Whether it came with its whole season, such as of a log that was brought in: nobody has just recorded it. */
  readonly isBroughtIn: boolean;
}

/** The token of lines that no transaction of theirs has written. */
export const BROUGHT_IN = 'import';

/**
 * A line, and which lines its request recorded, by the token that its transaction gave them: `at` and `by` could be those of
 * two requests within a millisecond. Undefined if the line doesn't exist.
 */
export async function readWritten(
  database: Reader,
  key: LadderKey,
  line: LineNumber,
): Promise<WrittenEntry | undefined> {
  const request = await readRequest(database, key, line, Math.min(LAST, line + MOST_TOGETHER));
  const entry = request.find((each) => each.line === line);
  if (!entry) return undefined;
  const isBroughtIn = entry.token === BROUGHT_IN;
  const [first, last] = isBroughtIn ? [entry, entry] : [request.at(0), request.at(-1)];
  return { entry: toEntry(entry), first: first?.line ?? line, last: last?.line ?? line, isBroughtIn };
}

/** The highest number that a line can have. */
export const LAST = lineNumber(99_999_999);

/** Lines of a season, and whether it ends with them because the next one was started. */
export interface Lines {
  readonly entries: readonly StoredEntry[];
  readonly isOver: boolean;
}

/** The lines from one to another, both included, oldest first. */
export async function readLines(
  database: Reader,
  key: LadderKey,
  from: LineNumber,
  to: LineNumber = LAST,
): Promise<Lines> {
  if (from > to) return { entries: [], isOver: false };
  const entries: StoredEntry[] = [];
  let isOver = false;
  const sk = { from: entryName(from), to: entryName(to) };
  for await (const item of database.query({ pk: ladderPartition(key), sk })) {
    if (isEnd(item)) isOver = true;
    else entries.push(fromEntryItem(item));
  }
  return { entries, isOver };
}

export const readEntries = async (
  database: Reader,
  key: LadderKey,
  from: LineNumber,
  to?: LineNumber,
): Promise<readonly StoredEntry[]> => (await readLines(database, key, from, to)).entries;

const END = 'end';

/** Stands where the line after a season's last one would: nobody can write there, and readers learn that it is over. */
export const endItem = (key: LadderKey, line: LineNumber): Item => ({
  pk: ladderPartition(key),
  sk: entryName(line),
  [END]: 1,
});

export const isEnd = (item: Item): boolean => item[END] !== undefined;

export const toEntry = ({ line, command, effects }: StoredEntry): Entry => ({ line, command, effects });

/** The challenge or game that a command names for the first time. */
export function newId({ verb, body }: Command): ChallengeId | undefined {
  return verb === 'challenge' || verb === 'match' || verb === 'start' ? body.id : undefined;
}

export const idsGiven = (entries: readonly Entry[]): ReadonlyMap<ChallengeId, LineNumber> =>
  new Map(
    entries.flatMap(({ line, command }) => {
      const id = newId(command);
      return id === undefined ? [] : [[id, line] as const];
    }),
  );

const idKey = (key: LadderKey, id: ChallengeId) => ({ pk: ladderPartition(key), sk: `${ID}${id}` });

/** Keeps an id from being given twice: the ladder itself knows only the challenges that are open. */
export const idItem = (key: LadderKey, id: ChallengeId, line: LineNumber): Item => ({ ...idKey(key, id), line });

export const isTaken = async (database: Database, key: LadderKey, id: ChallengeId): Promise<boolean> =>
  (await database.get(idKey(key, id))) !== undefined;

export async function readIds(database: Database, key: LadderKey): Promise<ReadonlyMap<string, number>> {
  const items = await allOf(database.query({ pk: ladderPartition(key), sk: { beginsWith: ID } }));
  return new Map(items.map(({ sk, line }) => [sk, Number(line)]));
}

/** The author given for the line that a rewritten ladder gets: what was told of it before no longer holds. */
export const REWRITTEN = 'data protection';
/** The same of a ladder that was worked out again because a release has changed the rules. */
export const BY_NEW_RULES = 'new rules';
