import { addDays, weekday } from '../../../shared/calendar/days.ts';
import { parseDay } from '../../../shared/calendar/moment.ts';
import { formatLocal, instantOf, localOf } from '../../../shared/calendar/zone.ts';
import { timeIn } from '../../../shared/rules/common/settings.ts';
import { nairobiSettings } from '../../../shared/systems/nairobi/settings.ts';
import type { Ladder } from '../../../shared/vocabulary/ladder.ts';
import type { Instant } from '../../../shared/vocabulary/vocabulary.ts';

const SATURDAY = 6;

/** A moment as the field of a form holds it: the club's time, to the minute, such as 2021-09-11T14:00. */
export const formatField = (zone: string, at: Instant): string => formatLocal(zone, at).slice(0, 16);

/** The moment that a field holds; nothing where it holds none. */
export function parseField(zone: string, field: string): Instant | undefined {
  const [date = '', time = ''] = field.split('T');
  const day = parseDay(date);
  const [hours, minutes] = time.split(':').map(Number);
  if (!day || hours === undefined || minutes === undefined || Number.isNaN(hours + minutes)) return undefined;
  return instantOf(zone, day, (hours * 60 + minutes) * 60_000);
}

/** When a game is likely to have been played (N6): now, during play, and else on the Saturday when it was played last. */
export function lastSession(ladder: Ladder, now: Instant): Instant {
  const { timezone } = ladder.header;
  const [from, to] = [timeIn(ladder, nairobiSettings.hoursFrom), timeIn(ladder, nairobiSettings.hoursTo)];
  const { day, time } = localOf(timezone, now);
  const ago = (weekday(day) - SATURDAY + 7) % 7;
  if (ago === 0 && time >= from && time <= to) return now;
  return instantOf(timezone, addDays(day, -(ago === 0 && time < from ? 7 : ago)), from);
}
