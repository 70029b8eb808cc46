import type { Ladder } from '../vocabulary/ladder.ts';
import type { AnySlot } from '../vocabulary/slot.ts';
import { systemOf, systems } from './registry.ts';

/** What a ladder has besides what all have. */
export const slotsOf = (ladder: Pick<Ladder, 'header'>): readonly AnySlot[] => systemOf(ladder).slots;

/** The slots that any system has, each once. */
export const allSlots = (): readonly AnySlot[] => [...new Set(systems().flatMap(({ slots }) => slots))];
