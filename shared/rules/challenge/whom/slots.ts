import { a, fields, listOf, pairOf, perhaps } from '#shared/vocabulary/form.ts';
import { slot } from '#shared/vocabulary/slot.ts';
import { asFieldOfPlayers } from '#shared/vocabulary/slot-storage.ts';
import { Table } from '#shared/vocabulary/table.ts';
import type { ChallengeId, Day, PlayerId } from '#shared/vocabulary/vocabulary.ts';

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

interface Free {
  /** They joined in this season, and were not seeded. */
  readonly joined?: true;
  /** Their challenges that were free ones. */
  readonly used?: readonly ChallengeId[];
}

/** Who has free challenges as a newcomer, and who has used which. */
export const freeSlot = slot(
  'free',
  Table.empty<PlayerId, Free>(),
  asFieldOfPlayers<Free>(),
  listOf(
    pairOf(a('player'), fields({ joined: perhaps(a('flag')), used: perhaps(listOf(a('challenge'))) })),
    'Players who joined in this season and were not seeded (`joined`), and the challenges of players that were free ones (`used`).',
  ),
);
