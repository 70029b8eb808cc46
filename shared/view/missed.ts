import { asRemembered } from '../rules/inactivity/attendance.ts';
import { inMatch, missedRuns } from '../rules/inactivity/missed-runs.ts';
import { calendarOfPeriods } from '../rules/inactivity/settle-period.ts';
import { REMEMBERED } from '../rules/inactivity/sitting-out.ts';
import { systemOf } from '../systems/registry.ts';
import type { Ladder } from '../vocabulary/ladder.ts';
import type { PlayerId } from '../vocabulary/vocabulary.ts';

/**
 * How many periods in a row, up to the last one settled, everybody has missed, twelve at most; those who have played since,
 * or were away in it, are not named.
 */
export function missedInARow(ladder: Ladder): ReadonlyMap<PlayerId, number> {
  const last = ladder.settled.at(-1);
  if (!last) return new Map();
  const before = { ...ladder, settled: ladder.settled.slice(0, -1) };
  const { calendar, inProgress } = systemOf(ladder);
  const running = inMatch(before, asRemembered, inProgress);
  const runs = missedRuns(before, calendarOfPeriods(calendar, ladder), last, asRemembered, running);
  return new Map(Array.from(runs, ([player, run]) => [player, Math.min(run, REMEMBERED)]));
}
