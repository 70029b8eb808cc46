import { randomBytes, timingSafeEqual } from 'node:crypto';
import { type PlayerId, parsePlayerId } from '../../../shared/vocabulary/vocabulary.ts';
import type { Contact, ContactBook, StoredContact } from '../../store/contacts.ts';

/** How often a contact is changed that others change as well. */
const TRIES = 8;

export const newContact = (player: PlayerId): Contact => ({
  player,
  secret: randomBytes(24).toString('base64url'),
  wishes: {},
});

/** What a link in an e-mail is for. */
export type LinkTo = 'stop' | 'confirm' | 'own';

/** A link that only whoever reads the player’s e-mails knows. */
export const secretLink = (site: string, club: string, { player, secret }: Contact, to: LinkTo): string =>
  `${site}/api/mail/${club}/${to}?reader=${player}~${secret}`;

/** Whose link was followed; nothing where it is nobody’s. */
export async function readerOf(
  contacts: Pick<ContactBook, 'contact'>,
  club: string,
  text: string,
): Promise<StoredContact | undefined> {
  const [id = '', secret = ''] = text.split('~');
  const player = parsePlayerId(id);
  const contact = player && (await contacts.contact(club, player));
  return contact && isSame(contact.secret, secret) ? contact : undefined;
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** Changes how a player is told; false where there was nothing to change. */
export async function changeContact(
  contacts: Pick<ContactBook, 'contact' | 'putContact'>,
  club: string,
  player: PlayerId,
  change: (contact: Contact) => Contact | undefined,
): Promise<boolean> {
  for (let tries = 0; tries < TRIES; tries++) {
    const seen = await contacts.contact(club, player);
    const { version, ...known } = seen ?? { ...newContact(player), version: 0 };
    const to = change(known);
    if (!to) return false;
    if (await contacts.putContact(club, version, to)) return true;
  }
  throw new Error('others change the same contact all the time');
}
