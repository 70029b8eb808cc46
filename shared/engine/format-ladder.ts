import { allSlots, slotsOf } from '../systems/slots.ts';
import type { Ladder } from '../vocabulary/ladder.ts';
import { type AnySlot, shownOf } from '../vocabulary/slot.ts';
import type { LadderSnapshot } from '../vocabulary/snapshot.ts';

/** A ladder as plain JSON, with all that its slots hold. */
export const formatLadder = (ladder: Ladder): LadderSnapshot => snapshotOf(ladder, (slot) => slot.format(ladder));

/** The same of what its slots list as public. */
export const publicSnapshot = (ladder: Ladder): LadderSnapshot => snapshotOf(ladder, (slot) => shownOf(slot, ladder));

/** Every slot that any system has is there, so that all ladders are read alike; what a ladder lacks is empty. */
function snapshotOf(ladder: Ladder, plain: (slot: AnySlot) => unknown): LadderSnapshot {
  const { header, line, at, settled, order, players, challenges } = ladder;
  const slots = new Set([...allSlots(), ...slotsOf(ladder)]);
  return {
    header,
    line,
    at,
    settled,
    ...Object.fromEntries([...slots].map((slot) => [slot.name, plain(slot)])),
    pages: order.pages,
    players: [...players.values()],
    challenges: [...challenges.values()],
  };
}
