import type { Ladder } from '../../vocabulary/ladder.ts';
import type { PlayerId } from '../../vocabulary/vocabulary.ts';
import { finalSlot } from './slots.ts';

/** Those removed at the final's cut who are not back yet (L29). */
export const latecomersOf = (ladder: Ladder): readonly PlayerId[] => finalSlot.of(ladder).latecomers ?? [];
