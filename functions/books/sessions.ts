import * as z from 'zod/mini';
import { type Instant, instant, type PlayerId, parsePlayerId } from '#shared/vocabulary/vocabulary.ts';
import { writeAll, writeOrLeave } from '../database/change.ts';
import type { Database } from '../database/database.ts';
import { type Item, type ItemKey, pack } from '../database/item.ts';
import { LINK, SESSION, SUBSCRIPTION, sessionPartition } from '../database/keys.ts';
import { instant as at, flag, maybe, type Stored, stored } from '../database/stored.ts';
import { EXPIRY } from '../database/table.ts';
import { absent, present, still, type Write } from '../database/transaction.ts';
import { allOf } from '../runtime/at-once.ts';
import { readAccess, type SessionKey } from './access-keys.ts';
import { type AdminChange, lineOf } from './admin-history.ts';

const prefixOf = (access: string): string => `${SESSION}${access}#`;
const itemKey = (club: string, { access, hash }: SessionKey): ItemKey => ({
  pk: sessionPartition(club),
  sk: `${prefixOf(access)}${hash}`,
});

/** The table forgets it some time after its end. */
const toItem = (club: string, session: SessionRecord): Item => ({
  ...itemKey(club, session),
  value: pack(session),
  [EXPIRY]: Math.ceil(session.ends / 1000),
});

export const sessionIn = stored(
  z.object({
    access: z.string(),
    hash: z.string(),
    device: z.string(),
    opened: at,
    /** When its holder last showed that they have its link. */
    confirmed: maybe(at),
    /** When it ends, even if it is in use. */
    ends: at,
    /** About when it was last used, to the hour. */
    used: at,
    /** Whether its browser has asked for anything since it was opened; what only ever looked at the link has not. */
    inUse: flag,
  }),
);

/** A browser's session as stored: never its token. What it may do, its access key says. */
export type SessionRecord = Stored<typeof sessionIn>;

/** The browser's push subscription for a session: beside it, so that those who may end the session may delete it. */
export const subscriptionKey = (
  club: string,
  { player, hash }: { readonly player: PlayerId; readonly hash: string },
): ItemKey => ({ pk: sessionPartition(club), sk: `${SUBSCRIPTION}${player}#${hash}` });

export const putSession = (database: Database, club: string, session: SessionRecord): Promise<void> =>
  database.put(toItem(club, session));

export async function readSession(
  database: Database,
  club: string,
  key: SessionKey,
): Promise<SessionRecord | undefined> {
  const item = await database.get(itemKey(club, key));
  return item && sessionIn(item);
}

/** The sessions of a club, or of one of its keys; ended ones may be among them. */
export async function readSessions(
  database: Database,
  club: string,
  access?: string,
): Promise<readonly SessionRecord[]> {
  const beginsWith = access === undefined ? SESSION : prefixOf(access);
  return (await allOf(database.query({ pk: sessionPartition(club), sk: { beginsWith } }))).map(sessionIn);
}

/** A session that is being ended is not brought back, and one that was confirmed meanwhile stays so. */
export async function noteSession(
  database: Database,
  club: string,
  session: SessionRecord,
  used: Instant,
): Promise<void> {
  await writeOrLeave(database, [
    { put: toItem(club, { ...session, used, inUse: true }), condition: stillSeen(session) },
  ]);
}

/** Records that the holder of a session has shown its link; returns whether the session was still as seen. */
export async function confirmSession(
  database: Database,
  club: string,
  session: SessionRecord,
  confirmed: Instant,
): Promise<boolean> {
  const put = toItem(club, { ...session, confirmed, used: confirmed, inUse: true });
  return (await writeAll(database, [{ put, condition: stillSeen(session) }])) === 'committed';
}

const stillSeen = (session: SessionRecord) => still('changed', 'value', pack(session));

export async function removeSession(
  database: Database,
  club: string,
  key: SessionKey,
  change?: AdminChange,
): Promise<boolean> {
  const remove = { remove: itemKey(club, key), condition: present('gone') } as const;
  const shown = await noMoreNotices(database, club, key);
  return (await writeAll(database, [remove, ...shown, ...lineOf(club, change)])) === 'committed';
}

/** A signed-out browser shows no notices. */
async function noMoreNotices(database: Database, club: string, { access, hash }: SessionKey) {
  const player = parsePlayerId((await readAccess(database, club, access))?.player ?? '');
  const remove: readonly Write<never>[] = player ? [{ remove: subscriptionKey(club, { player, hash }) }] : [];
  return remove;
}

/** When a link was first opened, and when its player had it stop opening, if they did. */
export interface LinkState {
  readonly opened: Instant;
  readonly stopped?: Instant;
}

const linkKey = (club: string, access: string): ItemKey => ({ pk: sessionPartition(club), sk: `${LINK}${access}` });

const linkIn = ({ opened, stopped }: Item): LinkState => ({
  opened: instant(Number(opened)),
  ...(stopped !== undefined && { stopped: instant(Number(stopped)) }),
});

/** Apart from the key itself, which what opens sessions may not write. */
export async function readLink(database: Database, club: string, access: string): Promise<LinkState | undefined> {
  const item = await database.get(linkKey(club, access));
  return item && linkIn(item);
}

/** The states of all links of a club that were ever opened, by the hashes of their keys. */
export async function readLinks(database: Database, club: string): Promise<ReadonlyMap<string, LinkState>> {
  const items = await allOf(database.query({ pk: sessionPartition(club), sk: { beginsWith: LINK } }));
  return new Map(items.map((item) => [item.sk.slice(LINK.length), linkIn(item)]));
}

/** The first opening counts, whichever of several at once that is. */
export async function openLink(database: Database, club: string, access: string, at: Instant): Promise<LinkState> {
  const known = await readLink(database, club, access);
  if (known) return known;
  const put = { ...linkKey(club, access), opened: at };
  if ((await writeAll(database, [{ put, condition: absent('opened') }])) === 'committed') return { opened: at };
  return (await readLink(database, club, access)) ?? { opened: at };
}

/** Has a link open nothing more; what it has opened stays open. */
export async function closeLink(database: Database, club: string, access: string, at: Instant): Promise<void> {
  const { opened } = await openLink(database, club, access, at);
  await database.put({ ...linkKey(club, access), opened, stopped: at });
}
