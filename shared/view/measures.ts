import { gapShown } from '../rules/go/gaps.ts';
import { pointsOf, sharedRungs } from '../rules/pots/purses.ts';
import { systemOf } from '../systems/registry.ts';
import type { Measure } from '../systems/system-controls.ts';
import type { Ladder } from '../vocabulary/ladder.ts';
import { type PlayerId, type Rung, rung } from '../vocabulary/vocabulary.ts';

type RungsOf = (ladder: Ladder) => ReadonlyMap<PlayerId, Rung>;

const ownRungs: RungsOf = (ladder) =>
  new Map(ladder.order.players().map((player, index) => [player, rung(index + 1)] as const));

const RUNGS: { readonly [Each in Measure]: RungsOf } = { rungs: ownRungs, gaps: ownRungs, points: sharedRungs };

/** Everybody's rung; equal points share one. */
export const rungsOf: RungsOf = (ladder) => RUNGS[measureOf(ladder)](ladder);

export const measureOf = (ladder: Pick<Ladder, 'header'>): Measure => systemOf(ladder).controls.measure;

/** What is measured of a player besides the rung. */
export interface Measured {
  readonly points?: number;
  /** The gap to the next program below, such as "3.5+"; the one on the bottom rung has none. */
  readonly gap?: string;
}

const MEASURED: { readonly [Each in Measure]: (ladder: Ladder, id: PlayerId) => Measured } = {
  rungs: () => ({}),
  gaps(ladder, id) {
    const gap = gapShown(ladder, id);
    return gap === undefined ? {} : { gap };
  },
  points: (ladder, id) => ({ points: pointsOf(ladder, id) }),
};

export const measuredOf = (ladder: Ladder, id: PlayerId): Measured => MEASURED[measureOf(ladder)](ladder, id);
