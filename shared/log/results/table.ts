import { whyNoName } from '#shared/words/name-faults.ts';
import type { Cells, ResultColumn } from './columns.ts';
import { peopleNamedIn, whyNoPair } from './pairs-in-cells.ts';

/** A line that does not fit, as it stands in the list, and what is wrong with it and what to do, as a sentence. */
export interface UnfitLine {
  readonly line: number;
  readonly text: string;
  readonly says: string;
}

/** A list whose columns are known. */
export interface Table {
  readonly rows: readonly Cells[];
  readonly kinds: readonly ResultColumn[];
  /** Whether each of its entrants is two people, who then are in one cell. */
  readonly areTwo: boolean;
}

/** What a line says in its columns of a kind. */
export const cellsIn = ({ kinds }: Table, row: Cells, kind: ResultColumn): readonly string[] =>
  kinds.flatMap((each, place) => (each === kind ? (row.cells[place] ?? '').trim() || [] : []));

export const cellIn = (table: Table, row: Cells, kind: ResultColumn): string => cellsIn(table, row, kind)[0] ?? '';

const textOf = ({ cells }: Cells): string => cells.filter((cell) => cell !== '').join(' · ');

export const unfit = (row: Cells, says: string): UnfitLine => ({ line: row.line, text: textOf(row), says });

/** Why an entrant of a list can’t be called so, as a sentence. */
export function whyNoEntrant(name: string, areTwo: boolean): string | undefined {
  if (!areTwo) return whyNoName(name);
  const people = peopleNamedIn(name);
  return whyNoPair(people) ?? people.map(whyNoName).find((says) => says !== undefined);
}
