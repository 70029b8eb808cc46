import { EMAIL_STATES, type EmailState } from '#shared/vocabulary/club.ts';
import type { Instant } from '#shared/vocabulary/vocabulary.ts';
import { addressKey } from '#shared/words/email-address.ts';
import type { Database, Reader } from '../database/database.ts';
import type { ItemKey } from '../database/item.ts';
import { ADDRESSES, NO_CLUB, sha256 } from '../database/keys.ts';
import type { Write } from '../database/transaction.ts';
import type { BucketKey } from '../limits/stored-buckets.ts';

/**
 * The book of addresses, across all clubs: where each is in use, and whether its reader wants to be left alone by
 * everybody. It knows addresses by their SHA-256 alone. It is a register of what clubs keep, so no backup has it: who
 * reads it looks into the club whether that is still so, and a restored club is entered again.
 */

/** Somebody of a club who is reached at an address; an organiser by what their club calls them. */
export interface AddressUse {
  readonly club: string;
  readonly role: 'player' | 'organiser';
  readonly id: string;
  readonly state: EmailState;
}

type Who = Omit<AddressUse, 'state'>;

/** An address in use, as its keeper stores it. */
interface InUse {
  readonly to: string;
  readonly state: EmailState;
}

const USE = 'use#';
const LEFT_ALONE = 'left-alone';

const hashOf = (address: string): string => sha256(addressKey(address));
const partitionOf = (address: string): string => `${ADDRESSES}${hashOf(address)}`;
const useKey = (address: string, { club, role, id }: Who): ItemKey => ({
  pk: partitionOf(address),
  sk: `${USE}${club}#${role}#${id}`,
});

/**
 * Records that somebody's address has changed, or that something else is known of it; part of the transaction that stores that.
 */
export function useChanged(who: Who, before: InUse | undefined, now: InUse | undefined): readonly Write<never>[] {
  const isSame = before && now && addressKey(before.to) === addressKey(now.to);
  if (isSame && before.state === now.state) return [];
  return [
    ...(before && !isSame ? [{ remove: useKey(before.to, who) }] : []),
    ...(now ? [{ put: { ...useKey(now.to, who), state: now.state } }] : []),
  ];
}

/** Where an address is in use, in the order of clubs. */
export async function usesOf(database: Reader, address: string): Promise<readonly AddressUse[]> {
  const uses: AddressUse[] = [];
  for await (const item of database.query({ pk: partitionOf(address), sk: { beginsWith: USE } })) {
    const [, club = '', role, id = ''] = item.sk.split('#');
    const state = EMAIL_STATES.find((each) => each === item['state']);
    if (state && (role === 'player' || role === 'organiser')) uses.push({ club, role, id, state });
  }
  return uses;
}

/** Keeps that the reader of an address wants no e-mails from any club but those that they ask for. */
export const leaveAlone = (database: Database, address: string, at: Instant): Promise<void> =>
  database.put({ pk: partitionOf(address), sk: LEFT_ALONE, at });

export const isLeftAlone = async (database: Reader, address: string): Promise<boolean> =>
  (await database.get({ pk: partitionOf(address), sk: LEFT_ALONE })) !== undefined;

/** What counts how often something happens to an address, whichever club does it. */
export const bucketOf = (address: string, what: string): BucketKey => ({
  club: NO_CLUB,
  name: `${what}#${hashOf(address)}`,
});
