import type { ClubCalendar } from '#shared/calendar/club-calendar.ts';
import { shutAround } from '#shared/calendar/periods.ts';
import type { Ladder, SettledPeriod } from '#shared/vocabulary/ladder.ts';
import type { ChallengeId, Day, LineNumber, PlayerId } from '#shared/vocabulary/vocabulary.ts';
import { awaySlot, type DaysAway } from '../away/slots.ts';
import type { Attendance } from '../duty.ts';

/** A match or game that is being played: its players count as playing. */
interface Running {
  readonly id: ChallengeId;
  readonly players: readonly PlayerId[];
  /** The line whose result has ended it, where that has yet to count. */
  readonly ended?: LineNumber;
}

export type InProgress = (ladder: Ladder) => readonly Running[];

/** Where a challenge is to be played some day. */
export const nothingInProgress: InProgress = () => [];

/** Where a challenge is a match in progress from the moment it is issued (§0). */
export const matchesInProgress: InProgress = ({ challenges }) =>
  Array.from(challenges.values(), ({ id, challenger, challenged }) => ({ id, players: [challenger, challenged] }));

/** Players in a match or game that is running, who count as playing. */
export const inMatch = (ladder: Ladder, attendance: Attendance, inProgress: InProgress): ReadonlySet<PlayerId> =>
  new Set(
    inProgress(ladder)
      .filter((running) => attendance.counts(running))
      .flatMap(({ players }) => players),
  );

/** Players who missed the period, in order, with how many in a row; not those in a running match, and not those away. */
export function missedRuns(
  ladder: Ladder,
  calendar: ClubCalendar,
  period: SettledPeriod,
  attendance: Attendance,
  running: ReadonlySet<PlayerId>,
): ReadonlyMap<PlayerId, number> {
  const runs = new Map<PlayerId, number>();
  const since = calendar.season.start;
  const latestFirst = [...ladder.settled, period].filter(({ first }) => first >= since).reverse();
  const away = awaySlot.of(ladder);
  for (const player of ladder.order.players()) {
    if (running.has(player)) continue;
    const counting = countingFor(calendar, away.get(player), latestFirst);
    if (counting[0] !== period) continue;
    const run = missedRun(ladder, player, counting, attendance.lastPlayed(ladder, player, period.last));
    if (run > 0) runs.set(player, run);
  }
  return runs;
}

/** A period counts as missed by all who were on the ladder on its first day and have not played since (§0 Periods). */
function missedRun(
  ladder: Ladder,
  player: PlayerId,
  latestFirst: readonly SettledPeriod[],
  played: Day | undefined,
): number {
  const admitted = ladder.players.get(player)?.admitted;
  // From the oldest on: most players have either missed them all or just played.
  return 1 + latestFirst.findLastIndex(({ first }) => admitted && admitted <= first && (!played || played < first));
}

/** How many settled periods that count for a player a ladder remembers: more than any run of missed ones that has consequences. */
export const REMEMBERED = 12;

/** The periods that count for a player: those on whose every day of play the club is shut, or they are away, do not. */
export function countingFor(
  calendar: ClubCalendar,
  daysAway: DaysAway | undefined,
  periods: readonly SettledPeriod[],
): readonly SettledPeriod[] {
  if (!daysAway || daysAway.length === 0) return periods;
  const theirs = { ...calendar, closures: [...(calendar.closures ?? []), ...daysAway] };
  return periods.filter((period) => !shutAround(theirs, period));
}

/** The latest of several periods, the last one last: if possible, enough that twelve of them count for everybody. */
export function latestOf(
  ladder: Ladder,
  calendar: ClubCalendar,
  periods: readonly SettledPeriod[],
): readonly SettledPeriod[] {
  let first = Math.max(0, periods.length - REMEMBERED);
  for (const [player, daysAway] of awaySlot.of(ladder).entries()) {
    if (first === 0 || !ladder.order.has(player)) continue;
    const oldest = countingFor(calendar, daysAway, periods).at(-REMEMBERED);
    first = oldest ? Math.min(first, periods.indexOf(oldest)) : 0;
  }
  return periods.slice(first);
}
