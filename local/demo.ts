import type { LadderKey } from '#functions/database/keys.ts';
import { addClub } from '#functions/ladders/clubs.ts';
import type { LadderStore } from '#functions/ladders/store.ts';
import { readLog } from '#shared/log/read.ts';
import { type RefusedLine, replay } from '#shared/log/replay.ts';
import type { Instant } from '#shared/vocabulary/vocabulary.ts';
import { DEMO_LADDERS, type DemoLadder, logOf } from './demo/demos.ts';

export { DEMO } from './demo/demos.ts';

/** Makes the demo clubs, one of each system and in the middle of their seasons, by importing their season logs. */
export async function loadDemo(store: LadderStore, now: Instant): Promise<void> {
  for (const demo of DEMO_LADDERS) await load(store, demo, now);
}

async function load(store: LadderStore, demo: DemoLadder, now: Instant): Promise<void> {
  await addClub(store.database, { id: demo.club, name: demo.name });
  const refused = await importLog(store, demo, logOf(demo, now));
  if (refused.length > 0) throw new Error(`${demo.name} breaks the rules: ${JSON.stringify(refused)}`);
}

/** Makes a ladder from a short season log at once; gives the lines that the rules refuse, and then makes none. */
async function importLog(store: LadderStore, key: LadderKey, text: string): Promise<readonly RefusedLine[]> {
  const log = readLog(text);
  if (!log.ok) throw new Error(log.refusal.message);
  const { season, refused } = replay(log.value);
  if (refused.length > 0) return refused;
  const commands = season.lines().map(({ command }) => command);
  const made = await store.import(key, log.value.header, commands);
  if (made !== 'created') throw new Error(`${key.club}/${key.ladder}: ${made}`);
  return [];
}
