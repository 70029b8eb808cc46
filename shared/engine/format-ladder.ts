import { allSlots, slotsOf } from '../systems/slots.ts';
import type { Ladder } from '../vocabulary/ladder.ts';
import { type AnySlot, shownOf } from '../vocabulary/slot.ts';
import type { LadderSnapshot } from '../vocabulary/snapshot.ts';

export const formatLadder = (ladder: Ladder): LadderSnapshot => snapshotOf(ladder, (slot) => slot.format(ladder));

export const publicSnapshot = (ladder: Ladder): LadderSnapshot => snapshotOf(ladder, (slot) => shownOf(slot, ladder));

/** With the slots of the ladder's system, and those that are there on all ladders, empty where one lacks them. */
function snapshotOf(ladder: Ladder, plain: (slot: AnySlot) => unknown): LadderSnapshot {
  const { header, line, at, settled, order, players, challenges } = ladder;
  const slots = new Set([...allSlots().filter(({ isEverywhere }) => isEverywhere), ...slotsOf(ladder)]);
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
