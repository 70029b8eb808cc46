import { isDeepStrictEqual } from 'node:util';
import { Forgetting, type Forgotten } from '#shared/view/forgetting.ts';
import { writeAll } from '../database/change.ts';
import type { Database } from '../database/database.ts';
import { keyOf } from '../database/item.ts';
import {
  ENTRY,
  FIRST_SEASON,
  homePartition,
  type LadderKey,
  ladderPartition,
  NOTICE,
  PROPOSAL,
  WEBHOOK,
} from '../database/keys.ts';
import { inPortions } from '../database/portions.ts';
import { clearLeftovers } from '../importing/clear-leftovers.ts';
import { fromEntryItem, isEnd } from '../ladders/entries.ts';
import { headKey, markIn } from '../ladders/head.ts';
import { readSeasons } from '../ladders/seasons.ts';
import { allOf } from '../runtime/at-once.ts';
import { isBetween, thoseIn, toldOf } from './beside-log.ts';
import { type ForgettingWork, HELD, hold, Rewrite } from './rewrite.ts';

/** How often a ladder is asked for that another process may be rewriting. */
const TRIES_TO_HOLD = 4;

export type Rewriting = 'forgotten' | 'unknown' | 'busy' | 'no-such-ladder';

/** Takes a person out of all that is stored of a ladder, which is held; the same `token` resumes it, a line ends it. */
export async function forget(key: LadderKey, work: ForgettingWork): Promise<Rewriting> {
  // Of a season that was never finished no head says that it has lines.
  await clearLeftovers(work.database, key);
  const { given } = await readSeasons(work.database, key);
  const ends: Rewriting[] = [];
  for (let season = FIRST_SEASON; season <= given; season++) {
    const end = await forgetInSeason({ ...key, season }, work);
    if (end === 'busy') return end;
    ends.push(end);
  }
  await forgetNotices(key, work);
  // A season that was undone has left its number.
  return ends.find((end) => end === 'forgotten') ?? ends[0] ?? 'no-such-ladder';
}

/** Notices not yet delivered are then made again, from the lines as they are now. */
async function forgetNotices(key: LadderKey, { database, spend }: ForgettingWork): Promise<void> {
  const notices = await allOf(database.query({ pk: homePartition(key), sk: { beginsWith: NOTICE } }));
  for (const portion of inPortions<never>(notices.map((item) => ({ remove: keyOf(item) })))) {
    await spend(portion.length * 4);
    await writeAll(database, portion);
  }
}

async function forgetInSeason(key: LadderKey, work: ForgettingWork): Promise<Rewriting> {
  const { database, person, token } = work;
  for (let tries = 1; tries <= TRIES_TO_HOLD; tries++) {
    const head = await database.get(headKey(key));
    if (!head || markIn(head).shut === 'deleting') return 'no-such-ladder';
    const isOthers = markIn(head).shut === 'rewriting';
    if (head[HELD] !== token && !isOthers && !(await isNamed(database, key, person))) return 'unknown';
    const held = head[HELD] === token ? head : await hold(database, head, token);
    if (held) {
      await new Rewrite(key, held, work).run();
      return 'forgotten';
    }
    await database.pause(tries);
  }
  return 'busy';
}

/** Whether anything of a season would be said otherwise. */
async function isNamed(database: Database, key: LadderKey, person: Forgotten): Promise<boolean> {
  const forgetting = new Forgetting(person);
  for await (const item of database.query({ pk: ladderPartition(key) })) {
    const { sk } = item;
    if (sk.startsWith(ENTRY) && !isEnd(item)) {
      const { command, effects } = fromEntryItem(item);
      if (!isDeepStrictEqual(forgetting.command(command), command)) return true;
      if (JSON.stringify(effects).includes(`"${person.player}"`)) return true;
    }
    if (sk.startsWith(PROPOSAL) && isBetween(thoseIn(item), forgetting)) return true;
    if (sk.startsWith(WEBHOOK) && toldOf(item, forgetting) !== undefined) return true;
  }
  return false;
}
