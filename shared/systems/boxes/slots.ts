import { a, eachOf, fields, listOf, perhaps, tupleOf } from '#shared/vocabulary/form.ts';
import { slot } from '#shared/vocabulary/slot.ts';
import { asColumns, asFieldOfPlayers, asRecord } from '#shared/vocabulary/slot-storage.ts';
import { Table } from '#shared/vocabulary/table.ts';
import type { Day, PlayerId } from '#shared/vocabulary/vocabulary.ts';

/** A round, with what became of its boxes since they were made (B2). */
export interface Round {
  readonly since: Day;
  /** Its last day, unless the season ends before. */
  readonly until: Day;
  /** How many players a box has, and how many there were in all when the boxes were made. */
  readonly size: number;
  readonly players: number;
  /** The boxes, counted from 0, that a player has left. */
  readonly gaps: readonly number[];
  /** How many have joined the last box. */
  readonly joined: number;
  /** Whether a match has counted in it. */
  readonly played?: true;
}

const NONE: Round | undefined = undefined;

/** The round whose boxes stand; none before the first match of a season. */
export const roundSlot = slot<Round | undefined>(
  'round',
  NONE,
  asRecord<Round | undefined>('round', NONE),
  fields(
    {
      since: a('day'),
      until: a('day'),
      size: a('count'),
      players: a('count'),
      gaps: listOf(a('count')),
      joined: a('count'),
      played: perhaps(a('flag')),
    },
    'The round whose boxes stand, and what became of them since they were made: which of them, counted from 0, players have left, and how many have joined the last one.',
  ),
);

const ENDINGS = ['walkover', 'unfinished'] as const;

/** A player's match against another: the games that they won and lost. */
export interface Cross {
  readonly won: number;
  readonly lost: number;
  /** It was not played at all, or broken off as it stood; missing where it was played. */
  readonly how?: (typeof ENDINGS)[number];
}

/** What a player has played in the round that began on a day, by their opponents. */
export interface Crosses {
  readonly since: Day;
  readonly met: Readonly<Record<PlayerId, Cross>>;
}

/** The last round of each player in which they have a match: what is of an earlier round stays until they play again. */
export const crossesSlot = slot(
  'crosses',
  Table.empty<PlayerId, Crosses>(),
  asFieldOfPlayers<Crosses>(),
  listOf(
    tupleOf(
      a('player'),
      fields({
        since: a('day'),
        met: eachOf(fields({ won: a('count'), lost: a('count'), how: perhaps(a('text')) })),
      }),
    ),
    'The matches of each player in the last round in which they had any, by their opponents: the games that they won and lost.',
  ),
);

/** How many rounds in a row players have played too little; those who have not are missing. */
export const shortSlot = slot(
  'short',
  Table.empty<PlayerId, { readonly rounds: number }>(),
  asColumns<{ readonly rounds: number }>({ short: 'rounds' }),
  listOf(
    tupleOf(a('player'), fields({ rounds: a('count') })),
    'In how many rounds in a row players have played too little.',
  ),
);
