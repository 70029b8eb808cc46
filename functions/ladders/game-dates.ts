import { createHash } from 'node:crypto';
import type { ChallengeId } from '#shared/vocabulary/vocabulary.ts';
import type { Database } from '../database/database.ts';
import { type ItemKey, pack } from '../database/item.ts';
import { GAME_DATE, ladderPartition } from '../database/keys.ts';
import { EXPIRY } from '../database/table.ts';
import { absent, certain, still } from '../database/transaction.ts';
import type { GameDate, LadderKey } from './port.ts';

/** How long after its day a date is kept, in milliseconds: two weeks. */
const KEPT = 14 * 24 * 60 * 60 * 1000;

/** What the date of a challenge is called in queues, which are told no ids that people may have chosen. */
export const nameOfDate = (challenge: ChallengeId): string =>
  createHash('sha256').update(challenge).digest('hex').slice(0, 16);

const placeOf = (key: LadderKey, challenge: ChallengeId): ItemKey => ({
  pk: ladderPartition(key),
  sk: `${GAME_DATE}${nameOfDate(challenge)}`,
});

export async function putGameDate(database: Database, key: LadderKey, date: GameDate): Promise<boolean> {
  const { challenge, version, at } = date;
  const item = { ...placeOf(key, challenge), value: pack(date), version, [EXPIRY]: Math.ceil((at + KEPT) / 1000) };
  const condition = version === 1 ? absent('changed') : still('changed', 'version', version - 1);
  const outcome = await database.transact([{ put: item, condition }]);
  return outcome.end !== 'contended' && certain(outcome) === 'committed';
}

export async function removeGameDate(database: Database, key: LadderKey, challenge: ChallengeId): Promise<void> {
  await database.transact([{ remove: placeOf(key, challenge) }]);
}
