import { placeOf, type Shape } from '#shared/rules/common/pyramid.ts';
import { choice } from '#shared/rules/common/settings.ts';
import type { Header } from '#shared/vocabulary/header.ts';

/** Whether an order is a plain ladder or stands in the rows of a pyramid, and whom of the row above a place there reaches. */
export const shape = choice('shape', 'ladder', ['ladder', 'pyramid', 'pyramid-right']);

/** How it is drawn. */
export const shapeOf = (ladder: { readonly header: Pick<Header, 'settings'> }): Shape =>
  shape.of(ladder) === 'ladder' ? 'ladder' : 'pyramid';

/** How many rungs up the whole row above, and all further left in the own row, go from a rung of a pyramid. */
function wholeRowAbove(rung: number): number {
  const { row, place } = placeOf(rung);
  return row - 1 + place - 1;
}

/**
 * How many rungs up the k-th of a row reaches: the row above from its k-th place on, and everyone to their left in their own
 * row. That is as many as the row above has places. Rung 3 reaches rung 1 (H2).
 */
const fromOwnPlaceOn = (rung: number): number => (rung === 3 ? 2 : placeOf(rung).row - 1);

/** How many rungs up a player on a rung reaches by the rows of a pyramid; undefined on a plain ladder. */
export function upInRows(ladder: { readonly header: Pick<Header, 'settings'> }, rung: number): number | undefined {
  const chosen = shape.of(ladder);
  if (chosen === 'pyramid') return wholeRowAbove(rung);
  return chosen === 'pyramid-right' ? fromOwnPlaceOn(rung) : undefined;
}
