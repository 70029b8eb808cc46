import * as z from 'zod/mini';
import type { NoticeEvent } from '#shared/vocabulary/club.ts';
import { MOST } from '#shared/vocabulary/size-limits.ts';
import { instant, type LineNumber } from '#shared/vocabulary/vocabulary.ts';
import { writeAll, writeOrLeave } from '../database/change.ts';
import type { Database } from '../database/database.ts';
import { type Item, type ItemKey, keyOf, pack } from '../database/item.ts';
import { homePartition, type LadderKey, WEBHOOK } from '../database/keys.ts';
import { readList } from '../database/lists.ts';
import { instant as at, line, maybe, type Stored, stored, text } from '../database/stored.ts';
import { absent, still } from '../database/transaction.ts';
import { type AdminChange, lineOf } from './admin-history.ts';

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

/** By which a writer knows that it is still the one that was seen, and as switched on or off as then. */
const stateOf = ({ id, stopped }: Webhook): string => (stopped === undefined ? id : `${id} off`);

const toItem = (place: ItemKey, webhook: Webhook): Item => ({ ...place, id: stateOf(webhook), value: pack(webhook) });

export const webhookIn = stored(
  z.object({
    /** 1–64 of a–z, 0–9 and '-'; never given twice. */
    id: z.string(),
    url: z.string(),
    events: z.array(text<NoticeEvent>()),
    label: z.string(),
    /** What notices are signed with, as `sealSecret` has it; in the clear where it was made by release 1.0.0. */
    secret: z.string(),
    /** The ladder's version when the webhook was made: it only hears of later lines. */
    since: line,
    created: at,
    by: z.string(),
    /** `outcome`: the status of the answer, or in a few words why there was no answer. */
    last: maybe(z.object({ at, outcome: z.string() })),
    /** Since when nothing was taken any more; missing as long as its receiver takes what comes. */
    failing: maybe(at),
    /** When it was switched off: it has heard of nothing since. */
    stopped: maybe(at),
  }),
);

export type Webhook = Stored<typeof webhookIn>;
export type Attempt = NonNullable<Webhook['last']>;

const fromItem = (item: Item): Placed => ({ place: keyOf(item), webhook: webhookIn(item) });

const stillThere = (seen: Webhook) => still('gone', 'id', stateOf(seen));

const readPlaced = (database: Database, key: LadderKey): Promise<readonly Placed[]> =>
  readList(database, { pk: homePartition(key), sk: { beginsWith: WEBHOOK } }, fromItem);

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
    const end = await writeAll(database, [
      { put: toItem(place, webhook), condition: absent('taken') },
      ...lineOf(key.club, change),
    ]);
    if (end === 'committed') return 'put';
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
  const remove = { remove: found.place, condition: stillThere(found.webhook) };
  return (await writeAll(database, [remove, ...lineOf(key.club, change)])) === 'committed';
}

export const isTaken = ({ outcome }: Attempt): boolean => /^2\d\d$/.test(outcome);

/** After how long without anything taken a webhook is switched off, in milliseconds. */
const PATIENCE = 7 * 24 * 3_600_000;

/** Whether a notice that is given up is the end of a webhook that has taken nothing for a week. */
export const isStoppedBy = ({ failing }: Webhook, { at, outcome }: Attempt): boolean =>
  failing !== undefined && !isTaken({ at, outcome }) && at >= instant(failing + PATIENCE);

/**
 * Records how the last attempt went; a webhook removed meanwhile stays removed. If the notice is given up with it, and none was
 * taken for a week, the webhook is switched off, and the admin history tells the organisers so. `secret`: how it is stored from
 * now on.
 */
export async function noteAttempt(
  database: Database,
  key: LadderKey,
  id: string,
  last: Attempt,
  isGivenUp = false,
  secret?: string,
): Promise<void> {
  const found = await findPlaced(database, key, id);
  if (!found) return;
  const { failing = last.at, ...webhook } = found.webhook;
  const stops = isGivenUp && isStoppedBy(found.webhook, last);
  const noted = {
    ...webhook,
    last,
    ...(!isTaken(last) && { failing }),
    ...(stops && { stopped: last.at }),
    ...(secret !== undefined && { secret }),
  };
  const told = {
    at: last.at,
    what: 'webhook-stopped',
    about: webhook.label,
    by: 'Club Ladder',
    role: 'operator',
  } as const;
  const lines = stops ? lineOf(key.club, { ...told, ladder: key.ladder }) : [];
  // A notice that was taken isn't to be sent again because nobody knows whether this was noted.
  await writeOrLeave(database, [{ put: toItem(found.place, noted), condition: stillThere(found.webhook) }, ...lines]);
}

/** Switches a webhook on again: it hears of lines after `since`. */
export async function resumeWebhook(
  database: Database,
  key: LadderKey,
  id: string,
  since: LineNumber,
  change: AdminChange,
): Promise<void> {
  const found = await findPlaced(database, key, id);
  if (!found) return;
  const { failing: _, stopped: __, ...webhook } = found.webhook;
  const put = toItem(found.place, { ...webhook, since });
  await writeAll(database, [{ put, condition: stillThere(found.webhook) }, ...lineOf(key.club, change)]);
}
