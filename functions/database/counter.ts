import { MOST } from '#shared/vocabulary/size-limits.ts';
import { AGAIN, untilThrough, writeAll } from './change.ts';
import type { Database } from './database.ts';
import type { ItemKey } from './item.ts';
import { ACCESS_COUNT, clubPartition, INVITATION_COUNT, LADDER_COUNT, MEMBER_COUNT, RETURN_COUNT } from './keys.ts';
import { absent, still, type Write } from './transaction.ts';

/** Something of which a club may have a limited number. The count is an item of its own. */
export interface Counter {
  readonly place: ItemKey;
  readonly most: number;
}

export const laddersOf = (club: string): Counter => ({
  place: { pk: clubPartition(club), sk: LADDER_COUNT },
  most: MOST.ladders,
});

/** The access keys of a club, withdrawn ones among them. */
export const keysOf = (club: string): Counter => ({
  place: { pk: clubPartition(club), sk: ACCESS_COUNT },
  most: MOST.keys,
});

/** Members with a record besides the ladders. */
export const membersOf = (club: string): Counter => ({
  place: { pk: clubPartition(club), sk: MEMBER_COUNT },
  most: MOST.members,
});

/** How many invitations a club sends before anybody has opened one, while the operator has not looked at it. */
export const FIRST_INVITATIONS = 30;

export const invitationsOf = (club: string): Counter => ({
  place: { pk: clubPartition(club), sk: INVITATION_COUNT },
  most: FIRST_INVITATIONS,
});

/** Invitations that bounced or were called spam: they have no limit, but a club with many of them is stopped. */
export const returnsOf = (club: string): Counter => ({
  place: { pk: clubPartition(club), sk: RETURN_COUNT },
  most: Number.POSITIVE_INFINITY,
});

interface Tally {
  readonly isFull: boolean;
  readonly room: number;
  /** Adds to the count, unless it has changed since it was read. */
  readonly more: (added: number) => Write<'counted'>;
  /** Counts one more, unless others have counted since. */
  readonly oneMore: Write<'counted'>;
  /** Counts one fewer, which is listed no longer, likewise. */
  readonly oneLess: Write<'counted'>;
}

/** How many there are; nothing is counted before the first is made. */
export async function tallyOf(database: Database, { place, most }: Counter): Promise<Tally> {
  const counted = await database.get(place);
  const count = Number(counted?.['count'] ?? 0);
  const condition = counted ? still('counted' as const, 'count', count) : absent('counted' as const);
  const more = (added: number): Write<'counted'> => ({ put: { ...place, count: count + added }, condition });
  return { isFull: count >= most, room: most - count, more, oneMore: more(1), oneLess: more(-1) };
}

/** Makes something and counts it in the same transaction, so that no race makes too many. */
export async function makeCounted<Name extends string>(
  database: Database,
  counter: Counter,
  writes: readonly Write<Name>[],
  mayExceed = false,
): Promise<'committed' | 'too-many' | Name> {
  return untilThrough(database, counter.place.pk, async () => {
    const { isFull, oneMore } = await tallyOf(database, counter);
    if (isFull && !mayExceed) return 'too-many';
    const end = await writeAll<Name | 'counted'>(database, [...writes, oneMore]);
    return end === 'counted' ? AGAIN : end;
  });
}
