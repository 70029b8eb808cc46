import type { NoticeEvent } from '#shared/vocabulary/club.ts';
import { MOST } from '#shared/vocabulary/size-limits.ts';
import type { Instant, LineNumber } from '#shared/vocabulary/vocabulary.ts';
import { type AdminChange, lineOf } from '../club/admin-history.ts';
import type { Database } from '../database/database.ts';
import { type Item, type ItemKey, pack, unpack } from '../database/item.ts';
import { homePartition, type LadderKey, WEBHOOK } from '../database/keys.ts';
import { absent, certain, still } from '../database/transaction.ts';

export interface Webhook {
  /** 1–64 of a–z, 0–9 and '-'; never given twice. */
  readonly id: string;
  readonly url: string;
  readonly events: readonly NoticeEvent[];
  readonly label: string;
  /** What notices are signed with. It is needed in the clear, and shown to nobody after it was made. */
  readonly secret: string;
  /** The ladder's version when it was made: it is told of later lines only. */
  readonly since: LineNumber;
  readonly created: Instant;
  readonly by: string;
  readonly last?: Attempt;
}

export interface Attempt {
  readonly at: Instant;
  /** The status that was answered, or in a few words why there was none. */
  readonly outcome: string;
}

/** How many webhooks a ladder has room for: each has a place of its own, so that no race makes more of them. */
export const WEBHOOK_PLACES = MOST.webhooks;

interface Placed {
  readonly place: ItemKey;
  readonly webhook: Webhook;
}

export const webhookPlace = (key: LadderKey, index: number): ItemKey => ({
  pk: homePartition(key),
  sk: `${WEBHOOK}${index}`,
});

const toItem = (place: ItemKey, webhook: Webhook): Item => ({ ...place, id: webhook.id, value: pack(webhook) });

const fromItem = ({ pk, sk, value }: Item): Placed => ({ place: { pk, sk }, webhook: unpack(value) as Webhook });

const stillThere = (id: string) => still('gone', 'id', id);

async function readPlaced(database: Database, key: LadderKey): Promise<readonly Placed[]> {
  const placed: Placed[] = [];
  for await (const item of database.query({ pk: homePartition(key), sk: { beginsWith: WEBHOOK } }))
    placed.push(fromItem(item));
  return placed;
}

const findPlaced = async (database: Database, key: LadderKey, id: string): Promise<Placed | undefined> =>
  (await readPlaced(database, key)).find(({ webhook }) => webhook.id === id);

export const readWebhooks = async (database: Database, key: LadderKey): Promise<readonly Webhook[]> =>
  (await readPlaced(database, key)).map(({ webhook }) => webhook);

/** A ladder has ten at most. */
export async function putWebhook(
  database: Database,
  key: LadderKey,
  webhook: Webhook,
  change?: AdminChange,
): Promise<'put' | 'too-many'> {
  const taken = new Set((await readPlaced(database, key)).map(({ place }) => place.sk));
  const places = Array.from({ length: WEBHOOK_PLACES }, (_, index) => webhookPlace(key, index));
  for (const place of places.filter(({ sk }) => !taken.has(sk))) {
    const outcome = await database.transact([
      { put: toItem(place, webhook), condition: absent('taken') },
      ...lineOf(key.club, change),
    ]);
    // Another caller is about to take the place.
    if (outcome.end !== 'contended' && certain(outcome) === 'committed') return 'put';
  }
  return 'too-many';
}

export async function removeWebhook(
  database: Database,
  key: LadderKey,
  id: string,
  change?: AdminChange,
): Promise<boolean> {
  const found = await findPlaced(database, key, id);
  if (!found) return false;
  const remove = { remove: found.place, condition: stillThere(id) };
  return certain(await database.transact([remove, ...lineOf(key.club, change)])) === 'committed';
}

/** Keeps how the last attempt went; a webhook that is removed meanwhile stays removed. */
export async function noteAttempt(database: Database, key: LadderKey, id: string, last: Attempt): Promise<void> {
  const found = await findPlaced(database, key, id);
  if (!found) return;
  const put = toItem(found.place, { ...found.webhook, last });
  await database.transact([{ put, condition: stillThere(id) }]);
}
