import * as z from 'zod/mini';
import { FREE_TIMES } from '#shared/vocabulary/free-times.ts';
import type { PlayerId } from '#shared/vocabulary/vocabulary.ts';
import { writeAll } from '../database/change.ts';
import { type ItemKey, pack } from '../database/item.ts';
import { FREE, type LadderKey, ladderPartition } from '../database/keys.ts';
import { readList } from '../database/lists.ts';
import { instant, maybe, type Stored, stored, text } from '../database/stored.ts';
import type { Seasonal, SeasonalReader } from './seasonal.ts';

export const freeTimesIn = stored(
  z.object({
    players: z.tuple([text<PlayerId>()]),
    when: z.array(z.enum(FREE_TIMES)),
    /** Until when they would like a game. */
    wants: maybe(instant),
  }),
);

/** When a player of a ladder can play. It lies beside the log and changes nothing there. */
export type PlayerFreeTimes = Stored<typeof freeTimesIn>;

const placeOf = (key: LadderKey, player: PlayerId): ItemKey => ({ pk: ladderPartition(key), sk: `${FREE}${player}` });

/** What all players of a ladder have said of it. */
export const readFreeTimes = (
  { database, present }: SeasonalReader,
  key: LadderKey,
): Promise<readonly PlayerFreeTimes[]> =>
  readList(database, { pk: ladderPartition(present.of(key)), sk: { beginsWith: FREE } }, freeTimesIn);

/** Replaces what a player has said before; what says nothing is not kept. */
export async function putFreeTimes(store: Seasonal, key: LadderKey, free: PlayerFreeTimes): Promise<void> {
  const { players, when, wants } = free;
  const place = placeOf(await store.inSeason(key), players[0]);
  const isNothing = when.length === 0 && wants === undefined;
  await writeAll(store.database, [isNothing ? { remove: place } : { put: { ...place, value: pack(free) } }]);
}
