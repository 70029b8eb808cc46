import { addClub } from '#functions/ladders/clubs.ts';
import type { LadderStore } from '#functions/ladders/store.ts';
import type { Instant } from '#shared/vocabulary/vocabulary.ts';
import { DEMO_LADDERS, type DemoLadder, logOf } from './demo/demos.ts';
import { importLog } from './log-import.ts';

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
