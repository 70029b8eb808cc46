import { asRemembered } from '../rules/inactivity/attendance.ts';
import { missedRuns } from '../rules/inactivity/missed-runs.ts';
import { systemOf } from '../systems/registry.ts';
import type { Ladder } from '../vocabulary/ladder.ts';
import type { PlayerId } from '../vocabulary/vocabulary.ts';

/** How many periods in a row, up to the last one settled, everybody has missed; those who have played since are not named. */
export function missedInARow(ladder: Ladder): ReadonlyMap<PlayerId, number> {
  const last = ladder.settled.at(-1);
  if (!last) return new Map();
  const before = { ...ladder, settled: ladder.settled.slice(0, -1) };
  return missedRuns(before, last, asRemembered, systemOf(ladder).inProgress);
}
