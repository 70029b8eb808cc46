import type { Ladder } from '../../vocabulary/ladder.ts';
import type { CalendarDate } from '../../words/calendar-date.ts';
import { DUES } from '../texts.ts';

/** The last day of a season that has one, in a calendar. */
export function lastDay({ header: { season } }: Ladder, name: string): readonly CalendarDate[] {
  const { end } = season;
  return end ? [{ id: 'season-end', summary: DUES.seasonEnd(name), from: end, to: end }] : [];
}
