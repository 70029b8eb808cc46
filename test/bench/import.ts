import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { setUpTable } from '#functions/database/dynamo/setup.ts';
import { readImport } from '#functions/ladders/imports.ts';
import { begin, newWorld, storeOf, workOff } from '../ladders/importing/killed.ts';
import { logOf } from '../ladders/importing/logs.ts';
import { startEmulator } from '../ladders/start-emulator.ts';
import { markdown } from './figures.ts';

const LINES = 100_000;
const PLAYERS = 200;
const TABLE = 'bench';
/** A step writes for a minute, as on AWS; time passes only where the worker waits for its units. */
const STEP = 60_000;
/** After how many of its requests each of ten workers is killed: while it checks, and all along the way. */
const LIVES = [2, 12, 24, 36, 48, 60, 72, 84, 96, 108];
/** For one second in every twenty others use up the whole partition. */
const isTaken = (now: number): boolean => Math.floor(now / 1000) % 20 === 0;

/** Imports a long log under an emulated limit of 1,000 write units a second, with ten workers killed on the way. */
async function run(endpoint: string): Promise<readonly string[]> {
  await setUpTable(endpoint, TABLE);
  const world = newWorld({ endpoint, table: TABLE }, STEP);
  world.partition.isTaken = isTaken;
  const key = await begin(world, logOf(LINES, PLAYERS));
  const [began, virtual] = [performance.now(), world.time.now];
  const killed = await workOff(world, key, LIVES);
  const found = await readImport(storeOf(world).database, key);
  const [minutes, real] = [(world.time.now - virtual) / 60_000, (performance.now() - began) / 1000];
  const differences = await storeOf(world).verify(key);
  const items = world.written.filter((name) => /^(entry|id|state)#/.test(name));
  const { units, turnedAway } = world.partition;
  const rows = [
    ['lines', found?.lines ?? 0],
    ['state in the end', found?.state ?? 'none'],
    ['workers killed', killed],
    ['items written', items.length],
    ['of them twice', items.length - new Set(items).size],
    ['write units', units],
    ['write units a second, while it was worked on', Math.round(units / (minutes * 60 - killed * 31))],
    ['transactions turned away', turnedAway],
    ['minutes by the emulated clock, 31 s of silence after each kill included', minutes.toFixed(1)],
    ['seconds that this took here, all ten lives included', Math.round(real)],
    ['memory of the process at the end, MB', Math.round(process.memoryUsage().rss / 1e6)],
    ['differences between what is stored and the replay of the log', differences?.length ?? 'no ladder'],
  ] as const;
  return [
    markdown(
      ['what', 'figure'],
      rows.map((row) => [...row]),
    ),
  ];
}

const emulator = await startEmulator();
try {
  const made = `Made by \`npm run bench:import\` on Node ${process.version}, ${cpus().length} cores: a log of Crewe with ${LINES.toLocaleString('en')} lines and ${PLAYERS} players, over the emulator, whose partition takes 1,000 write units a second by a clock that passes only while somebody waits, and for one second in every twenty nothing at all, as if others used it up.`;
  const text = ['# A long log imported, and ten workers killed', made, ...(await run(emulator.endpoint))].join('\n\n');
  mkdirSync('bench/results', { recursive: true });
  writeFileSync('test/bench/results/import.md', `${text}\n`);
  console.log(text);
} finally {
  emulator.stop();
}
