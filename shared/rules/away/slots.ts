import { addDays } from '../../calendar/days.ts';
import { a, fields, listOf, pairOf } from '../../vocabulary/form.ts';
import type { Closure } from '../../vocabulary/header.ts';
import { asFieldOfPlayers } from '../../vocabulary/keeping.ts';
import type { Ladder } from '../../vocabulary/ladder.ts';
import { slot } from '../../vocabulary/slot.ts';
import { Table } from '../../vocabulary/table.ts';
import type { Day, PlayerId } from '../../vocabulary/vocabulary.ts';

/** Stretches of days in order, both ends included, of which none overlap or adjoin. */
export type DaysAway = readonly Closure[];

/** When players are away, as it was announced, all through the season; whoever has announced nothing is missing. */
export const awaySlot = slot(
  'away',
  Table.empty<PlayerId, DaysAway>(),
  asFieldOfPlayers<DaysAway>(),
  listOf(
    pairOf(a('player'), listOf(fields({ from: a('day'), to: a('day') }))),
    'The days of the season on which players are or were away, from one to another, both included.',
  ),
);

const NEVER: DaysAway = [];

/** The days of the season on which a player is or was away. */
export const daysAwayOf = (ladder: Ladder, player: PlayerId): DaysAway => awaySlot.of(ladder).get(player) ?? NEVER;

/** The last of the days away among which a day is; nothing where the player is not away on it. */
export const awayUntil = (ladder: Ladder, player: PlayerId, day: Day): Day | undefined =>
  daysAwayOf(ladder, player).find(({ from, to }) => from <= day && day <= to)?.to;

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
