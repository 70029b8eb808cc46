import { addClub } from '#functions/books/clubs.ts';
import { createLadder } from '#functions/importing/create-ladder.ts';
import type { LadderStore } from '#functions/ladders/store.ts';
import { formatLog } from '#shared/log/format.ts';
import { SYSTEM_IDS } from '#shared/systems/registry.ts';
import type { Instant } from '#shared/vocabulary/vocabulary.ts';
import { demos as lavers } from './lavers.ts';
import type { DemoLadder } from './scribe.ts';

/** The ladders by which every system is shown, the one with a club night first. */
export const DEMO_LADDERS: readonly DemoLadder[] = (
  await Promise.all(
    SYSTEM_IDS.map(
      async (system): Promise<{ readonly demos: readonly DemoLadder[] }> => import(`../demo/${system}.ts`),
    ),
  )
).flatMap(({ demos }) => demos);

/** The demo ladder that begins in the middle of a club night. */
export const [DEMO] = lavers;

export const logOf = ({ play }: DemoLadder, now: Instant): string => {
  const season = play(now);
  const commands = season.lines().map(({ command }) => command);
  return formatLog(season.header, commands);
};

export async function loadDemo({ database }: LadderStore, now: Instant): Promise<void> {
  for (const demo of DEMO_LADDERS) {
    await addClub(database, { id: demo.club, name: demo.name });
    const season = demo.play(now);
    const commands = season.lines().map(({ command }) => command);
    const made = await createLadder(database, demo, season.header, commands);
    if (made !== 'created') throw new Error(`${demo.club}/${demo.ladder}: ${made}`);
  }
}
