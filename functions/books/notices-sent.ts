import * as z from 'zod/mini';
import type { PlayerId } from '#shared/vocabulary/vocabulary.ts';
import { writeAll } from '../database/change.ts';
import type { Database } from '../database/database.ts';
import { type ItemKey, pack } from '../database/item.ts';
import { HELD_BACK, homePartition, type LadderKey, SENT, sessionPartition } from '../database/keys.ts';
import { instant, type Stored, stored } from '../database/stored.ts';
import { EXPIRY } from '../database/table.ts';
import { absent, still, type Write } from '../database/transaction.ts';

/** Longer than a notice is held back and tried to be sent, in seconds. */
export const HELD_SECONDS = 3 * 24 * 3600;

/** Longer than a message may come again, in seconds: it lies with the dead letters for two weeks, and is then tried as before. */
export const SENT_SECONDS = 14 * 24 * 3600 + HELD_SECONDS;

export const heldKey = (club: string, player: PlayerId): ItemKey => ({
  pk: sessionPartition(club),
  sk: `${HELD_BACK}${player}`,
});

const sentKey = (key: LadderKey, notice: string, address: string): ItemKey => ({
  pk: homePartition(key),
  sk: `${SENT}${notice}#${address}`,
});

export const heldIn = stored(
  z.object({
    until: instant,
    /** Which message brings it: that with which it began. */
    by: z.string(),
    /** All that is held, as messages name it. */
    all: z.array(z.string()),
  }),
);

/** What is held back for a player, to be brought in one message. */
export type Held = Stored<typeof heldIn>;

/** Notes that a notice is about to be sent to an address; false if it was noted before. */
export function claimSending(database: Database, key: LadderKey, notice: string, address: string): Promise<boolean> {
  const put = { ...sentKey(key, notice, address), [EXPIRY]: expiry(database, SENT_SECONDS) };
  return isWritten(database, [{ put, condition: absent('sent') }]);
}

/** Takes such a note back: it was not sent after all. */
export async function releaseSending(
  database: Database,
  key: LadderKey,
  notice: string,
  address: string,
): Promise<void> {
  await isWritten(database, [{ remove: sentKey(key, notice, address) }]);
}

export async function readHeld(database: Database, club: string, player: PlayerId): Promise<Held | undefined> {
  const item = await database.get(heldKey(club, player));
  return item && heldIn(item);
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
  if (!held) return isWritten(database, [{ remove: key, condition }]);
  return isWritten(database, [
    { put: { ...key, value: pack(held), [EXPIRY]: expiry(database, HELD_SECONDS) }, condition },
  ]);
}

const isWritten = async (database: Database, writes: readonly Write<string>[]): Promise<boolean> =>
  (await writeAll(database, writes)) === 'committed';

const expiry = (database: Database, seconds: number): number => Math.ceil(database.now() / 1000) + seconds;
