import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startEmulator } from '../ladders/start-emulator.ts';
import { CLIENTS, contend, type Figures } from './contention/clients.ts';
import { functionsOf } from './contention/functions.ts';
import { Laptop } from './contention/laptop.ts';
import { Line } from './contention/line.ts';
import { markdown } from './figures.ts';

/**
 * 32 clients who write to one ladder for a minute: over HTTP at a laptop, and at functions that share nothing but the
 * table. With `--before DIR` also for another version, checked out there, in the same run; `--note TEXT` ends the
 * sentence that says how the figures were made.
 */
const { values } = parseArgs({
  options: { before: { type: 'string' }, seconds: { type: 'string', default: '60' }, note: { type: 'string' } },
});
const SECONDS = Number(values.seconds);

interface Tree {
  readonly name: string;
  readonly path: string;
}

const TREES: readonly Tree[] = [
  ...(values.before === undefined ? [] : [{ name: 'before', path: values.before }]),
  { name: 'now', path: process.cwd() },
];

const HEAD = [
  'version',
  'accepted',
  'refused',
  '429',
  '5xx',
  'p50 ms',
  'p99 ms',
  'most ms',
  'fewest : most',
  'lost',
  'twice',
];

function rowOf(name: string, figures: Figures, matches: readonly number[]): readonly (string | number)[] {
  const { accepted, refused, tooMany, failed, p50, p99, most, shares, lines } = figures;
  const stored = new Set(matches);
  const lost = lines.filter((line) => !stored.has(line)).length;
  const twice = lines.length - new Set(lines).size;
  const times = [p50, p99, most].map(Math.round);
  return [name, accepted, refused, tooMany, failed, ...times, shares.join(' : '), lost, twice];
}

/** Does something with a folder that is gone afterwards. */
async function inFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'contention-'));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The laptop's server, with everything that it does for an answer, such as the page that shows the result. */
const atLaptop = ({ name, path }: Tree) =>
  inFolder(async (folder) => {
    const laptop = await Laptop.start(path, folder);
    try {
      const figures = await contend(laptop.send, SECONDS);
      return rowOf(name, figures, await laptop.matches());
    } finally {
      await laptop.stop();
    }
  });

/** The function that records results, 32 of them, each with a memory of its own, at the end of a line like that to DynamoDB. */
const atFunctions = ({ name, path }: Tree) =>
  inFolder(async (folder) => {
    const emulator = await startEmulator();
    const line = new Line(emulator.endpoint);
    const table = 'contention';
    try {
      const laptop = await Laptop.start(path, join(folder, 'laptop'), {
        DYNAMODB_ENDPOINT: emulator.endpoint,
        TABLE_NAME: table,
      });
      const figures = await functionsOf(path, { endpoint: await line.open(), table }, laptop.scorers)
        .then((send) => contend(send, SECONDS))
        .catch((error: unknown) => laptop.stop().then(() => Promise.reject(error)));
      const matches = await laptop.matches();
      await laptop.stop();
      const tries = (figures.accepted + line.cancelled) / Math.max(1, figures.accepted);
      return [...rowOf(name, figures, matches), tries.toFixed(1), line.readUnitsEach(figures.accepted)];
    } finally {
      await line.close();
      emulator.stop();
    }
  });

async function main(): Promise<void> {
  const [laptops, functions]: (readonly (string | number)[])[][] = [[], []];
  for (const tree of TREES) laptops?.push(await atLaptop(tree));
  for (const tree of TREES) functions?.push(await atFunctions(tree));
  const text = [
    `# ${CLIENTS} writers at one ladder for ${SECONDS} seconds`,
    `Made by \`npm run bench:contention -- --before DIR\`, where DIR holds the version before, on Node ${process.version}, ${cpus().length} cores${values.note ?? '.'}`,
    'Each client records a game of its two players on a Crewe ladder of 64, waits for the answer and records the next, with a scorer’s key and an idempotency key of its own. Times are over all answers. *Lost* and *twice*: lines of accepted requests that are not in the log, or that two got.',
    '## The laptop: over HTTP, answered when the page shows it',
    markdown(HEAD, laptops ?? []),
    '## The function that records results, 32 of them that share no memory',
    markdown([...HEAD, 'tries', 'read units'], functions ?? []),
    'A request to the emulator takes 5 to 10 ms more on its way, as to DynamoDB, and of two transactions at one head at once the second is cancelled. *Tries*: transactions for one that is accepted. *Read units*: for one that is accepted.',
    'Bars: every accepted result exactly once, none lost, no 5xx, p99 at most 2,000 ms, fair shares.',
  ].join('\n\n');
  mkdirSync('bench/results', { recursive: true });
  writeFileSync('test/bench/results/contention.md', `${text}\n`);
  process.stdout.write(`${text}\n`);
}

await main();
