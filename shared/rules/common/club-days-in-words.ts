import { addDays, daysBetween, weekday } from '#shared/calendar/days.ts';
import { instantOf } from '#shared/calendar/zone.ts';
import type { Ladder } from '#shared/vocabulary/ladder.ts';
import type { Day } from '#shared/vocabulary/vocabulary.ts';
import type { CalendarDate } from '#shared/words/dates.ts';
import { DUES } from '../texts.ts';
import { type Setting, timeIn } from './settings.ts';

interface ClubDay {
  readonly summary: string;
  /** 0 for Sunday to 6 for Saturday. */
  readonly weekdays: readonly number[];
  readonly hours: { readonly from: Setting<string>; readonly to: Setting<string> };
}

/** The weekdays on which a club plays, except when it is closed, from `from` to `until`. */
export function weeklyDays(ladder: Ladder, club: ClubDay, from: Day, until: Day): readonly CalendarDate[] {
  const { timezone, closures = [] } = ladder.header;
  const at = (day: Day, time: Setting<string>) => instantOf(timezone, day, timeIn(ladder, time));
  const { hours, summary } = club;
  return club.weekdays
    .flatMap((weekday) => everyWeek(weekday, from, until))
    .toSorted()
    .filter((day) => !closures.some((closure) => closure.from <= day && day <= closure.to))
    .map((day) => ({ id: `club-${day}`, summary, at: at(day, hours.from), until: at(day, hours.to) }));
}

function everyWeek(on: number, from: Day, until: Day): readonly Day[] {
  const first = addDays(from, (on - weekday(from) + 7) % 7);
  const weeks = Math.max(0, Math.floor(daysBetween(first, until) / 7) + 1);
  return Array.from({ length: weeks }, (_, week) => addDays(first, 7 * week));
}

/** What the last day of a season is called where nothing else ends it. */
export const lastDayTitle = (): string => DUES.lastDay;

/** That day, in a calendar. */
export const seasonEnd = ({ header: { season } }: Ladder, name: string): readonly CalendarDate[] =>
  season.end ? [{ id: 'season-end', summary: DUES.seasonEnd(name), from: season.end, to: season.end }] : [];
