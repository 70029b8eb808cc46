import * as z from 'zod/mini';
import type { ChannelName, ChosenKind, ContactKind, EmailState } from '#shared/vocabulary/club.ts';
import type { PlayerId } from '#shared/vocabulary/vocabulary.ts';
import { AGAIN, untilThrough, writeAll } from '../database/change.ts';
import type { Database } from '../database/database.ts';
import { type Item, type ItemKey, pack } from '../database/item.ts';
import { CONTACT, sessionPartition } from '../database/keys.ts';
import { eachIn } from '../database/lists.ts';
import { byName, flag, instant, maybe, stored, text } from '../database/stored.ts';
import { absent, still, type Write } from '../database/transaction.ts';
import type { DeadLogin, Email, Life } from './address-life.ts';
import { useChanged } from './address-uses.ts';

export type ChosenKinds = { readonly [Kind in ChosenKind]?: boolean };

/** What a player wants to be told, and when. Nobody else sees it. */
export interface Wishes {
  /** The kinds for which a player differs from the default. */
  readonly kinds?: ChosenKinds;
  /** The same of one channel, where it is not as on the others. */
  readonly by?: { readonly [Name in ChannelName]?: ChosenKinds };
  /** What they typed to be told at on channels other than e-mail; nothing is sent to an empty one. */
  readonly at?: { readonly [Name in ChannelName]?: string | undefined };
  readonly off?: true;
  /** When they want to be left alone, in minutes since midnight by the clocks of their ladder. */
  readonly quiet?: { readonly from: number; readonly to: number };
  /** One message a day instead of single ones. */
  readonly daily?: true;
}

/** What a player shows to their opponents, if those show something too. */
interface Shared {
  readonly phone?: string;
  readonly shows: readonly ContactKind[];
}

/** How a player is told what concerns them. */
export interface Contact extends Life {
  readonly player: PlayerId;
  readonly wishes: Wishes;
  readonly shared?: Shared;
}

export interface StoredContact extends Contact {
  readonly version: number;
  /** Whether the book of addresses has it; earlier releases had no such book. */
  readonly isEntered: boolean;
}

/** With the sessions: what opens those may write it, and nothing else of the club. */
export const contactKey = (club: string, player: PlayerId): ItemKey => ({
  pk: sessionPartition(club),
  sk: `${CONTACT}${player}`,
});

const kinds = byName(z.boolean());

export const contactIn = stored<Contact>(
  z.object({
    player: text<PlayerId>(),
    secret: z.string(),
    email: maybe(
      z.object({
        to: z.string(),
        state: text<EmailState>(),
        since: instant,
        was: maybe(text<NonNullable<Email['was']>>()),
        access: maybe(z.string()),
        reminded: maybe(z.number()),
        challenged: flag,
      }),
    ),
    invited: maybe(instant),
    logins: maybe(
      z.array(
        z.object({
          hash: z.string(),
          until: instant,
          path: z.string(),
          to: maybe(z.string()),
          access: maybe(z.string()),
          confirms: flag,
        }),
      ),
    ),
    dead: maybe(z.array(z.object({ hash: z.string(), why: text<DeadLogin['why']>() }))),
    wishes: z.object({
      kinds: maybe(kinds),
      by: maybe(byName(kinds)),
      at: maybe(byName(z.string())),
      off: flag,
      quiet: maybe(z.object({ from: z.number(), to: z.number() })),
      daily: flag,
    }),
    shared: maybe(z.object({ phone: maybe(z.string()), shows: z.array(text<ContactKind>()) })),
  }),
);

const fromItem = (item: Item): StoredContact => ({
  ...asKeptNow(contactIn(item)),
  version: Number(item['version']),
  isEntered: item[ENTERED] === 1,
});

const ENTERED = 'entered';

/** Earlier releases had one state for an address that was invited and for one that the player gave. */
function asKeptNow(contact: Contact): Contact {
  const { email, invited = 0 } = contact;
  const wasInvited = email?.state === 'asked' && email.access === undefined && invited >= email.since;
  return wasInvited ? { ...contact, email: { ...email, state: 'invited' } } : contact;
}

/** The contacts of a club, in the order of ids: of players from one to another, or as many of them. */
export async function readContacts(
  database: Database,
  club: string,
  { from = '', to = '~', most = Number.POSITIVE_INFINITY } = {},
): Promise<readonly StoredContact[]> {
  const found: StoredContact[] = [];
  const query = { pk: sessionPartition(club), sk: { from: `${CONTACT}${from}`, to: `${CONTACT}${to}` } };
  for await (const contact of eachIn(database, query, fromItem)) if (found.push(contact) >= most) break;
  return found;
}

export async function readContact(
  database: Database,
  club: string,
  player: PlayerId,
): Promise<StoredContact | undefined> {
  const item = await database.get(contactKey(club, player));
  return item && fromItem(item);
}

/** Version 0: no contact was stored so far. False if it has changed since it was seen. */
export const putContact = (
  database: Database,
  club: string,
  version: number,
  contact: Contact,
  before?: Contact & { readonly isEntered?: boolean },
): Promise<boolean> => isWritten(database, contactChanged(club, version, contact, 'changed', before));

/** What keeps a contact, and enters it in the book of addresses, unless it has changed since it was seen. */
export function contactChanged<Name extends string>(
  club: string,
  version: number,
  contact: Contact,
  name: Name,
  before?: Contact & { readonly isEntered?: boolean },
): readonly Write<Name>[] {
  const uses = useChanged(userOf(club, contact.player), before?.email, contact.email);
  // Of one that is not entered yet, what leaves the address alone leaves that to be done: not all functions may write there.
  const isEntered = uses.length > 0 || (before?.isEntered ?? true);
  const item = { ...contactKey(club, contact.player), version: version + 1, value: pack(contact) };
  const condition = version === 0 ? absent(name) : still(name, 'version', version);
  return [{ put: { ...item, ...(isEntered && { [ENTERED]: 1 }) }, condition }, ...uses];
}

/** Enters a contact that an earlier release kept into the book of addresses. */
export async function enterContact(database: Database, club: string, stored: StoredContact): Promise<void> {
  const { version, isEntered, ...contact } = stored;
  if (!isEntered) await putContact(database, club, version, contact);
}

/** What forgets a contact, and that its address is in use, unless it has changed since it was seen. */
export const contactGone = <Name extends string>(
  club: string,
  { player, email, version }: StoredContact,
  name: Name,
): readonly Write<Name>[] => [
  { remove: contactKey(club, player), condition: still(name, 'version', version) },
  ...useChanged(userOf(club, player), email, undefined),
];

/** Forgets a player's choices of notices. */
export const removeContact = (database: Database, club: string, player: PlayerId): Promise<void> =>
  untilThrough(database, club, async () => {
    const contact = await readContact(database, club, player);
    return !contact || (await isWritten(database, contactGone(club, contact, 'changed'))) ? undefined : AGAIN;
  });

/** What of a club's stored items the book of addresses has to know: a backup has no such book. */
export const usesIn = (club: string, items: readonly Item[]): readonly Item[] =>
  items
    .filter(({ sk }) => sk.startsWith(CONTACT))
    .map(fromItem)
    .flatMap(({ player, email }) => useChanged(userOf(club, player), undefined, email))
    .flatMap((write) => ('put' in write ? [write.put] : []));

const userOf = (club: string, player: PlayerId) => ({ club, role: 'player', id: player }) as const;

const isWritten = async (database: Database, writes: readonly Write<string>[]): Promise<boolean> =>
  (await writeAll(database, writes)) === 'committed';
