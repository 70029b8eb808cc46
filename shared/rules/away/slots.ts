import { a, fields, listOf, tupleOf } from '#shared/vocabulary/form.ts';
import type { Closure } from '#shared/vocabulary/header.ts';
import { slot } from '#shared/vocabulary/slot.ts';
import { asFieldOfPlayers } from '#shared/vocabulary/slot-storage.ts';
import { Table } from '#shared/vocabulary/table.ts';
import type { PlayerId } from '#shared/vocabulary/vocabulary.ts';

/** Stretches of days in order, both ends included, which neither overlap nor adjoin. */
export type DaysAway = readonly Closure[];

/** The days away that players announced, all through the season; players who announced none are missing. */
export const awaySlot = slot(
  'away',
  Table.empty<PlayerId, DaysAway>(),
  asFieldOfPlayers<DaysAway>(),
  listOf(
    tupleOf(a('player'), listOf(fields({ from: a('day'), to: a('day') }))),
    'The days of the season on which players are or were away, from one to another, both included.',
  ),
);
