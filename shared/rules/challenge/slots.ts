import { a, eachOf, fields, listOf, perhaps, tupleOf } from '#shared/vocabulary/form.ts';
import { everywhere, slot } from '#shared/vocabulary/slot.ts';
import { asFieldOfPlayers, asRecords } from '#shared/vocabulary/slot-storage.ts';
import { Table } from '#shared/vocabulary/table.ts';
import type { ChallengeId, Day, LineNumber, PlayerId } from '#shared/vocabulary/vocabulary.ts';

/** A challenge between two players that counts for when they may meet again. */
export interface Issued {
  readonly id: ChallengeId;
  readonly day: Day;
}

/** When the challenges of each two that count were issued, by `keyOfTwo`, where rematches have to wait (N9). */
export const issuedSlot = everywhere(
  slot(
    'issued',
    Table.empty<string, readonly Issued[]>(),
    asRecords('issued#'),
    listOf(
      tupleOf(a('text'), listOf(fields({ id: a('challenge'), day: a('day') }))),
      'When the challenges that count were issued, of each two players.',
    ),
  ),
);

/** The last challenge that a player lost to each other one, by their ids; with the day of the game, or on which it was lost. */
export type LostChallenges = Readonly<
  Record<string, { readonly id: ChallengeId; readonly day: Day; readonly challenged?: true }>
>;

export const lostSlot = slot(
  'lost',
  Table.empty<PlayerId, LostChallenges>(),
  asFieldOfPlayers<LostChallenges>(),
  listOf(
    tupleOf(a('player'), eachOf(fields({ id: a('challenge'), day: a('day'), challenged: perhaps(a('flag')) }))),
    'The last challenge that players lost to each other one, and whether they were the challenged; only where a rematch goes by it.',
  ),
);

/** A player met another: by a recorded game, or by losing without one, which comes at the end of its day. */
export interface Meeting {
  readonly other: PlayerId;
  readonly day: Day;
  readonly line?: LineNumber;
  readonly lost?: true;
}

export const meetingsSlot = slot(
  'meetings',
  Table.empty<PlayerId, readonly Meeting[]>(),
  asFieldOfPlayers<readonly Meeting[]>(),
  listOf(
    tupleOf(
      a('player'),
      listOf(fields({ other: a('player'), day: a('day'), line: perhaps(a('line')), lost: perhaps(a('flag')) })),
    ),
    'The last game of each player, and what they lost without a game since; only where a rematch needs another game first.',
  ),
);
