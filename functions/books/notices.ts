import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import type { Notice } from '#shared/contract/notices.ts';
import type { Naming } from '#shared/view/naming.ts';
import type { PersonalNotice } from '#shared/view/player-notices/notice.ts';
import type { PersonalKind } from '#shared/vocabulary/club.ts';
import type { Day, PlayerId } from '#shared/vocabulary/vocabulary.ts';
import { writeAll } from '../database/change.ts';
import type { Database } from '../database/database.ts';
import { type ItemKey, pack } from '../database/item.ts';
import { homePartition, type LadderKey, MESSAGE, NOTICE } from '../database/keys.ts';
import { unlessDamaged } from '../database/lists.ts';
import { line, maybe, type Stored, stored, text } from '../database/stored.ts';
import { EXPIRY } from '../database/table.ts';
import { absent } from '../database/transaction.ts';
import { type AdminChange, lineOf } from './admin-history.ts';
import { readNaming } from './naming.ts';

/** A notice to webhooks or to one player, stored until it is delivered. */
export interface KeptNotice {
  readonly notice: WrittenNotice | NoticeInWords;
  /** In which public names it speaks; missing if it names no people. */
  readonly names?: string;
}

/** A notice as it goes over the wire: exactly these characters are sent, and signed. */
export interface WrittenNotice {
  readonly event: string;
  /** The same for each repeat. */
  readonly delivery: string;
  readonly body: string;
}

export const written = (notice: Notice): WrittenNotice => ({
  event: notice.event,
  delivery: notice.id,
  body: JSON.stringify(notice),
});

/** A notice to a player as channels send it: in words, whatever they tell. */
export type NoticeInWords = Pick<PersonalNotice, 'kind' | 'player' | 'title' | 'text' | 'path' | 'tag' | 'id' | 'line'>;

export const noticeIn = stored<KeptNotice>(
  z.object({
    notice: z.union([
      z.object({ event: z.string(), delivery: z.string(), body: z.string() }),
      z.object({
        kind: text<PersonalKind>(),
        player: text<PlayerId>(),
        title: z.string(),
        text: z.string(),
        path: z.string(),
        tag: z.string(),
        id: z.string(),
        line,
      }),
    ]),
    names: maybe(z.string()),
  }),
);

/** Longer than a notice is held back and tried to be sent, in seconds. One that is redriven later is made again. */
export const NOTICE_SECONDS = 3 * 24 * 3600;

const keyOf = (key: LadderKey, name: string): ItemKey => ({ pk: homePartition(key), sk: `${NOTICE}${name}` });

/** Keeps a notice for three days, in place of what was kept by this name before. */
export const keepNotice = (database: Database, key: LadderKey, name: string, kept: KeptNotice): Promise<void> =>
  database.put({ ...keyOf(key, name), value: pack(kept), [EXPIRY]: Math.ceil(database.now() / 1000) + NOTICE_SECONDS });

/** Undefined after its days are over, after a person of the club was forgotten, or where it is damaged: it can be made again. */
export async function readNotice(database: Database, key: LadderKey, name: string): Promise<KeptNotice | undefined> {
  const item = await database.get(keyOf(key, name));
  return item && unlessDamaged(database, item, noticeIn);
}

export const messageIn = stored(
  z.object({
    text: z.string(),
    to: z.array(text<PlayerId>()),
    /** The hash of the key of the organiser who wrote it, to whom answers go. */
    by: maybe(z.string()),
  }),
);

/** What the organiser writes to the players of a ladder, and whom it is to reach. */
export type LadderMessage = Stored<typeof messageIn>;

const messageKey = (key: LadderKey, day: Day): ItemKey => ({ pk: homePartition(key), sk: `${MESSAGE}${day}` });

export async function readMessage(database: Database, key: LadderKey, day: Day): Promise<LadderMessage | undefined> {
  const item = await database.get(messageKey(key, day));
  return item && messageIn(item);
}

/** Puts the message of a day, and notes it in the admin history; false if the day has one. */
export async function putMessage(
  database: Database,
  key: LadderKey,
  { day, ...message }: LadderMessage & { readonly day: Day },
  change: AdminChange,
): Promise<boolean> {
  const put = {
    ...messageKey(key, day),
    value: pack(message),
    [EXPIRY]: Math.ceil(database.now() / 1000) + NOTICE_SECONDS,
  };
  const writes = [{ put, condition: absent('there') }, ...lineOf(key.club, change)];
  return (await writeAll(database, writes)) === 'committed';
}

/** Tells one choice of public names from another. */
const namesIn = (naming: Naming): string =>
  createHash('sha256').update(JSON.stringify(naming)).digest('base64url').slice(0, 22);

/** Keeps notices beside their ladder until they are delivered, each by its name; the names are the same whenever they are made. */
export async function keepNotices(
  database: Database,
  key: LadderKey,
  naming: Naming,
  notices: readonly { readonly name: string; readonly notice: KeptNotice['notice'] }[],
): Promise<void> {
  const names = namesIn(naming);
  for (const { name, notice } of notices) await keepNotice(database, key, name, { notice, names });
}

/**
 * A stored notice with the names that the public now sees. A notice may have waited for a day: undefined if the club has hidden
 * its names meanwhile, if a person was erased, or where it is damaged: then it is to be made again. A test of a webhook names
 * nobody and is stored unchanged.
 */
export async function currentNotice(
  database: Database,
  { key, name }: { readonly key: LadderKey; readonly name: string },
): Promise<KeptNotice['notice'] | undefined> {
  const kept = await readNotice(database, key, name);
  const isCurrent = kept && (kept.names === undefined || kept.names === namesIn(await readNaming(database, key.club)));
  return isCurrent ? kept.notice : undefined;
}
