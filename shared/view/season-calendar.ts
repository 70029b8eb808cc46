import { formatLocal } from '../calendar/zone.ts';
import type { CalendarView, PlayedOnView } from '../contract/calendar.ts';
import type { Ladder } from '../vocabulary/ladder.ts';
import { type Instant, instant } from '../vocabulary/vocabulary.ts';
import { duesAhead } from './dues-ahead.ts';
import { kindOf } from './settlement-kind.ts';

/** How many days on which something was played are told, and how many milliseconds ahead penalties are. */
const DAYS = 60;
const AHEAD = 366 * 86_400_000;

/** The days of a season: on which there was play, and when penalties will fall due. */
export function calendarOf(ladder: Ladder, played: readonly PlayedOnView[], now: Instant): CalendarView {
  const { timezone, closures = [] } = ladder.header;
  const dues = Array.from(duesAhead(ladder, instant(now + AHEAD)), (settlement) => ({
    ...kindOf(settlement),
    at: formatLocal(timezone, settlement.at),
    period: settlement.name,
    clause: settlement.clause,
  }));
  return { days: played.length, played: played.slice(-DAYS), dues, closures };
}
