import * as z from 'zod/mini';
import type { Instant, PlayerId } from '#shared/vocabulary/vocabulary.ts';
import { writeAll } from '../database/change.ts';
import { type Item, pack } from '../database/item.ts';
import { DISPUTE, type LadderKey, ladderPartition } from '../database/keys.ts';
import { readList } from '../database/lists.ts';
import { flag, instant, line, maybe, type Stored, stored, text } from '../database/stored.ts';
import { EXPIRY } from '../database/table.ts';
import { absent, present } from '../database/transaction.ts';
import type { Seasonal } from './seasonal.ts';

export const disputeIn = stored(
  z.object({
    /** The player whose line gave the result. */
    line,
    player: text<PlayerId>(),
    players: z.array(text<PlayerId>()),
    says: maybe(z.string()),
    score: maybe(z.tuple([z.number(), z.number()])),
    at: instant,
    /** An organiser has let the result stand. */
    dismissed: flag,
  }),
);

/** A player says that a result of theirs is wrong: beside the log, for an organiser to decide. */
export type Dispute = Stored<typeof disputeIn>;

/** How long one is stored, in milliseconds: sixty days. */
export const DISPUTE_KEPT = 60 * 24 * 60 * 60 * 1000;

/** All disputes of a ladder, including those of results corrected since; oldest first. */
export async function readDisputes(store: Seasonal, key: LadderKey, now: Instant): Promise<readonly Dispute[]> {
  const query = { pk: ladderPartition(await store.inSeason(key)), sk: { beginsWith: DISPUTE } };
  const disputes = await readList(store.database, query, (item) =>
    Number(item[EXPIRY]) > Math.ceil(now / 1000) ? disputeIn(item) : undefined,
  );
  return disputes.toSorted((one, other) => one.at - other.at);
}

/** One of each player and line; false where it is there already, or where one that is to be dismissed is not. */
export async function putDispute(store: Seasonal, key: LadderKey, dispute: Dispute): Promise<boolean> {
  const { line, player, at, dismissed } = dispute;
  const place = { pk: ladderPartition(await store.inSeason(key)), sk: `${DISPUTE}${line}#${player}` };
  const put: Item = { ...place, value: pack(dispute), [EXPIRY]: Math.ceil((at + DISPUTE_KEPT) / 1000) };
  const condition = dismissed ? present('unchanged') : absent('unchanged');
  return (await writeAll(store.database, [{ put, condition }])) === 'committed';
}
