import type { SystemId } from '#shared/vocabulary/vocabulary.ts';
import { bar, beside, type Found, table } from '../report.ts';
import type { Replayed, Replaying } from '../tree/replay.ts';
import { mapBy, NODE_24, ofEach, type Run, runIn } from '../trees.ts';

const SYSTEMS: readonly SystemId[] = ['crewe', 'lavers', 'nairobi', 'computer-go', 'shicargo', 'house'];
const LARGEST = 10_000;

/** How long it takes to replay a season of each system: the processor’s time in one process, once it is warm. */
export async function replay(run: Run): Promise<Found> {
  const [sizes, lines] = run.isQuick ? [[100], 400] : [[100, LARGEST], 4000];
  const seasons = SYSTEMS.flatMap((system) => sizes.map((players): Replaying => ({ system, players, lines })));
  const long: Replaying = { system: 'lavers', players: 1000, lines: run.isQuick ? 1000 : 10_000 };
  const found = await ofEach(
    run,
    (tree): Promise<readonly Replayed[]> => runIn(tree, 'replay.ts', [...seasons, long], NODE_24),
  );
  const at = (season: number, figure: keyof Replayed) => mapBy(found, (all) => all[season]?.[figure] ?? Number.NaN);
  const whole = mapBy(found, (all) => {
    const { reading = Number.NaN, replaying = Number.NaN } = all.at(-1) ?? {};
    return ((reading + replaying) * long.lines) / 1000;
  });
  return {
    bars: [
      ...seasons.flatMap(({ system, players }, n) =>
        players === sizes.at(-1)
          ? bar(`replay at ${players.toLocaleString('en')} players: ${system}`, at(n, 'replaying'), {
              most: 60,
              unit: 'µs a line',
            })
          : [],
      ),
      bar(`${long.lines.toLocaleString('en')} lines from text to ladder`, whole, { most: 2000, unit: 'ms' }),
    ],
    tables: [
      '## Replaying a season, µs of CPU a line on Node 24',
      table(
        ['system', 'players', 'replaying', 'reading'],
        seasons.map(({ system, players }, n) => [
          system,
          players,
          beside(at(n, 'replaying')),
          beside(at(n, 'reading')),
        ]),
      ),
    ],
  };
}
