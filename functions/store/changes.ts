import { isDeepStrictEqual } from 'node:util';
import { type Ladder, newLadder, type Player } from '../../shared/ladder/ladder.ts';
import type { Table } from '../../shared/ladder/table.ts';
import type { LineNumber } from '../../shared/ladder/vocabulary.ts';
import { CHALLENGE, FINAL, PLAYER, pageName, TONIGHT } from './keys.ts';
import { type Part, pagePart, tonightPart } from './parts.ts';
import { rosters } from './roster.ts';

/** What one line does to the stored parts, the head apart. */
export interface Changes {
  readonly put: readonly Part[];
  readonly remove: readonly string[];
}

/** A part as it is and as it was; whatever is not there is undefined. */
interface Change {
  readonly name: string;
  readonly is: unknown;
  readonly was: unknown;
}

/** From this many newcomers in one line on, they share an item instead of having one each. */
const CROWD = 25;

/** The parts in which a ladder differs from what it was: those alone are written. */
export function changesBetween(before: Ladder, after: Ladder): Changes {
  const newcomers = playersNew(before, after);
  const crowd = newcomers.length >= CROWD ? newcomers : [];
  const changed = [
    ...pageChanges(before, after),
    ...tableChanges(PLAYER, before.players, after.players, new Set<string>(crowd.map(({ id }) => id))),
    ...tableChanges(CHALLENGE, before.challenges, after.challenges),
    {
      name: TONIGHT,
      is: after.night && tonightPart(after.night),
      was: before.night && tonightPart(before.night),
    },
    { name: FINAL, is: after.final, was: before.final },
  ].filter(({ is, was }) => is !== was && !isDeepStrictEqual(is, was));
  const parts = changed.filter(({ is }) => is !== undefined).map(({ name, is }) => partOf(name, is, after.line));
  return {
    put: [...parts, ...rosters(crowd, after.line)],
    remove: changed.filter(({ is }) => is === undefined).map(({ name }) => name),
  };
}

/** Everything there is to a ladder, its head apart, as if it were new: all its players share rosters. */
export function stateParts(ladder: Ladder): readonly Part[] {
  const { put } = changesBetween({ ...newLadder(ladder.header), players: ladder.players }, ladder);
  return [...put, ...rosters([...ladder.players.values()], ladder.line)];
}

const partOf = (name: string, value: unknown, line: LineNumber): Part => ({ name, line, value });

function playersNew(before: Ladder, after: Ladder): readonly Player[] {
  if (after.players.size === before.players.size) return [];
  return [...after.players.values()].filter(({ id }) => !before.players.has(id));
}

function* pageChanges(before: Ladder, after: Ladder): Generator<Change> {
  const pages = new Map(before.order.pages.map((page) => [page.number, page]));
  for (const page of after.order.pages) {
    const old = pages.get(page.number);
    pages.delete(page.number);
    if (old !== page) yield { name: pageName(page.number), is: pagePart(page), was: old && pagePart(old) };
  }
  for (const gone of pages.values()) yield { name: pageName(gone.number), is: undefined, was: gone };
}

function* tableChanges<K extends string, V>(
  prefix: typeof PLAYER | typeof CHALLENGE,
  before: Table<K, V>,
  after: Table<K, V>,
  apart: ReadonlySet<string> = new Set(),
): Generator<Change> {
  for (const key of after.changedSince(before)) {
    if (!apart.has(key)) yield { name: `${prefix}${key}`, is: after.get(key), was: before.get(key) };
  }
}
