import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect } from '../functions/store/dynamo/client.ts';
import type { Capacity } from '../functions/store/dynamo/database.ts';
import { setUpTable } from '../functions/store/dynamo/setup.ts';
import { DataFolder } from '../local/data-folder.ts';
import { startListeningEmulator } from '../local/emulator/port.ts';
import { bundleFigures } from './bundles.ts';
import { markdown, median } from './figures.ts';
import { ObviousLadder } from './obvious.ts';
import { replayTimes } from './replay-speed.ts';
import { resultCosts } from './result-cost.ts';
import { settlingReport } from './settling.ts';
import { systemCosts } from './system-cost.ts';

const SIZES = [10, 100, 1000, 10_000];
const TABLE = 'bench';
const MADE_BY = `Made by \`npm run build && npm run bench\` on Node ${process.version}, ${cpus().length} cores. Units are DynamoDB's, from the emulator's consumed capacity.`;

const most = (costs: readonly Capacity[], of: (cost: Capacity) => number): number => Math.max(...costs.map(of));
const middle = (costs: readonly Capacity[], of: (cost: Capacity) => number): number => median(costs.map(of));
const both = (costs: readonly Capacity[], of: (cost: Capacity) => number): string =>
  `${middle(costs, of)} (${most(costs, of)})`;

async function oursBySize(endpoint: string) {
  const rows: (string | number)[][] = [];
  for (const size of SIZES) {
    const costs = await resultCosts(endpoint, TABLE, size);
    rows.push([size, ...figuresOf(costs)]);
  }
  return rows;
}

const figuresOf = (costs: readonly Capacity[]): readonly string[] => [
  both(costs, (c) => c.items),
  both(costs, (c) => c.writeUnits),
  both(costs, (c) => c.readUnits),
];

async function oursBySystem(endpoint: string) {
  const costs = await systemCosts(endpoint, TABLE);
  return costs.map(([name, each]) => [name, ...figuresOf(each)]);
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
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  const emulator = await startListeningEmulator(new DataFolder(folder));
  try {
    await setUpTable(emulator.endpoint, TABLE);
    const ours = await oursBySize(emulator.endpoint);
    const systems = await oursBySystem(emulator.endpoint);
    const obvious = await obviousBySize(emulator.endpoint);
    publish('result-cost.md', [
      '# What a result costs, and how fast the rest is',
      MADE_BY,
      '## One result, warm, with an idempotency key: median (most) of 20',
      markdown(['players', 'items written', 'write units', 'read units'], ours),
      'Bars: at most 8 items and 20 write units, the same within 1.5× for any size; 0 reads.',
      '## One result in each system on 100 players, warm, with an idempotency key: median (most) of 20',
      markdown(['entry', 'items written', 'write units', 'read units'], systems),
      'The same bars. A game between more than two players writes one item more for each.',
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
      markdown(['function', 'KB', 'load in ms, median of 9'], await bundleFigures()),
      'Bars: 450 KB; 60 ms where the SDK alone takes 44.',
    ]);
    publish('settle-cost.md', ['# What settling costs', MADE_BY, ...(await settlingReport(emulator.endpoint))]);
  } finally {
    await emulator.stop();
    rmSync(folder, { recursive: true });
  }
}

function publish(file: string, parts: readonly string[]): void {
  const text = `${parts.join('\n\n')}\n`;
  mkdirSync('bench/results', { recursive: true });
  writeFileSync(`bench/results/${file}`, text);
  process.stdout.write(text);
}

await main();
