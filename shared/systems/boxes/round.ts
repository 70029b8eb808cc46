import { everyDay } from '#shared/calendar/club-calendar.ts';
import { addDays, later } from '#shared/calendar/days.ts';
import { monthOf, nextPeriod, shutAround } from '#shared/calendar/periods.ts';
import { instantOf } from '#shared/calendar/zone.ts';
import { dayOf } from '#shared/rules/common/standing.ts';
import type { Ladder } from '#shared/vocabulary/ladder.ts';
import type { Day, Instant } from '#shared/vocabulary/vocabulary.ts';
import { boxSettings } from './settings.ts';
import { type Round, roundSlot } from './slots.ts';

/** The round that goes on, or is the next: before the first match of a season with the boxes that there would be now (B2). */
export const roundOf = (ladder: Ladder): Round => roundSlot.of(ladder) ?? newRound(ladder);

/** A round that begins after the last one, in boxes of those who are there. */
export function newRound(ladder: Ladder): Round {
  const { header, settled } = ladder;
  const last = settled.at(-1)?.last;
  const since = last === undefined ? header.season.start : addDays(last, 1);
  return {
    since,
    until: untilOf(ladder, since, last),
    size: boxSettings.size.of(ladder),
    players: ladder.order.size,
    gaps: [],
    joined: 0,
  };
}

/** The last day of a round that is not over yet: of a month, or of so many weeks. Where nobody can play in them, it goes on. */
function untilOf(ladder: Ladder, since: Day, last: Day | undefined): Day {
  const calendar = everyDay(ladder.header);
  const now = later(since, dayOf(ladder, ladder.at));
  const weeks = boxSettings.weeks.of(ladder);
  if (weeks === 0) {
    let month = nextPeriod(calendar, monthOf, last, undefined);
    while (month && month.last < now) month = nextPeriod(calendar, monthOf, month.last, undefined);
    return month?.last ?? since;
  }
  let until = addDays(since, 7 * weeks - 1);
  while (until < now || shutAround(calendar, { first: since, last: until })) until = addDays(until, 7 * weeks);
  return until;
}

/** The last day of a round; undefined if it would begin after the season. */
export function lastDayOf({ header: { season } }: Pick<Ladder, 'header'>, { since, until }: Round): Day | undefined {
  if (season.end === undefined) return until;
  if (since > season.end) return undefined;
  return until < season.end ? until : season.end;
}

/** When the round that goes on is over; undefined if it would begin after the season. */
export function endOfRound(ladder: Ladder): Instant | undefined {
  const last = lastDayOf(ladder, roundOf(ladder));
  return last === undefined ? undefined : overAt(ladder, last);
}

/** The midnight at which a round is over, by the clock of the ladder. */
export const overAt = ({ header }: Pick<Ladder, 'header'>, last: Day): Instant =>
  instantOf(header.timezone, addDays(last, 1));
