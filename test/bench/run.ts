import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { connect } from '#functions/database/dynamo/client.ts';
import { setUpTable } from '#functions/database/dynamo/setup.ts';
import { startEmulator } from '../ladders/start-emulator.ts';
import { bundleFigures } from './bundles.ts';
import { Club } from './deployed/club.ts';
import { type Cost, markdown, median } from './figures.ts';
import { ObviousLadder } from './obvious.ts';
import { replayTimes } from './replay-speed.ts';
import { resultCosts } from './result-cost.ts';
import { settlingReport } from './settling.ts';
import { systemCosts } from './system-cost.ts';
import { warmCosts } from './warm-cost.ts';

const SIZES = [10, 100, 1000, 10_000];
const TABLE = 'bench';
const MADE_BY = `Made by \`npm run build && npm run bench\` on Node ${process.version}, ${cpus().length} cores. Units are DynamoDB's, from the emulator's consumed capacity.`;

/** The median, and the most in brackets where that is more. */
const both = (costs: readonly Cost[], of: (cost: Cost) => number): string => {
  const [middle, most] = [median(costs.map(of)), Math.max(...costs.map(of))];
  return most === middle ? `${middle}` : `${middle} (${most})`;
};

const HEAD = ['requests', 'items written', 'write units', 'read units', 'ms'];
const figuresOf = (costs: readonly Cost[]): readonly string[] => [
  both(costs, (cost) => cost.requests),
  both(costs, (cost) => cost.items),
  both(costs, (cost) => cost.writeUnits),
  both(costs, (cost) => cost.readUnits),
  median(costs.map(({ ms }) => ms)).toFixed(1),
];

type Costs = readonly (readonly [name: string, costs: readonly Cost[]])[];
const rowsOf = (costs: Costs) => costs.map(([name, each]) => [name, ...figuresOf(each)]);

/** What is measured at the functions of a deployment: bundles as packaged, each in a process of its own. */
async function deployedReport(endpoint: string): Promise<readonly string[]> {
  const club = await Club.found(endpoint, TABLE);
  try {
    const sizes: (string | number)[][] = [];
    for (const size of SIZES) sizes.push([size, ...figuresOf(await resultCosts(club, size))]);
    return [
      '## One result, right after its challenge',
      markdown(['players', ...HEAD], sizes),
      'Bars: at most 8 items and 20 write units, the same within 1.5× for any size; 0 reads.',
      '## One result on 100 players, by what came before it',
      markdown(['right after', ...HEAD], rowsOf(await warmCosts(club))),
      'A process knows the ladder as it left it. What another one wrote meanwhile it learns from the condition that fails: that is cancelled, and sent again.',
      '## One result in each system on 100 players',
      markdown(['entry', ...HEAD], rowsOf(await systemCosts(club))),
      'The same bars. A game between more than two players writes one item more for each. A player’s own result is counted towards what they may record in a minute; from the second entry on some are counted ahead, so that most cost nothing.',
    ];
  } finally {
    await club.close();
  }
}

async function obviousBySize(endpoint: string) {
  const client = connect(endpoint);
  const rows: (string | number)[][] = [];
  for (const size of SIZES) {
    const ladder = new ObviousLadder(client, TABLE, size);
    await ladder.fill(size);
    const upper = Math.floor(size / 2);
    const result = await ladder.move(upper + 4, upper);
    const half = await ladder.move(upper, size);
    rows.push([size, result.items, result.writeUnits, result.readUnits, half.items, half.writeUnits]);
  }
  client.destroy();
  return rows;
}

async function main(): Promise<void> {
  const emulator = await startEmulator();
  try {
    await setUpTable(emulator.endpoint, TABLE);
    const deployed = await deployedReport(emulator.endpoint);
    const obvious = await obviousBySize(emulator.endpoint);
    publish('result-cost.md', [
      '# What a result costs, and how fast the rest is',
      MADE_BY,
      'Functions are measured as they are deployed: the bundles of `dist/functions`, each in a process of its own, with events of API Gateway. Requests are all that reach the table. Results are recorded with a scorer’s key and an idempotency key, on processes that are warm. Figures are medians of 20, with the most in brackets where that is more; ms are those of the handler, with the emulator.',
      ...deployed,
      '## The obvious design: a rank on every player’s item, shifted row by row',
      markdown(
        [
          'players',
          'items: four rungs up',
          'write units',
          'read units',
          'items: from the middle to the bottom',
          'write units ',
        ],
        obvious,
      ),
      'It reads the whole ladder to know the ranks, and one who sinks to the bottom moves everybody below.',
      '## Replaying a season log, text to last ladder: median of 5',
      markdown(
        ['lines', 'players', 'of these corrections', 'ms', 'refused'],
        replayTimes([
          [1000, 40, 0],
          [10_000, 40, 0],
          [10_000, 1000, 0],
          [10_000, 40, 1000],
          [10_000, 1000, 1000],
        ]),
      ),
      'Bar: 10,000 lines in under 2,000 ms.',
      '## Functions: what is loaded at a cold start',
      markdown(['function', 'KB', 'load in ms of CPU, median of 9'], await bundleFigures()),
      'Bars: 560 KB; 1.5 times what the SDK alone takes.',
    ]);
    publish('settle-cost.md', ['# What settling costs', MADE_BY, ...(await settlingReport(emulator.endpoint))]);
  } finally {
    emulator.stop();
  }
}

function publish(file: string, parts: readonly string[]): void {
  const text = `${parts.join('\n\n')}\n`;
  mkdirSync('bench/results', { recursive: true });
  writeFileSync(`bench/results/${file}`, text);
  process.stdout.write(text);
}

await main();
