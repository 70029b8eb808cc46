import { addDays } from '../../shared/calendar/days.ts';
import { instantOf, localOf } from '../../shared/calendar/zone.ts';
import type { Instant } from '../../shared/vocabulary/vocabulary.ts';
import type { Wishes } from '../store/telling-port.ts';

const MINUTE = 60_000;

/** From ten in the evening until eight in the morning nobody is told anything, unless they say otherwise. */
const QUIET = { from: 22 * 60, to: 8 * 60 } as const;

/** When a player is left alone. */
export const quietOf = ({ quiet = QUIET }: Wishes): NonNullable<Wishes['quiet']> => quiet;

/** When those who want one message a day get it, in minutes since midnight. */
const DAILY = 8 * 60;

/** Until when a player wants to be left alone, by the clocks of their ladder; an instant that is not ahead where they do not. */
export function quietUntil({ quiet = QUIET, daily }: Wishes, zone: string, now: Instant): Instant {
  const { day, time } = localOf(zone, now);
  const minute = Math.floor(time / MINUTE);
  const next = (at: number): Instant => instantOf(zone, minute < at ? day : addDays(day, 1), at * MINUTE);
  if (daily) return next(DAILY);
  return isWithin(minute, quiet) ? next(quiet.to) : now;
}

/** Where it ends earlier than it begins, midnight lies between; where it ends as it begins, it is never quiet. */
const isWithin = (minute: number, { from, to }: { readonly from: number; readonly to: number }): boolean =>
  from <= to ? from <= minute && minute < to : minute >= from || minute < to;
