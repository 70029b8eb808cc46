import type { Measured, Measuring } from '../rules/common/measuring.ts';
import { systemOf } from '../systems/registry.ts';
import type { Measure } from '../systems/system-controls.ts';
import type { Ladder } from '../vocabulary/ladder.ts';
import type { PlayerId } from '../vocabulary/vocabulary.ts';

/** Everybody's rung; equal points share one. */
export const rungsOf: Measuring['rungs'] = (ladder) => systemOf(ladder).measuring.rungs(ladder);

export const measureOf = (ladder: Pick<Ladder, 'header'>): Measure => systemOf(ladder).controls.measure;

/** What is measured of a player besides the rung. */
export const measuredOf = (ladder: Ladder, id: PlayerId): Measured => systemOf(ladder).measuring.of(ladder, id);
