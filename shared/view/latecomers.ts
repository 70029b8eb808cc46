import { finalSlot } from '../rules/night/slots.ts';
import type { Ladder } from '../vocabulary/ladder.ts';
import type { PlayerId } from '../vocabulary/vocabulary.ts';

/** Those removed at the final's cut who are not back yet (L29). */
export const latecomersOf = (ladder: Ladder): readonly PlayerId[] => finalSlot.of(ladder).latecomers ?? [];
