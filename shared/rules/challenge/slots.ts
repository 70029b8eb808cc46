import { a, fields, listOf, pairOf } from '#shared/vocabulary/form.ts';
import { everywhere, slot } from '#shared/vocabulary/slot.ts';
import { asRecords } from '#shared/vocabulary/slot-storage.ts';
import { Table } from '#shared/vocabulary/table.ts';
import type { ChallengeId, Day } from '#shared/vocabulary/vocabulary.ts';

/** A challenge between two players that counts for when they may meet again. */
export interface Issued {
  readonly id: ChallengeId;
  readonly day: Day;
}

/** When each pair's challenges that count were issued, by `pairKey`, where rematches have to wait (N9). */
export const issuedSlot = everywhere(
  slot(
    'issued',
    Table.empty<string, readonly Issued[]>(),
    asRecords('issued#'),
    listOf(
      pairOf(a('text'), listOf(fields({ id: a('challenge'), day: a('day') }))),
      'When each pair’s challenges that count were issued.',
    ),
  ),
);
