import { placeOf, SHAPES, type Shape } from '#shared/rules/common/pyramid.ts';
import { choice } from '#shared/rules/common/settings.ts';
import { WHOM } from '#shared/rules/texts.ts';
import type { Header } from '#shared/vocabulary/header.ts';
import type { Ladder } from '#shared/vocabulary/ladder.ts';
import type { Reach } from '../reach.ts';

/** Whether an order is a plain ladder or stands in the rows of a pyramid. */
export const shape = choice('shape', 'ladder', SHAPES);

export const shapeOf = (ladder: { readonly header: Pick<Header, 'settings'> }): Shape =>
  shape.of(ladder) === 'pyramid' ? 'pyramid' : 'ladder';

/** The players further left in the challenger's row of a pyramid, and those in the row above. */
const leftOrRowAbove: Reach = {
  includes({ order }, { challenged, distance }) {
    const rung = order.rungOf(challenged);
    if (rung === undefined || distance < 1) return false;
    return placeOf(rung + distance).row - placeOf(rung).row <= 1;
  },
  says: () => WHOM.pyramid,
};

export const byShape = (onLadder: Reach): Reach => {
  const reachOn = (ladder: Ladder): Reach => (shapeOf(ladder) === 'pyramid' ? leftOrRowAbove : onLadder);
  return {
    includes: (ladder, meeting) => reachOn(ladder).includes(ladder, meeting),
    says: (ladder) => reachOn(ladder).says(ladder),
  };
};
