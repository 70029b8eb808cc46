import { addDays } from '../../../calendar/days.ts';
import type { Ladder } from '../../../vocabulary/ladder.ts';
import { remembered } from '../../../vocabulary/lens.ts';
import { Table } from '../../../vocabulary/table.ts';
import type { Day, PlayerId } from '../../../vocabulary/vocabulary.ts';
import { type Days, defendedSlot } from './slots.ts';

/** All days on which players have defended their rung: a game from a sheet may be about an early one. */
export const defendedBefore = remembered<Table<PlayerId, Days>>('defended', Table.empty());

/**
 * The last day on which whoever has defended their rung is not challenged, where one day is among those days; `days`: how
 * many there are after a defence, 0 for none.
 */
export function protectedUntil(ladder: Ladder, player: PlayerId, day: Day, days: number): Day | undefined {
  const last = lastDefence(ladder, player, day);
  const until = last && addDays(last, days);
  return until && day <= until ? until : undefined;
}

/** The last day before another on which a player is known to have defended their rung. */
function lastDefence(ladder: Ladder, player: PlayerId, before: Day): Day | undefined {
  const days = [...(defendedBefore.of(ladder).get(player) ?? []), ...(defendedSlot.of(ladder).get(player) ?? [])];
  return days
    .filter((day) => day < before)
    .toSorted()
    .at(-1);
}

/** The first day after another on which somebody who is on the ladder is not protected any more. */
export function nextUnprotected(ladder: Ladder, day: Day, days: number): Day | undefined {
  const ends = [...defendedSlot.of(ladder).entries()].flatMap(([player]) =>
    ladder.order.has(player) ? (protectedUntil(ladder, player, day, days) ?? []) : [],
  );
  const [first] = ends.toSorted();
  return first && addDays(first, 1);
}
