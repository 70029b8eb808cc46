import type { LadderKey } from '#functions/database/keys.ts';
import type { LadderStore } from '#functions/ladders/store.ts';
import { readLog } from '#shared/log/read.ts';
import { type RefusedLine, replay } from '#shared/log/replay.ts';

/** Makes a ladder from a short season log at once; gives the lines that the rules refuse, and then makes none. */
export async function importLog(store: LadderStore, key: LadderKey, text: string): Promise<readonly RefusedLine[]> {
  const log = readLog(text);
  if (!log.ok) throw new Error(log.refusal.message);
  const { season, refused } = replay(log.value);
  if (refused.length > 0) return refused;
  const commands = season.lines().map(({ command }) => command);
  const made = await store.import(key, log.value.header, commands);
  if (made !== 'created') throw new Error(`${key.club}/${key.ladder}: ${made}`);
  return [];
}
