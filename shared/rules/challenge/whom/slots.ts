import { a, listOf, pairOf } from '#shared/vocabulary/form.ts';
import { slot } from '#shared/vocabulary/slot.ts';
import { asFieldOfPlayers } from '#shared/vocabulary/slot-storage.ts';
import { Table } from '#shared/vocabulary/table.ts';
import type { Day, PlayerId } from '#shared/vocabulary/vocabulary.ts';

/** In order, each once. */
export type Days = readonly Day[];

/** The last two days on which each player has defended their rung: on the later one the other still protects. */
export const defendedSlot = slot(
  'defended',
  Table.empty<PlayerId, Days>(),
  asFieldOfPlayers<Days>(),
  listOf(
    pairOf(a('player'), listOf(a('day'))),
    'The days of the games in which players last defended their rung, the last two of each.',
  ),
);
