/** How those of a ladder are drawn: each below the last, or in rows, each one longer than the one above. */
export type Shape = 'ladder' | 'pyramid';

/** Where a rung is in a pyramid: in which row from the top, and how many places from the left, both from 1 on. */
export interface PyramidPlace {
  readonly row: number;
  readonly place: number;
}

/** How many rungs the first rows have together: each row is one longer than the one above. */
const rungsIn = (rows: number): number => (rows * (rows + 1)) / 2;

export function placeOf(rung: number): PyramidPlace {
  const row = Math.ceil((Math.sqrt(8 * rung + 1) - 1) / 2);
  return { row, place: rung - rungsIn(row - 1) };
}

/** An order, top first, in the rows of a pyramid; the last row may be incomplete, and the first if `first` is further down. */
export function rowsOf<T>(order: readonly T[], first = 1): readonly (readonly T[])[] {
  const rows: T[][] = [];
  const top = placeOf(first).row;
  for (let start = 0; start < order.length; start = rungsIn(top + rows.length - 1) + 1 - first)
    rows.push(order.slice(start, rungsIn(top + rows.length) + 1 - first));
  return rows;
}
