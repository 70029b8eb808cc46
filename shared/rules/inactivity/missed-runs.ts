import type { Period } from '../../calendar/periods.ts';
import type { Ladder } from '../../vocabulary/ladder.ts';
import type { Day, PlayerId } from '../../vocabulary/vocabulary.ts';
import type { Attendance } from '../duty.ts';

/** Who is in a match or game that is running, and so plays. */
export function inMatch(ladder: Ladder, attendance: Attendance, matchesRun: boolean): ReadonlySet<PlayerId> {
  const running = new Set<PlayerId>();
  for (const match of matchesRun ? ladder.challenges.values() : []) {
    if (attendance.counts(match)) running.add(match.challenger).add(match.challenged);
  }
  for (const game of ladder.games.values()) {
    if (attendance.counts(game)) for (const player of game.players) running.add(player);
  }
  return running;
}

/** Everybody who missed the period, in the ladder's order, with how many periods in a row they have missed now. */
export function missedRuns(
  ladder: Ladder,
  period: Pick<Period, 'first' | 'last'>,
  attendance: Attendance,
  matchesRun: boolean,
  running = inMatch(ladder, attendance, matchesRun),
): ReadonlyMap<PlayerId, number> {
  const runs = new Map<PlayerId, number>();
  const latestFirst = [...ladder.settled, period].reverse();
  for (const player of ladder.order.players()) {
    if (running.has(player)) continue;
    const run = missedRun(ladder, player, latestFirst, attendance.lastPlayed(ladder, player, period.last));
    if (run > 0) runs.set(player, run);
  }
  return runs;
}

/** A period counts as missed by whoever was on the ladder on its first day and has not played since (§0 Periods). */
function missedRun(
  ladder: Ladder,
  player: PlayerId,
  latestFirst: readonly { first: Day; last: Day }[],
  played: Day | undefined,
): number {
  const admitted = ladder.players.get(player)?.admitted;
  const over = latestFirst.findIndex(
    (each) => admitted === undefined || admitted > each.first || (played !== undefined && played >= each.first),
  );
  return over < 0 ? latestFirst.length : over;
}
