import { standingOf } from '#functions/books/address-life.ts';
import { bucketOf, isLeftAlone } from '#functions/books/address-uses.ts';
import type { Club } from '#functions/books/clubs.ts';
import { type Contact, readContacts } from '#functions/books/contacts.ts';
import { countInvitation, hasStopped, readMailRecord } from '#functions/books/mail-record.ts';
import { readSignedUp } from '#functions/books/sign-ups.ts';
import type { Database } from '#functions/database/database.ts';
import type { StoredBuckets } from '#functions/limits/stored-buckets.ts';
import type { Rate } from '#functions/limits/throttle.ts';
import type { WhyUnsent } from '#shared/features/members.ts';
import type { PlayerId } from '#shared/vocabulary/vocabulary.ts';
import { isSameAddress } from '#shared/words/email-address.ts';

const DAY = 24 * 3_600_000;
/** How many invitations go to one player, and e-mails to all of a club: fewer while the operator has not looked at it. */
const THEIRS: Rate = { most: 3, per: DAY };
export const ofClub = ({ untried }: Club, most: number): Rate => ({ most: untried ? 100 : most, per: DAY });
/** How many go to one address, from all clubs together: a family has one; and how many of them a club's first ones may be. */
const [TO_ADDRESS, FIRST_TO_ADDRESS]: readonly [Rate, Rate] = [
  { most: 6, per: DAY },
  { most: 1, per: 14 * DAY },
];

/** Why an invitation may not be sent now, by anybody; counts it if it may. */
export async function againstInviting(
  buckets: Pick<StoredBuckets, 'tryAcquire'>,
  of: Club,
  player: PlayerId,
  to: string,
): Promise<'too-often' | undefined> {
  for (const [key, rate] of [
    [{ club: of.id, name: `invite#${player}` }, THEIRS],
    [{ club: of.id, name: 'invites' }, ofClub(of, 1000)],
    [bucketOf(to, 'invitations'), TO_ADDRESS],
  ] as const)
    if ((await buckets.tryAcquire(key, rate)) > 0) return 'too-often';
  return undefined;
}

/** What a club may send before somebody has shown that they know it. */
export interface Trust {
  /** Nobody has opened one of its invitations, and the operator has not looked at it: it has thirty, one to an address. */
  readonly isNew: boolean;
  /** So many came back that it sends no more. */
  readonly isStopped: boolean;
  /** Of a club that may be new: nobody else’s count. */
  readonly contacts: readonly Contact[];
}

export async function trustIn(database: Database, of: Club): Promise<Trust> {
  const [contacts, record, founder] = await Promise.all([
    of.untried ? readContacts(database, of.id) : [],
    readMailRecord(database, of.id),
    readSignedUp(database, of.id),
  ]);
  // People who signed a club up may invite themselves; that says nothing about others.
  const isOpened = ({ email, invited }: Contact) =>
    invited !== undefined &&
    email &&
    standingOf(email) === 'confirmed' &&
    !isSameAddress(email.to, founder?.email ?? '');
  return { isNew: of.untried === true && !contacts.some(isOpened), isStopped: hasStopped(record, of), contacts };
}

/** The same for an invitation that nobody asked for, by how far a club is trusted. */
export async function againstWriting(
  { database, buckets }: { readonly database: Database; readonly buckets: Pick<StoredBuckets, 'tryAcquire'> },
  { isNew, isStopped, contacts }: Trust,
  of: Club,
  player: PlayerId,
  to: string,
): Promise<WhyUnsent | undefined> {
  if (isStopped) return 'stopped';
  if (await isLeftAlone(database, to)) return 'unreached';
  const isUsed = ({ invited, email }: Contact) => invited !== undefined && email && isSameAddress(email.to, to);
  if (isNew && contacts.some(isUsed)) return 'address-used';
  const why = await againstInviting(buckets, of, player, to);
  if (why) return why;
  if (isNew && (await buckets.tryAcquire(bucketOf(to, 'first-invitation'), FIRST_TO_ADDRESS)) > 0)
    return 'address-used';
  return (await countInvitation(database, of.id, isNew)) ? undefined : 'all-used';
}
