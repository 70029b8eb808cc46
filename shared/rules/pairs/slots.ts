import type { PersonBehind } from '#shared/vocabulary/command.ts';
import { a, fields, listOf, perhaps, tupleOf } from '#shared/vocabulary/form.ts';
import { slot } from '#shared/vocabulary/slot.ts';
import { asFieldOfPlayers } from '#shared/vocabulary/slot-storage.ts';
import { Table } from '#shared/vocabulary/table.ts';
import type { PlayerId } from '#shared/vocabulary/vocabulary.ts';

/** Who plays as a pair. */
export interface Pair {
  /** Those who play unless a result says otherwise come first, and the substitutes after them. */
  readonly people: readonly PersonBehind[];
  /** Those who played as it before, and don’t now: what they have played is theirs for good. */
  readonly former?: readonly PersonBehind[];
  /** The club gave the pair a name of its own (P3); otherwise its name is made of its people's. */
  readonly named?: true;
}

/** All who play as a pair, or have. */
export const everEach = ({ people, former = [] }: Pair): readonly PersonBehind[] => [...people, ...former];

const person = fields({ id: a('player'), name: perhaps(a('text')) });

/** The pairs of a ladder, also those that have left it. */
export const pairsSlot = slot(
  'pairs',
  Table.empty<PlayerId, Pair>(),
  asFieldOfPlayers<Pair>(),
  listOf(
    tupleOf(
      a('player'),
      fields({
        people: listOf(person, 'Its people, those who usually play first.'),
        former: perhaps(listOf(person, 'Those who played as it before.')),
        named: perhaps(a('flag', 'The club gave the pair a name of its own.')),
      }),
    ),
    'The pairs, each with its people, where the entrants are pairs.',
  ),
);
