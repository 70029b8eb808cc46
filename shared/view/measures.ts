import type { Measuring } from '../rules/common/rungs-points-gaps.ts';
import { systemOf } from '../systems/registry.ts';
import type { Measure } from '../systems/system-controls.ts';
import type { Ladder } from '../vocabulary/ladder.ts';
import type { TellsTerms } from '../words/game-terms.ts';

const knownRungs = new WeakMap<Ladder, ReturnType<Measuring['rungs']>>();

/** Everybody's rung; equal points share one. Worked out once for each ladder: a view asks for it again and again. */
export const rungsOf: Measuring['rungs'] = (ladder) => {
  const rungs = knownRungs.get(ladder) ?? systemOf(ladder).measuring.rungs(ladder);
  knownRungs.set(ladder, rungs);
  return rungs;
};

export const measureOf = (ladder: Pick<Ladder, 'header'>): Measure => systemOf(ladder).controls.measure;

/** What is measured of a player; `on`: their rung, if they have one. */
export const measuredOf: Measuring['of'] = (ladder, id, on) => systemOf(ladder).measuring.of(ladder, id, on);

/** Everybody of whom something else may be measured on one ladder than on another. */
export const touchedBy: Measuring['touched'] = (before, after) => systemOf(after).measuring.touched(before, after);

export const termsOf: TellsTerms = (ladder, pairing, named) => systemOf(ladder).controls.terms(ladder, pairing, named);
