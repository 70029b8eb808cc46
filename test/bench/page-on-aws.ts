/** From a result to the page on AWS, by a model: what can be measured here is, and the rest is said to be assumed. */

import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { setUpTable } from '#functions/database/dynamo/setup.ts';
import { addClub } from '#functions/ladders/clubs.ts';
import { DynamoStore } from '#functions/ladders/dynamo/store.ts';
import type { Command } from '#shared/vocabulary/command.ts';
import { startEmulator } from '../ladders/start-emulator.ts';
import { headerOf, matchId, member, say } from './club.ts';
import { CountedLine } from './deployed/counted-line.ts';
import { PackagedPublisher, type Published } from './deployed/publisher.ts';
import { markdown, shareOf } from './figures.ts';
import { players } from './result-cost.ts';

const TABLE = 'bench';
const CLUB = 'bench';
const CASES = [
  [100, 300],
  [1000, 300],
  [100, 3000],
] as const;
/** How many results are published before anything is measured, and how many are. */
const [WARMING, RESULTS] = [5, 30] as const;

/** What is assumed, in milliseconds but for the last two. */
const MODEL = {
  /** A change is in the stream, and Lambda, which asks four times a second, has it. */
  stream: 200,
  invoke: 10,
  table: 5,
  put: 30,
  /** Half of the second for which CloudFront keeps a page. */
  edge: 500,
  /** Requests to the table that wait for each other; and to the bucket: data, page, number. */
  tableSteps: 3,
  putSteps: 3,
  /** How much longer a function of 1 GB, which has 0.6 of a processor, takes than a processor here. */
  slower: 2,
  /** How many batches of a shard are published at once, as cdk/publishing.ts has it. */
  batches: 10,
} as const;

/** Neighbours play, spread over the whole ladder, and the challenger wins. */
function matchOn(size: number, n: number): Command {
  const upper = (n * 7919) % (size - 1);
  return say(60 * n, 'match', {
    id: matchId(n),
    challenger: member(upper + 2),
    challenged: member(upper + 1),
    score: n % 3 === 0 ? [0.5, 0.5] : [0, 1],
  });
}

interface Measured {
  readonly size: number;
  readonly lines: number;
  readonly published: readonly Published[];
  /** Requests to the table, of each publication. */
  readonly reads: number;
}

async function measure(endpoint: string, size: number, lines: number): Promise<Measured> {
  const store = new DynamoStore({ endpoint, table: TABLE });
  const key = { club: CLUB, ladder: `l-${size}-${lines}` };
  const before = Array.from({ length: lines - 1 }, (_, n) => matchOn(size, n + 1));
  await store.import(key, headerOf('crewe'), [say(0, 'seed', { order: 'given', players: players(size) }), ...before]);
  const line = new CountedLine(endpoint);
  const publisher = await PackagedPublisher.start(await line.open(), TABLE);
  const published: Published[] = [];
  let reads = 0;
  try {
    for (let n = 0; n < WARMING + RESULTS; n++) {
      const { kind } = await store.submit(key, matchOn(size, lines + n));
      if (kind !== 'accepted') throw new Error(kind);
      line.read();
      const one = await publisher.publish(key);
      if (n >= WARMING) published.push(one);
      reads = line.read().requests;
    }
  } finally {
    publisher.close();
    await line.close();
  }
  return { size, lines, published, reads };
}

/** Ladders that end their month at one midnight, all of them active; how many are measured, each unknown to the function. */
const MIDNIGHT = { ladders: 5000, measured: 20, size: 100, lines: 300 } as const;

/** What it costs to publish a ladder of which the function knows nothing, in milliseconds of CPU: the median. */
async function measureUnknown(endpoint: string): Promise<number> {
  const store = new DynamoStore({ endpoint, table: TABLE });
  const { measured, size, lines } = MIDNIGHT;
  const keys = Array.from({ length: measured + 1 }, (_, n) => ({ club: CLUB, ladder: `midnight-${n}` }));
  const before = Array.from({ length: lines - 1 }, (_, n) => matchOn(size, n + 1));
  for (const key of keys)
    await store.import(key, headerOf('crewe'), [say(0, 'seed', { order: 'given', players: players(size) }), ...before]);
  const publisher = await PackagedPublisher.start(endpoint, TABLE);
  try {
    const cpu: number[] = [];
    for (const key of keys) cpu.push((await publisher.publish(key)).cpu);
    return shareOf(cpu.slice(1))(0.5);
  } finally {
    publisher.close();
  }
}

/** How many minutes it takes until the last page is there. */
const minutesFor = (cpu: number, batches: number): string =>
  ((MIDNIGHT.ladders * cpu * MODEL.slower) / batches / 60_000).toFixed(1);

const totalOf = (cpu: number): number =>
  MODEL.stream + MODEL.invoke + MODEL.table * MODEL.tableSteps + cpu * MODEL.slower + MODEL.put * MODEL.putSteps;

function rowOf({ size, lines, published, reads }: Measured): readonly (string | number)[] {
  const cpu = shareOf(published.map((each) => each.cpu));
  const requests = (method: string) =>
    shareOf(published.map(({ asked }) => asked.filter((each) => each.method === method).length));
  const bytes = shareOf(published.map(({ asked }) => asked.reduce((sum, each) => sum + each.bytes, 0)))(0.5);
  const middle = totalOf(cpu(0.5));
  return [
    size,
    lines,
    reads,
    `${requests('PUT')(0.5)} (${requests('PUT')(1)})`,
    `${requests('HEAD')(0.5)} (${requests('HEAD')(1)})`,
    (bytes / 1000).toFixed(0),
    `${cpu(0.5).toFixed(0)} (${cpu(0.9).toFixed(0)})`,
    middle.toFixed(0),
    (middle + MODEL.edge).toFixed(0),
  ];
}

const HEAD = ['players', 'lines', 'reads', 'PUTs', 'HEADs', 'KB', 'CPU ms', 'in the bucket, ms', 'seen by a crowd, ms'];

const emulator = await startEmulator();
try {
  await setUpTable(emulator.endpoint, TABLE);
  await addClub(new DynamoStore({ endpoint: emulator.endpoint, table: TABLE }).database, { id: CLUB, name: 'Bench' });
  const measured: Measured[] = [];
  for (const [size, lines] of CASES) measured.push(await measure(emulator.endpoint, size, lines));
  const unknown = await measureUnknown(emulator.endpoint);
  const { stream, invoke, table, put, edge, tableSteps, putSteps, slower } = MODEL;
  const text = [
    '# From a result to the page on AWS, by a model',
    `Made by \`npm run build && npm run bench:page\` on Node ${process.version}, ${cpus().length} cores. Measured at the bundle of \`publish\` as it is packaged, in a process of its own, warm, after each of ${RESULTS} results: requests, bytes and CPU. Medians, with the most in brackets (of CPU, what nine of ten stay below).`,
    `Assumed: ${stream} ms until the stream’s change has reached the function (there is no batching window; what comes while one batch is published is the next), ${invoke} ms to invoke it, ${tableSteps} steps of ${table} ms to the table (the version, the names, the log’s tail; the club beside them), ${slower} times the CPU measured here (a function of 1 GB has 0.6 of a processor), and ${putSteps} steps of ${put} ms to the bucket (data together, then the page, then its number). A reader among many may get a copy that CloudFront has kept for a second: ${edge} ms more in the mean.`,
    markdown(HEAD, measured.map(rowOf)),
    'Bars: at most six PUTs and 100 KB at 100 players; a second from result to page in the median.',
    '## A month ends at midnight',
    `${MIDNIGHT.ladders} active ladders of one zone, each of ${MIDNIGHT.size} players and ${MIDNIGHT.lines} lines, of which the function knows nothing: ${unknown.toFixed(0)} ms of CPU for each (median of ${MIDNIGHT.measured}). The table’s stream is taken to have one shard, the fewest there can be; while one ladder waits for the bucket, others of its batch are rendered.`,
    markdown(
      ['batches of a shard at once', 'minutes to the last page'],
      [1, MODEL.batches].map((batches) => [batches, minutesFor(unknown, batches)]),
    ),
    'Bar: five minutes.',
  ].join('\n\n');
  writeFileSync('test/bench/results/page-on-aws.md', `${text}\n`);
  process.stdout.write(`${text}\n`);
} finally {
  emulator.stop();
}
