import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import type { ChallengeId, PlayerId } from '#shared/vocabulary/vocabulary.ts';
import { writeAll, writeOrLeave } from '../database/change.ts';
import { type ItemKey, pack } from '../database/item.ts';
import { GAME_DATE, type LadderKey, ladderPartition } from '../database/keys.ts';
import { readList } from '../database/lists.ts';
import { flag, instant, maybe, type Stored, stored, text } from '../database/stored.ts';
import { EXPIRY } from '../database/table.ts';
import { absent, still, type Write } from '../database/transaction.ts';
import type { Seasonal, SeasonalReader } from './seasonal.ts';

export const gameDateIn = stored(
  z.object({
    challenge: text<ChallengeId>(),
    /** When the challenge was issued: this finds its public line, under whatever id the public sees. */
    issued: instant,
    /** The challenger first. */
    players: z.tuple([text<PlayerId>(), text<PlayerId>()]),
    at: instant,
    /** Later ones that were proposed with it, of which the other player accepts one. */
    or: maybe(z.array(instant)),
    /** Where, as whoever proposed it wrote. */
    place: maybe(z.string()),
    /** Who proposed it, or called it off; missing if an official has. */
    by: maybe(text<PlayerId>()),
    agreed: flag,
    /** It is stored so that the other player can be told, and because the next date counts on from it. */
    calledOff: flag,
    /** 1 at first, and one more after each change. */
    version: z.number(),
    /** When this version was put; missing in what release 1.0.0 stored. */
    put: maybe(instant),
  }),
);

/** When two mean to play a challenge, proposed or agreed. It lies beside the log and changes nothing there. */
export type GameDate = Stored<typeof gameDateIn>;

/** How long after its day a date is stored, in milliseconds: two weeks. */
export const DATE_KEPT = 14 * 24 * 60 * 60 * 1000;

/** What queues call the date of a challenge; ids that people may have chosen stay out of queues. */
export const nameOfDate = (challenge: ChallengeId): string =>
  createHash('sha256').update(challenge).digest('hex').slice(0, 16);

const placeOf = (key: LadderKey, challenge: ChallengeId): ItemKey => ({
  pk: ladderPartition(key),
  sk: `${GAME_DATE}${nameOfDate(challenge)}`,
});

export async function readGameDates(
  { database, present }: SeasonalReader,
  key: LadderKey,
): Promise<readonly GameDate[]> {
  const query = { pk: ladderPartition(present.of(key)), sk: { beginsWith: GAME_DATE } };
  const dates = await readList(database, query, gameDateIn);
  return dates.toSorted((one, other) => one.at - other.at);
}

/** Replaces the previous version, if it is still there. Stored for two weeks after its day. */
export async function writeOfGameDate(store: Seasonal, key: LadderKey, date: GameDate): Promise<Write<'outdated'>> {
  const { challenge, version, at, or = [] } = date;
  const place = placeOf(await store.inSeason(key), challenge);
  const put = { ...place, value: pack(date), version, [EXPIRY]: Math.ceil((Math.max(at, ...or) + DATE_KEPT) / 1000) };
  return { put, condition: version === 1 ? absent('outdated') : still('outdated', 'version', version - 1) };
}

/** The same, by itself; false where the version before is no longer there. */
export async function putGameDate(store: Seasonal, key: LadderKey, date: GameDate): Promise<boolean> {
  return (await writeAll(store.database, [await writeOfGameDate(store, key, date)])) === 'committed';
}

/** By the way: the next look removes it if this one doesn't. */
export async function removeGameDate(store: Seasonal, key: LadderKey, challenge: ChallengeId): Promise<void> {
  await writeOrLeave(store.database, [{ remove: placeOf(await store.inSeason(key), challenge) }]);
}
