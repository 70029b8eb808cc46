import { parseDay } from '#shared/calendar/moment.ts';
import { formatLocal, instantOf } from '#shared/calendar/zone.ts';
import type { Instant } from '#shared/vocabulary/vocabulary.ts';

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
