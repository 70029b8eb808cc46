import { parseInstant } from '#shared/calendar/moment.ts';
import { formatLocal, localOf } from '#shared/calendar/zone.ts';
import { type Day, instant } from '#shared/vocabulary/vocabulary.ts';
import { momentIn } from '#web/ui/forms/clock.ts';

/**
 * A time as a club's clocks show it, such as 2021-09-06T19:50, with its offset; unchanged if it isn't a time, or something has
 * to be asked.
 */
export function withOffset(zone: string, local: string): string {
  const at = momentIn(zone, local);
  if (at === undefined) return local;
  const written = formatLocal(zone, at);
  return `${written.slice(0, 16)}${written.slice(-6)}`;
}

/** A moment such as 2021-09-06T18:50Z by a club's clocks. */
export const inZone = (zone: string, at: string): string => formatLocal(zone, parseInstant(at) ?? instant(Date.now()));

/** The day in a zone at a moment such as 2021-09-06T19:50Z, or now by this browser's clock if it isn't a moment. */
export const todayIn = (zone: string, now: string): Day => localOf(zone, parseInstant(now) ?? instant(Date.now())).day;
