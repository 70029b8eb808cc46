import { configuredSlot } from '../rules/common/configured.ts';
import type { Ladder } from '../vocabulary/ladder.ts';
import type { AnySlot } from '../vocabulary/slot.ts';
import { systemOf, systems } from './registry.ts';
import type { System } from './system.ts';

/** What ladders of any system have: those that were configured in mid-season. */
const COMMON: readonly AnySlot[] = [configuredSlot];

const known = new WeakMap<System, readonly AnySlot[]>();

/** What a ladder has besides what all ladders have always had. */
export function slotsOf(ladder: Pick<Ladder, 'header'>): readonly AnySlot[] {
  const system = systemOf(ladder);
  const slots = known.get(system) ?? [...COMMON, ...system.slots];
  known.set(system, slots);
  return slots;
}

export const allSlots = (): readonly AnySlot[] => [
  ...new Set([...COMMON, ...systems().flatMap(({ slots, ofPairs }) => ofPairs?.slots ?? slots)]),
];
