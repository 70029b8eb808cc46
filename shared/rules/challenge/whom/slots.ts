import { a, type Form, fields, listOf, perhaps, tupleOf } from '#shared/vocabulary/form.ts';
import { slot } from '#shared/vocabulary/slot.ts';
import { asFieldOfPlayers } from '#shared/vocabulary/slot-storage.ts';
import { Table } from '#shared/vocabulary/table.ts';
import type { ChallengeId, Day, PlayerId } from '#shared/vocabulary/vocabulary.ts';

/** In order, each once. */
export type PlayerDays = readonly Day[];

const daysOfPlayers = <const Name extends string>(name: Name, shown: Form) =>
  slot(name, Table.empty<PlayerId, PlayerDays>(), asFieldOfPlayers<PlayerDays>(), shown);

const DAYS = tupleOf(a('player'), listOf(a('day')));

/** The last two days on which each player has defended their rung: on the later one the other still protects. */
export const defendedSlot = daysOfPlayers(
  'defended',
  listOf(DAYS, 'The days of the games in which players last defended their rung, the last two of each.'),
);

/** The same for challengers who won, if they are left alone, and for those who lost, if they wait (H6). */
export const wonSlot = daysOfPlayers(
  'won',
  listOf(
    DAYS,
    'The days of the games that players last won as challengers, the last two of each; only where that protects them.',
  ),
);
export const beatenSlot = daysOfPlayers(
  'beaten',
  listOf(
    DAYS,
    'The days of the games that players last lost as challengers, the last two of each; only where they have to wait then.',
  ),
);

/** On which days each player made a challenge, and was challenged, in the last week or month in which they were (H4). */
export const madeSlot = daysOfPlayers(
  'made',
  listOf(
    DAYS,
    'The days of the last month in which players made challenges, one for each; only where that is limited.',
  ),
);
export const receivedSlot = daysOfPlayers(
  'received',
  listOf(
    DAYS,
    'The days of the last month in which players were challenged, one for each; only where that is limited.',
  ),
);

export interface Free {
  /** They joined in this season, and were not seeded. */
  readonly joined?: true;
  /** Their challenges that were free ones. */
  readonly used?: readonly ChallengeId[];
}

/** Which newcomers have free challenges, and which of them are used; only where the rules give any. */
export const freeSlot = slot(
  'free',
  Table.empty<PlayerId, Free>(),
  asFieldOfPlayers<Free>(),
  listOf(
    tupleOf(a('player'), fields({ joined: perhaps(a('flag')), used: perhaps(listOf(a('challenge'))) })),
    'Players who joined in this season and were not seeded (`joined`), and the challenges of players that were free ones (`used`).',
  ),
);
