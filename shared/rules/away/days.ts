import { addDays, daysBetween } from '#shared/calendar/days.ts';
import type { Ladder } from '#shared/vocabulary/ladder.ts';
import type { Day, PlayerId } from '#shared/vocabulary/vocabulary.ts';
import { awaySlot, type DaysAway } from './slots.ts';

const NEVER: DaysAway = [];

export const daysAwayOf = (ladder: Ladder, player: PlayerId): DaysAway => awaySlot.of(ladder).get(player) ?? NEVER;

export const countOf = (stretches: DaysAway): number =>
  stretches.reduce((days, { from, to }) => days + daysBetween(from, to) + 1, 0);

/** How many of the days that a player may be away in a season are left. */
export const daysLeft = (ladder: Ladder, player: PlayerId, most: number): number =>
  Math.max(0, most - countOf(daysAwayOf(ladder, player)));

/** The last of the days away among which a day is; undefined if the player is not away on it. */
export const awayUntil = (ladder: Ladder, player: PlayerId, day: Day): Day | undefined =>
  daysAwayOf(ladder, player).find(({ from, to }) => from <= day && day <= to)?.to;

/** Players whose days away differ from one ladder to another. */
export const awayBetween = (before: Ladder, after: Ladder): Iterable<PlayerId> =>
  awaySlot.of(after).changedSince(awaySlot.of(before));

/** The first day after another on which a player who is on the ladder goes away, or is back. */
export function nextAwayOrBack(ladder: Ladder, day: Day): Day | undefined {
  let next: Day | undefined;
  for (const [player, stretches] of awaySlot.of(ladder).entries()) {
    if (!ladder.order.has(player)) continue;
    for (const each of stretches.flatMap(({ from, to }) => [from, addDays(to, 1)]))
      if (each > day && (!next || each < next)) next = each;
  }
  return next;
}
