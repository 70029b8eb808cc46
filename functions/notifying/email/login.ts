import { createHash, randomBytes } from 'node:crypto';
import { type Instant, instant, type PlayerId, parsePlayerId } from '../../../shared/vocabulary/vocabulary.ts';
import type { Contact, ContactBook, Login } from '../../store/contacts.ts';
import { changeContact } from './secret.ts';

/** How long a sign-in link works, in milliseconds, and how many of a player do at once: the newest. */
const [LIFE, MOST] = [24 * 3_600_000, 5] as const;

const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** Makes a link that signs a player in once, and then leads to a path of the site. */
export async function newLogin(
  world: { readonly contacts: ContactBook; readonly siteOrigin: string; readonly now: () => Instant },
  club: string,
  player: PlayerId,
  path: string,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const login: Login = { hash: hashOf(token), until: instant(world.now() + LIFE), path };
  await changeContact(world.contacts, club, player, (contact) => ({
    ...contact,
    logins: [login, ...inForce(contact, world.now())].slice(0, MOST),
  }));
  return `${world.siteOrigin}/api/mail/${club}/sign-in?reader=${player}~${token}`;
}

const inForce = ({ logins = [] }: Contact, now: Instant): readonly Login[] => logins.filter(({ until }) => until > now);

/** The player whom a link would sign in, and where it leads. Looking changes nothing. */
export async function findLogin(contacts: ContactBook, club: string, text: string, now: Instant) {
  const [id = '', token = ''] = text.split('~');
  const player = parsePlayerId(id);
  const contact = player && (await contacts.contact(club, player));
  const login = contact && inForce(contact, now).find(({ hash }) => hash === hashOf(token));
  return player && login ? { player, login } : undefined;
}

/** Uses a link up; false where somebody else has meanwhile. */
export const useLogin = (contacts: ContactBook, club: string, player: PlayerId, { hash }: Login): Promise<boolean> =>
  changeContact(contacts, club, player, (contact) => {
    const logins = (contact.logins ?? []).filter((each) => each.hash !== hash);
    return logins.length === (contact.logins ?? []).length ? undefined : { ...contact, logins };
  });
