import { createHash, randomBytes } from 'node:crypto';
import { deathOf, type Login, loginIn } from '#functions/books/address-life.ts';
import { type Contact, readContact } from '#functions/books/contacts.ts';
import type { Database } from '#functions/database/database.ts';
import { type Instant, instant, type PlayerId, parsePlayerId } from '#shared/vocabulary/vocabulary.ts';
import { addressKey } from '#shared/words/email-address.ts';
import { happensTo } from '../email/contact-links.ts';

/** How long a sign-in link works, and one in an invitation, in milliseconds. */
export const [SIGN_IN_FOR, INVITED_FOR] = [24 * 3_600_000, 14 * 24 * 3_600_000] as const;
const DAY = 24 * 3_600_000;

interface NewLink {
  readonly site: string;
  readonly club: string;
  readonly player: PlayerId;
  /** The address it goes to, and the access key with which it signs in, if known. */
  readonly to: string;
  readonly access: string | undefined;
  /** Where it leads on the site. */
  readonly path: string;
  readonly at: Instant;
  /** How long it works, in milliseconds. */
  readonly life: number;
}

/** A link that signs a player in once, and what is to be kept of it. */
export function newSignInLink({ site, club, player, to, access, path, at, life }: NewLink) {
  const token = randomBytes(32).toString('base64url');
  const bound = { to: addressKey(to), ...(access !== undefined && { access }) };
  const login: Login = { hash: tokenHash(token), until: instant(at + life), path, ...bound };
  // It says itself how long it is valid, for the day when nothing more is stored about it.
  const days = life > DAY ? `&days=${Math.round(life / DAY)}` : '';
  return { login, url: `${site}/api/mail/${club}/sign-in?reader=${player}~${token}${days}` };
}

/** What is stored of a link's content. */
export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('base64url');

interface Sending {
  readonly store: { readonly database: Database };
  readonly siteOrigin: string;
  readonly now: () => Instant;
}

/** Makes a sign-in link for an e-mail to a player’s address; it goes by the access key by which they came to have that. */
export async function sendableLink(world: Sending, club: string, contact: Contact, path: string, life = SIGN_IN_FOR) {
  const { player, email } = contact;
  const bound = { to: email?.to ?? '', access: email?.access };
  const { login, url } = newSignInLink({ site: world.siteOrigin, club, player, path, at: world.now(), life, ...bound });
  const isStillThere = ({ email: now }: Contact) => now?.to === email?.to && now?.access === email?.access;
  await happensTo(
    world.store.database,
    club,
    player,
    (now) => (isStillThere(now) ? { kind: 'link-sent', login } : undefined),
    world.now(),
  );
  return url;
}

export interface FoundLogin {
  readonly player: PlayerId;
  readonly contact: Contact;
  readonly login: Login;
}

/** The player a link would sign in if its access stands, and what is stored about the link. Looking changes nothing. */
export async function findLogin(
  database: Database,
  club: string,
  text: string,
  now: Instant,
): Promise<FoundLogin | undefined> {
  const [id = '', token = ''] = text.split('~');
  const player = parsePlayerId(id);
  const contact = player && (await readContact(database, club, player));
  const login = contact && loginIn(contact, tokenHash(token), now);
  return player && login ? { player, contact, login } : undefined;
}

/** Why a link no longer signs anybody in, as far as that is known. */
export async function fateOfLogin(database: Database, club: string, text: string, now: Instant) {
  const [id = '', token = ''] = text.split('~');
  const player = parsePlayerId(id);
  const contact = player && (await readContact(database, club, player));
  return contact && deathOf(contact, tokenHash(token), now);
}

/** Uses a link up, which also says that the address is theirs; false if it has been used meanwhile. */
export const useLogin = async (
  database: Database,
  club: string,
  player: PlayerId,
  { hash }: Login,
  access: string,
  at: Instant,
): Promise<boolean> =>
  (await happensTo(database, club, player, () => ({ kind: 'link-used', hash, access }), at)) !== undefined;
