import { formatLocal } from '../calendar/zone.ts';
import type { CalendarView, PlayedOnView } from '../contract/calendar.ts';
import { dayOf } from '../rules/common/standing.ts';
import type { Ladder } from '../vocabulary/ladder.ts';
import { type Day, type Instant, instant } from '../vocabulary/vocabulary.ts';
import { stateOf } from '../words/games.ts';
import type { Tale } from '../words/tale.ts';
import { duesAhead } from './dues-ahead.ts';
import { kindOf } from './settlement-kind.ts';

/** How many days on which something was played are told, and how many milliseconds ahead penalties are. */
const DAYS = 60;
const AHEAD = 366 * 86_400_000;

/** The days of a season: on which there was play, and when penalties will fall due. */
export function calendarOf({ ladder, games, pots }: Tale, now: Instant): CalendarView {
  const played = daysPlayed(ladder, [
    ...games.all().filter((game) => stateOf(ladder, game) === 'stands'),
    ...pots.last(Number.POSITIVE_INFINITY).filter(({ voidedBy }) => voidedBy === undefined),
  ]);
  const { timezone, closures = [] } = ladder.header;
  const dues = Array.from(duesAhead(ladder, instant(now + AHEAD)), (settlement) => ({
    ...kindOf(settlement),
    at: formatLocal(timezone, settlement.at),
    period: settlement.name,
    clause: settlement.clause,
  }));
  return { days: played.length, played: played.slice(-DAYS), dues, closures };
}

function daysPlayed(ladder: Ladder, played: readonly { readonly playedAt: Instant }[]): readonly PlayedOnView[] {
  const counts = new Map<Day, number>();
  for (const { playedAt } of played) {
    const day = dayOf(ladder, playedAt);
    counts.set(day, (counts.get(day) ?? 0) + 1);
  }
  return [...counts]
    .map(([day, results]) => ({ day, results }))
    .toSorted((one, other) => (one.day < other.day ? -1 : 1));
}
