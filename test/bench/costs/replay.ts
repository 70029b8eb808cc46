import type { SystemId } from '#shared/vocabulary/vocabulary.ts';
import { atMost, type Found } from '../report.ts';
import type { Replayed, Replaying } from '../tree/replay.ts';
import { mapBy, NODE_24, ofEach, type Run, runIn } from '../trees.ts';

const SYSTEMS: readonly SystemId[] = ['crewe', 'lavers', 'nairobi', 'computer-go', 'shicargo', 'house'];

/** How long it takes to replay a season of each system: the processor’s time in one process, once it is warm. */
export async function replay(run: Run): Promise<Found> {
  const [players, lines] = run.isQuick ? [100, 400] : [1000, 4000];
  const seasons = SYSTEMS.map((system): Replaying => ({ system, players, lines }));
  const long: Replaying = { system: 'lavers', players: 1000, lines: run.isQuick ? 1000 : 10_000 };
  const found = await ofEach(
    run,
    (tree): Promise<readonly Replayed[]> => runIn(tree, 'replay.ts', [...seasons, long], NODE_24),
  );
  const of = (season: number) => mapBy(found, (all) => all[season]?.replaying ?? Number.NaN);
  const whole = mapBy(found, (all) => {
    const { reading = Number.NaN, replaying = Number.NaN } = all.at(-1) ?? {};
    return ((reading + replaying) * long.lines) / 1000;
  });
  return {
    bars: [
      atMost(
        `replay at ${players.toLocaleString('en')} players: ${SYSTEMS.join(' · ')}`,
        60,
        'µs a line',
        ...seasons.map((_, n) => of(n)),
      ),
      atMost(`${long.lines.toLocaleString('en')} lines from text to ladder`, 2000, 'ms', whole),
    ],
  };
}
