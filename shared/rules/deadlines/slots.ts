import { a, listOf, tupleOf } from '#shared/vocabulary/form.ts';
import { slot } from '#shared/vocabulary/slot.ts';
import { asFieldOfPlayers } from '#shared/vocabulary/slot-storage.ts';
import { Table } from '#shared/vocabulary/table.ts';
import type { PlayerId } from '#shared/vocabulary/vocabulary.ts';

/** How many strikes each player has had since they last paid for some; players without any are missing (H17). */
export const strikesSlot = slot(
  'strikes',
  Table.empty<PlayerId, number>(),
  asFieldOfPlayers<number>(),
  listOf(
    tupleOf(a('player'), a('number')),
    'The strikes that count against players, by challenges that they did not take.',
  ),
);
