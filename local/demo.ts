import type { LadderStore } from '../functions/store/port.ts';
import type { Instant } from '../shared/ladder/vocabulary.ts';
import { formatLog } from '../shared/log/format.ts';
import { playSeason } from './demo/season.ts';
import { importLog } from './log-import.ts';

export const DEMO = { club: 'lavers-chess', ladder: 'main', name: 'Lavers Chess Club' } as const;

/** Makes the demo club, in the middle of its season and of a club night, by importing its season log. */
export async function loadDemo(store: LadderStore, now: Instant): Promise<void> {
  const season = playSeason(now);
  const log = formatLog(
    season.ladder.header,
    season.lines().map(({ command }) => command),
  );
  await store.createClub({ id: DEMO.club, name: DEMO.name });
  const { refused } = await importLog(store, DEMO, log);
  if (refused.length > 0) throw new Error(`the demo breaks the rules: ${JSON.stringify(refused)}`);
}
