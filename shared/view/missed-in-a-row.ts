import { asRemembered } from '../rules/inactivity/attendance.ts';
import { inMatch, missedRuns, REMEMBERED } from '../rules/inactivity/missed-runs.ts';
import { calendarOfPeriods } from '../rules/inactivity/penalties.ts';
import { systemOf } from '../systems/registry.ts';
import type { Ladder } from '../vocabulary/ladder.ts';
import type { PlayerId } from '../vocabulary/vocabulary.ts';

/** How many periods in a row up to the last one everybody has missed, twelve at most; without those who played or were away. */
export function missedInARow(ladder: Ladder): ReadonlyMap<PlayerId, number> {
  const last = ladder.settled.at(-1);
  if (!last) return new Map();
  const before = { ...ladder, settled: ladder.settled.slice(0, -1) };
  const { calendar, inProgress } = systemOf(ladder);
  const running = inMatch(before, asRemembered, inProgress);
  const runs = missedRuns(before, calendarOfPeriods(calendar, ladder), last, asRemembered, running);
  return new Map(Array.from(runs, ([player, run]) => [player, Math.min(run, REMEMBERED)]));
}
