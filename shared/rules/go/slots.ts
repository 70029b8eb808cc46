import { a, fields, listOf, tupleOf } from '#shared/vocabulary/form.ts';
import { everywhere, slot } from '#shared/vocabulary/slot.ts';
import { asFieldOfFirst, idsInHead } from '#shared/vocabulary/slot-storage.ts';
import { Table } from '#shared/vocabulary/table.ts';
import type { PlayerId } from '#shared/vocabulary/vocabulary.ts';

/** The levels at which an upper program has won against a lower one, and lost, so far as they still stand. */
export interface LevelFacts {
  readonly won: readonly number[];
  readonly lost: readonly number[];
}

/**
 * What is known of each two in their order, by `factsKey`: stored with the upper program, whose own record each such game changes
 * too.
 */
export const factsSlot = everywhere(
  slot(
    'facts',
    Table.empty<string, LevelFacts>(),
    asFieldOfFirst<LevelFacts>(),
    listOf(
      tupleOf(a('text'), fields({ won: listOf(a('number')), lost: listOf(a('number')) })),
      'The levels at which an upper program has won against a lower one, and lost.',
    ),
  ),
);

export const factsKey = (upper: PlayerId, lower: PlayerId): string => `${upper} ${lower}`;

/** Programs that have no rung yet, in the order in which they joined. */
export const entrantsSlot = everywhere(slot<readonly PlayerId[]>('entrants', [], idsInHead, listOf(a('player'))));
