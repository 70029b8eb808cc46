import * as z from 'zod/mini';
import type { Instant, PlayerId } from '#shared/vocabulary/vocabulary.ts';
import { writeAll } from '../database/change.ts';
import type { Database, Reader } from '../database/database.ts';
import { pack } from '../database/item.ts';
import { SUBSCRIPTION, sessionPartition } from '../database/keys.ts';
import { readList } from '../database/lists.ts';
import { instant, type Stored, stored, text } from '../database/stored.ts';
import { EXPIRY } from '../database/table.ts';
import { still } from '../database/transaction.ts';
import { subscriptionKey } from './sessions.ts';

/** How many browsers show one player their notices. */
export const MOST_SUBSCRIPTIONS = 10;

type SubscriptionName = Pick<Subscription, 'player' | 'hash'>;

const prefixOf = (player: PlayerId): string => `${SUBSCRIPTION}${player}#`;

export const subscriptionIn = stored(
  z.object({
    access: z.string(),
    hash: z.string(),
    player: text<PlayerId>(),
    /** Where its push service takes messages for it; a secret between the browser and us. */
    endpoint: z.string(),
    /** By which messages are encrypted for it, in base64url: see `BrowserKeys`. */
    p256dh: z.string(),
    auth: z.string(),
    created: instant,
  }),
);

/** A browser that shows a player's notices, as long as it is signed in. */
export type Subscription = Stored<typeof subscriptionIn>;

/** The browsers of a player, or of everybody in the club. */
export async function readSubscriptions(
  database: Reader,
  club: string,
  player?: PlayerId,
): Promise<readonly Subscription[]> {
  const beginsWith = player === undefined ? SUBSCRIPTION : prefixOf(player);
  return readList(database, { pk: sessionPartition(club), sk: { beginsWith } }, subscriptionIn);
}

export const readSubscribers = async (database: Reader, club: string): Promise<readonly PlayerId[]> => [
  ...new Set((await readSubscriptions(database, club)).map(({ player }) => player)),
];

/** Replaces what its session had before; a player keeps the newest ten, and the table forgets it when its session ends. */
export async function putSubscription(
  database: Database,
  club: string,
  subscription: Subscription,
  ends: Instant,
): Promise<void> {
  const { hash, player, endpoint } = subscription;
  const value = { ...subscriptionKey(club, subscription), endpoint, value: pack(subscription) };
  await database.put({ ...value, [EXPIRY]: Math.ceil(ends / 1000) });
  const others = (await readSubscriptions(database, club, player)).filter((each) => each.hash !== hash);
  const byAge = others.toSorted((one, other) => other.created - one.created);
  for (const each of byAge.slice(MOST_SUBSCRIPTIONS - 1)) await removeSubscription(database, club, each);
}

/** `endpoint`: only if it is still this one. */
export async function removeSubscription(
  database: Database,
  club: string,
  of: SubscriptionName,
  endpoint?: string,
): Promise<void> {
  const remove = subscriptionKey(club, of);
  const condition = endpoint === undefined ? {} : { condition: still('changed', 'endpoint', endpoint) };
  await writeAll(database, [{ remove, ...condition }]);
}
