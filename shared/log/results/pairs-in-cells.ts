import { PEOPLE_OF_PAIR } from '#shared/vocabulary/command.ts';
import { nameKey } from '#shared/words/same-name.ts';
import { RESULTS } from '../texts.ts';
import { type Cells, columnOf, type ResultColumn, SIDES } from './columns.ts';

/** Reads lines that name a pair each, counted from 1: the people of each. A line that names nobody is missing. */
export type ReadsEntrants = (
  text: string,
) => readonly { readonly line: number; readonly people: readonly { readonly name: string }[] }[];

/** What stands between the people of a pair once it is read, however the list has it. */
const BETWEEN = ' / ';

/** The people of a pair that was read; of a player that player alone. */
export const peopleNamedIn = (entrant: string): readonly string[] => entrant.split(BETWEEN);

/** The same for all spellings of a name; of a pair in whichever order its people are named. */
export const entrantKey = (entrant: string): string => peopleNamedIn(entrant).map(nameKey).toSorted().join(BETWEEN);

export type PairFault = 'alone' | 'crowd' | 'twice';

/** What keeps people from being a pair, each by what tells them apart; undefined for a pair (P1). */
export function pairFault(people: readonly string[]): PairFault | undefined {
  const [fewest, most] = PEOPLE_OF_PAIR;
  if (people.length < fewest) return 'alone';
  if (people.length > most) return 'crowd';
  return new Set(people).size < people.length ? 'twice' : undefined;
}

/** Why people of these names are no pair, as a sentence. */
export function whyNoPair(names: readonly string[]): string | undefined {
  const fault = pairFault(names.map(nameKey));
  return fault && RESULTS.pair[fault];
}

/** "Winner 1" and "Winner 2" are two columns of one pair. */
export const columnOfSeveral = (heading: string): ResultColumn | undefined =>
  columnOf(heading.replace(/[\s(#.]*(?:\d|\b[ab])\)?\s*$/i, '')) ?? columnOf(heading);

/** The columns in which entrants stand. */
const NAMING: readonly ResultColumn[] = [...SIDES, 'name'];

/** The same list with each pair in the first of its columns, as "Ann Lee / Bob Ray", whether it had one or one for each person. */
export function withEntrantsInCells(
  rows: readonly Cells[],
  kinds: readonly ResultColumn[],
  readEntrants: ReadsEntrants,
): readonly Cells[] {
  const sides = NAMING.filter((side) => kinds.includes(side));
  const lines = rows.flatMap(({ cells }) =>
    sides.map((side) => cells.filter((_, place) => kinds[place] === side).join('\t')),
  );
  const named = new Map(
    readEntrants(lines.join('\n')).map(({ line, people }) => [line, people.map(({ name }) => name).join(BETWEEN)]),
  );
  return rows.map(({ line, cells }, index) => ({
    line,
    cells: cells.map((cell, place) => {
      const kind = kinds[place] ?? 'unused';
      const side = sides.indexOf(kind);
      if (side < 0) return cell;
      return kinds.indexOf(kind) === place ? (named.get(index * sides.length + side + 1) ?? '') : '';
    }),
  }));
}
