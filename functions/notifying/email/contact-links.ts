import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Database } from '#functions/database/database.ts';
import { type Instant, instant, type PlayerId, parsePlayerId } from '#shared/vocabulary/vocabulary.ts';
import { type Contact, type Login, putContact, readContact, type StoredContact } from '../contacts.ts';

const TRIES = 8;

export const newContact = (player: PlayerId): Contact => ({
  player,
  secret: randomBytes(24).toString('base64url'),
  wishes: {},
});

export type LinkTo = 'stop' | 'confirm' | 'own';

/** A link that only a reader of the player’s e-mails knows. */
export const secretLink = (site: string, club: string, { player, secret }: Contact, to: LinkTo): string =>
  `${site}/api/mail/${club}/${to}?reader=${player}~${secret}`;

/** Whose link was followed; undefined if the link is invalid. */
export async function readerOf(database: Database, club: string, text: string): Promise<StoredContact | undefined> {
  const [id = '', secret = ''] = text.split('~');
  const player = parsePlayerId(id);
  const contact = player && (await readContact(database, club, player));
  return contact && isSame(contact.secret, secret) ? contact : undefined;
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** Changes a player’s contact; false if there was nothing to change. */
export async function changeContact(
  database: Database,
  club: string,
  player: PlayerId,
  change: (contact: Contact) => Contact | undefined,
): Promise<boolean> {
  for (let tries = 0; tries < TRIES; tries++) {
    const seen = await readContact(database, club, player);
    const { version, ...known } = seen ?? { ...newContact(player), version: 0 };
    const to = change(known);
    if (!to) return false;
    if (await putContact(database, club, version, to)) return true;
  }
  throw new Error('others change the same contact all the time');
}

/** How long a sign-in link works, in milliseconds; and how many of a player's do at once: the newest. */
export const SIGN_IN_FOR = 24 * 3_600_000;
const MOST = 5;

const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** Makes a link that signs a player in once, and then leads to a path of the site. */
export async function newLogin(
  world: { readonly store: { readonly database: Database }; readonly siteOrigin: string; readonly now: () => Instant },
  club: string,
  player: PlayerId,
  path: string,
): Promise<string> {
  const { login, url } = loginFor(world, club, player, path);
  await changeContact(world.store.database, club, player, (contact) => {
    const isAsked = contact.email?.state === 'asked';
    return withLogin(contact, { ...login, ...(isAsked && { confirms: true }) }, world.now());
  });
  return url;
}

/** A link that signs a player in once, for so many milliseconds, and what is to be kept of it. */
export function loginFor(
  { siteOrigin, now }: { readonly siteOrigin: string; readonly now: () => Instant },
  club: string,
  player: PlayerId,
  path: string,
  life = SIGN_IN_FOR,
) {
  const token = randomBytes(32).toString('base64url');
  const login: Login = { hash: hashOf(token), until: instant(now() + life), path };
  return { login, url: `${siteOrigin}/api/mail/${club}/sign-in?reader=${player}~${token}` };
}

export const withLogin = (contact: Contact, login: Login, now: Instant): Contact => ({
  ...contact,
  logins: [login, ...inForce(contact, now)].slice(0, MOST),
});

const inForce = ({ logins = [] }: Contact, now: Instant): readonly Login[] => logins.filter(({ until }) => until > now);

/** The player whom a link would sign in, and where it leads. Looking changes nothing. */
export async function findLogin(database: Database, club: string, text: string, now: Instant) {
  const [id = '', token = ''] = text.split('~');
  const player = parsePlayerId(id);
  const contact = player && (await readContact(database, club, player));
  const login = contact && inForce(contact, now).find(({ hash }) => hash === hashOf(token));
  return player && login ? { player, login } : undefined;
}

/** Uses a link up, which may also say that the address is theirs; false if it has been used meanwhile. */
export const useLogin = (
  database: Database,
  club: string,
  player: PlayerId,
  { hash, confirms }: Login,
  at: Instant,
): Promise<boolean> =>
  changeContact(database, club, player, (contact) => {
    const logins = (contact.logins ?? []).filter((each) => each.hash !== hash);
    if (logins.length === (contact.logins ?? []).length) return undefined;
    const isConfirmed = confirms && contact.email?.state === 'asked';
    return { ...contact, logins, ...(isConfirmed && { email: { ...contact.email, state: 'confirmed', since: at } }) };
  });

export const hostOf = (address: string): string => address.slice(address.lastIndexOf('@') + 1);
