import { type AccessRecord, isInForce, readAccessRecords } from '#functions/books/access-keys.ts';
import { standingOf } from '#functions/books/address-life.ts';
import type { Contact } from '#functions/books/contacts.ts';
import { readMember } from '#functions/books/members.ts';
import { type Bound, linkBehind } from '#functions/notifying/addresses/player-access.ts';
import type { PlayerId } from '#shared/vocabulary/vocabulary.ts';
import { isSameAddress, parseAddress } from '#shared/words/email-address.ts';
import type { MailContext } from './page.ts';

/** The address at which the list of members has a player. */
export const listedAddress = async ({ world, of }: MailContext, player: PlayerId): Promise<string | undefined> =>
  parseAddress((await readMember(world.database, of.id, player))?.email ?? '');

/** How the reader of an address may be signed in: not as a member who is now listed at another one. */
export async function accessFor(
  asked: MailContext,
  { player, email }: Contact,
  bound: Bound,
): Promise<AccessRecord | undefined> {
  const { world, of } = asked;
  if (!email) return undefined;
  const listed = standingOf(email) === 'invited' ? await listedAddress(asked, player) : undefined;
  if (listed !== undefined && !isSameAddress(listed, email.to)) return undefined;
  return linkBehind(await readAccessRecords(world.database, of.id), player, bound, world.now());
}

/** Whether an address stands: nobody has withdrawn that by which it was given. A program gives one by a key that signs nobody in. */
export async function isGivenStill(asked: MailContext, contact: Contact): Promise<boolean> {
  const { world, of } = asked;
  const { access } = contact.email ?? {};
  if (access === undefined || (await accessFor(asked, contact, { access })) !== undefined) return true;
  const key = (await readAccessRecords(world.database, of.id)).find(({ hash }) => hash === access);
  return key?.use === 'program' && isInForce(key, world.now());
}
