import { addDays } from '../calendar/days.ts';
import { nextDue, settleDue } from '../engine/settle.ts';
import type { Attendance } from '../rules/duty.ts';
import { pursesSlot } from '../rules/pots/slots.ts';
import type { Settlement } from '../vocabulary/entry.ts';
import type { Ladder } from '../vocabulary/ladder.ts';
import { Order } from '../vocabulary/order.ts';
import { Table } from '../vocabulary/table.ts';
import type { Instant } from '../vocabulary/vocabulary.ts';

/** As if everybody always played: then nobody falls, and only the calendar counts. */
const everybodyPlays: Attendance = {
  lastPlayed: (_, __, until) => until,
  nextPlayed: (_, after) => addDays(after, 1),
  counts: () => true,
  isPlayed: () => true,
};

/** What falls due on a ladder up to an instant, oldest first, by the calendar alone: whom it will cost what, nobody knows yet. */
export function* duesAhead(ladder: Ladder, until: Instant): Generator<Settlement> {
  let now = withOnePlayer(ladder);
  for (let at = nextDue(now, everybodyPlays); at !== undefined && at <= until; at = nextDue(now, everybodyPlays)) {
    const { ladder: after, settlements } = settleDue(now, at, everybodyPlays);
    yield* settlements;
    now = after;
  }
}

/** One player keeps a ladder from being empty, and thousands would take long. */
function withOnePlayer(ladder: Ladder): Ladder {
  const players = ladder.order.players().slice(0, 1);
  const purses = players.flatMap((id) => {
    const purse = pursesSlot.of(ladder).get(id);
    return purse ? [[id, purse] as const] : [];
  });
  return pursesSlot.set({ ...ladder, order: Order.of(players) }, Table.of(purses));
}
