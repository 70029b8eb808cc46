import type { ChannelName, ChosenKind, ContactKind } from '#shared/vocabulary/club.ts';
import type { Instant, PlayerId } from '#shared/vocabulary/vocabulary.ts';
import type { Database } from '../database/database.ts';
import { type Item, type ItemKey, pack, unpack } from '../database/item.ts';
import { CONTACT, HELD_BACK, homePartition, type LadderKey, SENT, sessionPartition } from '../database/keys.ts';
import { EXPIRY } from '../database/table.ts';
import { absent, still, type Write } from '../database/transaction.ts';

export type ChosenKinds = { readonly [Kind in ChosenKind]?: boolean };

/** What a player wants to be told, and when. Nobody else sees it. */
export interface Wishes {
  /** The kinds that are not as they are for everybody. */
  readonly kinds?: ChosenKinds;
  /** The same of one channel, where it is not as on the others. */
  readonly by?: { readonly [Name in ChannelName]?: ChosenKinds };
  readonly off?: true;
  /** When they want to be left alone, in minutes since midnight by the clocks of their ladder. */
  readonly quiet?: { readonly from: number; readonly to: number };
  /** One message a day instead of single ones. */
  readonly daily?: true;
}

/**
 * What is known of an e-mail address: `asked`: nobody has said yet that it is theirs, and nothing else is sent there;
 * `confirmed`; `stopped` by its reader; `bounced`: nothing arrives there; `complained`: their mail program calls it spam.
 */
const EMAIL_STATES = ['asked', 'confirmed', 'stopped', 'bounced', 'complained'] as const;
export type EmailState = (typeof EMAIL_STATES)[number];

interface Email {
  readonly to: string;
  readonly state: EmailState;
  readonly since: Instant;
}

/** A link that signs a player in once. */
export interface Login {
  /** SHA-256 of what the link holds. */
  readonly hash: string;
  readonly until: Instant;
  /** Where it leads on the site. */
  readonly path: string;
  /** Whether following it says that the address is theirs: it went to one that nobody has confirmed. */
  readonly confirms?: true;
}

/** What a player shows to their opponents, if those show something too. */
interface Shared {
  readonly phone?: string;
  readonly shows: readonly ContactKind[];
}

/** How a player is told what concerns them. */
export interface Contact {
  readonly player: PlayerId;
  /** Random: with it the reader of a message may stop them, or confirm the address. */
  readonly secret: string;
  readonly email?: Email;
  /** When they were last invited by e-mail. */
  readonly invited?: Instant;
  readonly logins?: readonly Login[];
  readonly wishes: Wishes;
  readonly shared?: Shared;
}

export interface StoredContact extends Contact {
  readonly version: number;
}

/** What is held back for a player, to be brought in one message. */
export interface Held {
  readonly until: Instant;
  /** Which message brings it: that with which it began. */
  readonly by: string;
  /** All that is held, as messages name it. */
  readonly all: readonly string[];
}

/** Longer than a notice is held back and tried to be sent, in seconds. */
export const HELD_SECONDS = 3 * 24 * 3600;

/** With the sessions: what opens those may write it, and nothing else of the club. */
export const contactKey = (club: string, player: PlayerId): ItemKey => ({
  pk: sessionPartition(club),
  sk: `${CONTACT}${player}`,
});

export const heldKey = (club: string, player: PlayerId): ItemKey => ({
  pk: sessionPartition(club),
  sk: `${HELD_BACK}${player}`,
});

const sentKey = (key: LadderKey, notice: string, address: string): ItemKey => ({
  pk: homePartition(key),
  sk: `${SENT}${notice}#${address}`,
});

const fromItem = ({ value, version }: Item): StoredContact => ({
  ...(unpack(value) as Contact),
  version: Number(version),
});

export async function readContacts(database: Database, club: string): Promise<readonly StoredContact[]> {
  const found: StoredContact[] = [];
  const query = { pk: sessionPartition(club), sk: { beginsWith: CONTACT } };
  for await (const item of database.query(query)) found.push(fromItem(item));
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
export function putContact(database: Database, club: string, version: number, contact: Contact): Promise<boolean> {
  const put = { ...contactKey(club, contact.player), version: version + 1, value: pack(contact) };
  const condition = version === 0 ? absent('changed') : still('changed', 'version', version);
  return isWritten(database, { put, condition });
}

/** Notes for three days that a kept notice is about to be sent to an address; false if it was noted before. */
export function claimSending(database: Database, key: LadderKey, notice: string, address: string): Promise<boolean> {
  const put = { ...sentKey(key, notice, address), [EXPIRY]: expiry(database) };
  return isWritten(database, { put, condition: absent('sent') });
}

/** Takes such a note back: it was not sent after all. */
export async function releaseSending(
  database: Database,
  key: LadderKey,
  notice: string,
  address: string,
): Promise<void> {
  await isWritten(database, { remove: sentKey(key, notice, address) });
}

export async function readHeld(database: Database, club: string, player: PlayerId): Promise<Held | undefined> {
  const item = await database.get(heldKey(club, player));
  return item && (unpack(item['value']) as Held);
}

/** Puts what is held in place of what was seen, or removes it; false if that has changed. */
export function replaceHeld(
  database: Database,
  club: string,
  player: PlayerId,
  seen: Held | undefined,
  held: Held | undefined,
): Promise<boolean> {
  const key = heldKey(club, player);
  const condition = seen ? still('changed', 'value', pack(seen)) : absent('changed');
  if (!held) return isWritten(database, { remove: key, condition });
  return isWritten(database, { put: { ...key, value: pack(held), [EXPIRY]: expiry(database) }, condition });
}

async function isWritten(database: Database, write: Write<string>): Promise<boolean> {
  const { end } = await database.transact([write]);
  if (end === 'unanswered') throw new Error('nobody knows whether it was written');
  return end === 'committed';
}

const expiry = (database: Database): number => Math.ceil(database.now() / 1000) + HELD_SECONDS;
