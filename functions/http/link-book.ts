import { type Instant, instant } from '#shared/vocabulary/vocabulary.ts';
import type { Database } from '../database/database.ts';
import type { Item, ItemKey } from '../database/item.ts';
import { LINK, sessionPartition } from '../database/keys.ts';
import { absent, certain } from '../database/transaction.ts';

/** When a link was first opened, and when its player had it stop opening, if they did. */
export interface LinkState {
  readonly opened: Instant;
  readonly stopped?: Instant;
}

const linkKey = (club: string, access: string): ItemKey => ({ pk: sessionPartition(club), sk: `${LINK}${access}` });

const fromItem = ({ opened, stopped }: Item): LinkState => ({
  opened: instant(Number(opened)),
  ...(stopped !== undefined && { stopped: instant(Number(stopped)) }),
});

/** Apart from the key itself, which what opens sessions may not write. */
export async function readLink(database: Database, club: string, access: string): Promise<LinkState | undefined> {
  const item = await database.get(linkKey(club, access));
  return item && fromItem(item);
}

/** The states of all links of a club that were ever opened, by the hashes of their keys. */
export async function readLinks(database: Database, club: string): Promise<ReadonlyMap<string, LinkState>> {
  const states = new Map<string, LinkState>();
  for await (const item of database.query({ pk: sessionPartition(club), sk: { beginsWith: LINK } })) {
    states.set(item.sk.slice(LINK.length), fromItem(item));
  }
  return states;
}

/** The first opening counts, whichever of several at once that is. */
export async function openLink(database: Database, club: string, access: string, at: Instant): Promise<LinkState> {
  const known = await readLink(database, club, access);
  if (known) return known;
  const put = { ...linkKey(club, access), opened: at };
  const outcome = await database.transact([{ put, condition: absent('opened') }]);
  if (outcome.end === 'contended' || certain(outcome) === 'opened')
    return (await readLink(database, club, access)) ?? { opened: at };
  return { opened: at };
}

/** Has a link open nothing more; what it has opened stays open. */
export async function closeLink(database: Database, club: string, access: string, at: Instant): Promise<void> {
  const { opened } = await openLink(database, club, access, at);
  await database.put({ ...linkKey(club, access), opened, stopped: at });
}
