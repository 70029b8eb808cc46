import { formatLocal } from '../calendar/zone.ts';
import type { CalendarView, ChangeView, PlayedOnView } from '../contract/calendar.ts';
import { type Instant, instant } from '../vocabulary/vocabulary.ts';
import type { Tale } from '../words/tale.ts';
import { type ChangeTold, changeWords } from './changes.ts';
import { duesAhead } from './dues-ahead.ts';
import { kindOf } from './settlement-kind.ts';

/** How many days on which something was played are told, and how many milliseconds ahead penalties are. */
const DAYS = 60;
/** How many of what was changed in mid-season is told. */
const CHANGES = 20;
const AHEAD = 366 * 86_400_000;

/** The days of a season: on which there was play, when penalties will fall due, and when open challenges run out. */
export function calendarOf(
  { ladder, named }: Pick<Tale, 'ladder' | 'named'>,
  played: readonly PlayedOnView[],
  now: Instant,
  changed: readonly ChangeTold[] = [],
): CalendarView {
  const { timezone, closures = [] } = ladder.header;
  const dues = duesAhead(ladder, instant(now + AHEAD))
    // A period of before, in which a ladder had no players yet, is over without a penalty.
    .filter(({ kind, at }) => kind === 'deadline' || at > now)
    .map((settlement) => ({
      ...kindOf(settlement),
      at: formatLocal(timezone, settlement.at),
      period: settlement.name,
      clause: settlement.clause,
      ...(settlement.kind === 'deadline' && {
        between: [named(settlement.challenger), named(settlement.challenged)] as const,
      }),
    }));
  const changes = changed.slice(-CHANGES).map((change) => changeView(change, timezone));
  return {
    days: played.length,
    played: played.slice(-DAYS),
    dues,
    closures,
    ...(changes.length > 0 && { changes }),
  };
}

/** What was changed, as it is published. */
export const changeView = (change: ChangeTold, timezone: string): ChangeView => ({
  line: change.line,
  at: formatLocal(timezone, change.at),
  text: changeWords(change, timezone),
  ...(change.voided && { voidedBy: change.voided.line }),
});
