import { banded } from '#shared/rules/common/settings.ts';
import { shapeOf } from './pyramid.ts';

type ShapedLadder = Parameters<typeof shapeOf>[0];

/** A reach of this size goes to anybody above, however many they are (H3). */
export const ANYBODY = 100;

/** How many rungs up a challenge goes on a plain ladder, and on which rungs it goes further (H3). */
export const reach = banded('reach', 3, [1, ANYBODY]);

/** Whether a challenge can go to anybody above from every rung, so that free challenges would be of no use. */
export const reachesEverybody = (ladder: ShapedLadder): boolean =>
  shapeOf(ladder) === 'ladder' && reach.of(ladder) === ANYBODY;
