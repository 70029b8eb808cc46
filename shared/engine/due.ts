import { lastDayOfPlay } from '../calendar/club-calendar.ts';
import { addDays, later } from '../calendar/days.ts';
import { instantOf } from '../calendar/zone.ts';
import { nextAwayOrBack } from '../rules/away/days.ts';
import { nextUnprotected } from '../rules/challenge/whom/after-games.ts';
import { dayOf } from '../rules/common/standing.ts';
import { asRemembered } from '../rules/inactivity/attendance.ts';
import { nightAt } from '../rules/night/pegs.ts';
import { systemOf } from '../systems/registry.ts';
import { type DeadlineSettlement, isPeriod } from '../vocabulary/entry.ts';
import { headerLine } from '../vocabulary/header.ts';
import type { Challenge, Ladder } from '../vocabulary/ladder.ts';
import { Table } from '../vocabulary/table.ts';
import { type ChallengeId, type Day, type Instant, instant } from '../vocabulary/vocabulary.ts';
import { ahead } from './ahead.ts';
import { duesOf, nextDue } from './settle.ts';

/** For how many days back a page adds up everybody's changes. */
export const LATELY = 7;

/** The next moment after `after` at which a page says something else though nothing happens; undefined if never. */
export const nextRollover = (ladder: Ladder, after: Instant): Instant | undefined =>
  sooner(nextMidnight(ladder, after), nextOfHours(ladder, after));

/** On a club night, when players are called to challenge from then on, or not any more. */
function nextOfHours(ladder: Ladder, after: Instant): Instant | undefined {
  const { nights, honours } = systemOf(ladder);
  const hours = nights.hoursOn(ladder, after);
  if (!hours || honours(ladder).champion || nightAt(ladder, after).present.length === 0) return undefined;
  return [hours.from, instant(hours.to + 1)].find((at) => at > after);
}

function sooner(one: Instant | undefined, other: Instant | undefined): Instant | undefined {
  if (one === undefined || other === undefined) return one ?? other;
  return instant(Math.min(one, other));
}

/** The next local midnight after `after` at which a page says something else though nothing happens; undefined if never. */
function nextMidnight(ladder: Ladder, after: Instant): Instant | undefined {
  if (ladder.line === headerLine(ladder.header)) return undefined;
  const { timezone } = ladder.header;
  const forgotten = addDays(dayOf(ladder, ladder.at), LATELY + 1);
  // Where clocks are set back over midnight, a day begins, the one before it comes back, and it begins again.
  const day = [1, 2]
    .map((days) => addDays(dayOf(ladder, after), days))
    .find((each) => instantOf(timezone, each) > after);
  if (!day) return undefined;
  if (day <= forgotten) return instantOf(timezone, day);
  const today = dayOf(ladder, after);
  const [next] = [
    nextReunion(ladder, after),
    nextWithoutPlay(ladder, today),
    dayAfterSeason(ladder, today),
    nextAwayOrBack(ladder, today),
    nextUnprotected(ladder, today),
  ]
    .filter((each) => each !== undefined)
    .toSorted();
  return next && instantOf(timezone, later(next, day));
}

/** The first day from which nobody can play any more in the month or week that is due next. */
function nextWithoutPlay(ladder: Ladder, today: Day): Day | undefined {
  const { header } = ladder;
  const calendar = systemOf(ladder).calendar(header);
  if (!calendar.weekdays && !header.closures) return undefined;
  for (const { settlement, uncounted: due = settlement } of ahead(ladder)) {
    const last = due && isPeriod(due) ? lastDayOfPlay(calendar, { from: due.first, to: due.last }) : undefined;
    if (last !== undefined) return last < today ? undefined : addDays(last, 1);
  }
  return undefined;
}

/** The first day on which a season is over, where that is to come. */
function dayAfterSeason({ header: { season } }: Ladder, today: Day): Day | undefined {
  return season.end !== undefined && today <= season.end ? addDays(season.end, 1) : undefined;
}

const nextReunion = (ladder: Ladder, after: Instant): Day | undefined =>
  systemOf(ladder).rematches(ladder, dayOf(ladder, after))[0]?.from;

/** What becomes of a challenge that is not accepted, or not played, in time; undefined if it has no deadline. */
export function deadlineOf(ladder: Ladder, id: ChallengeId): DeadlineSettlement | undefined {
  const challenge = ladder.challenges.get(id);
  if (!challenge) return undefined;
  const alone = { ...ladder, challenges: Table.empty<ChallengeId, Challenge>().set(id, challenge) };
  for (const { due } of duesOf(alone, asRemembered)) {
    const { settlement } = due.settle(asRemembered, due.at);
    if (settlement?.kind === 'deadline') return settlement;
  }
  return undefined;
}

/** When the timer has something to settle. Where nobody is on the ladder that can wait for the next command. */
export const settlingDueAt = (ladder: Ladder): Instant | undefined =>
  ladder.order.size > 0 ? nextDue(ladder) : undefined;

/** When time alone next changes a ladder rendered at `after`: something is settled, or the page rolls over; else undefined. */
export const dueAt = (ladder: Ladder, after: Instant = ladder.at): Instant | undefined =>
  sooner(settlingDueAt(ladder), nextRollover(ladder, after));
