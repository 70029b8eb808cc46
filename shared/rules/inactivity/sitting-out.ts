import type { ClubCalendar } from '#shared/calendar/club-calendar.ts';
import { shutAround } from '#shared/calendar/periods.ts';
import type { Ladder, SettledPeriod } from '#shared/vocabulary/ladder.ts';
import { awaySlot, type DaysAway } from '../away/slots.ts';

/** How many settled periods that count for a player a ladder remembers: more than any run of missed ones that has consequences. */
export const REMEMBERED = 12;

/** The periods that count for a player: those on whose every day of play the club is shut, or they are away, do not. */
export function countingFor(
  calendar: ClubCalendar,
  daysAway: DaysAway,
  periods: readonly SettledPeriod[],
): readonly SettledPeriod[] {
  if (daysAway.length === 0) return periods;
  const theirs = { ...calendar, closures: [...(calendar.closures ?? []), ...daysAway] };
  return periods.filter((period) => !shutAround(theirs, period));
}

/** The latest of several periods, the last one last: so many that twelve of them count for everybody, where there are. */
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
