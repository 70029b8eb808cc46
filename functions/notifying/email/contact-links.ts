import { randomBytes } from 'node:crypto';
import { type AddressEvent, after, type Life } from '#functions/books/address-life.ts';
import { type Contact, putContact, readContact, type StoredContact } from '#functions/books/contacts.ts';
import { AGAIN, untilThrough } from '#functions/database/change.ts';
import type { Database } from '#functions/database/database.ts';
import { isSameSecret } from '#functions/runtime/same-secret.ts';
import { type Instant, type PlayerId, parsePlayerId } from '#shared/vocabulary/vocabulary.ts';

const newSecret = (): string => randomBytes(24).toString('base64url');

export const newContact = (player: PlayerId): Contact => ({ player, secret: newSecret(), wishes: {} });

export type LinkTo = 'stop' | 'confirm' | 'own' | 'not-mine';

/** A link that only a reader of the player’s e-mails knows. */
export const secretLink = (site: string, club: string, { player, secret }: Contact, to: LinkTo): string =>
  `${site}/api/mail/${club}/${to}?reader=${player}~${secret}`;

/** The player whose link was followed; undefined if the link is invalid. */
export async function readerOf(database: Database, club: string, text: string): Promise<StoredContact | undefined> {
  const [id = '', secret = ''] = text.split('~');
  const player = parsePlayerId(id);
  const contact = player && (await readContact(database, club, player));
  return contact && isSameSecret(contact.secret, secret) ? contact : undefined;
}

/** Changes what a player wishes and shows; what becomes of their address, `happensTo` says. */
export const changeContact = (
  database: Database,
  club: string,
  player: PlayerId,
  change: Partial<Omit<Contact, keyof Life | 'player'>>,
): Promise<Contact | undefined> => replaceContact(database, club, player, (contact) => ({ ...contact, ...change }));

/** Records that something happened to a player’s address; returns the contact afterwards, or undefined if nothing changed. */
export const happensTo = (
  database: Database,
  club: string,
  player: PlayerId,
  eventOf: (contact: Contact) => AddressEvent | undefined,
  at: Instant,
): Promise<Contact | undefined> =>
  replaceContact(database, club, player, (contact) => {
    const event = eventOf(contact);
    return event && contactAfter(contact, event, at);
  });

/** A contact after something happened to its address; undefined where that changes nothing. */
export function contactAfter(contact: Contact, event: AddressEvent, at: Instant): Contact | undefined {
  const { secret, email, invited, logins, dead, ...others } = contact;
  const before: Life = {
    secret,
    ...(email && { email }),
    ...(invited !== undefined && { invited }),
    ...(logins && { logins }),
    ...(dead && { dead }),
  };
  const life = after(before, event, { at, secret: newSecret() });
  return life && { ...others, ...life };
}

const replaceContact = (
  database: Database,
  club: string,
  player: PlayerId,
  change: (contact: Contact) => Contact | undefined,
): Promise<Contact | undefined> =>
  untilThrough(database, club, async () => {
    const seen = await readContact(database, club, player);
    const { version, isEntered: _, ...known } = seen ?? { ...newContact(player), version: 0, isEntered: true };
    const to = change(known);
    return !to || (await putContact(database, club, version, to, seen ?? known)) ? to : AGAIN;
  });
