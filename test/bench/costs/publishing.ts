import { addClub } from '#functions/club/clubs.ts';
import { type LadderKey, ladderPartition } from '#functions/database/keys.ts';
import { createLadder } from '#functions/importing/create-ladder.ts';
import { DynamoStore } from '#functions/ladders/dynamo/store.ts';
import { formatTarget, restTarget } from '#functions/publishing/target.ts';
import type { Command } from '#shared/vocabulary/command.ts';
import { type Done, PackagedFunction } from '#test/build/packaged-function.ts';
import { headerOf, matchId, member, say, seeding } from '../club.ts';
import { CountedLine } from '../deployed/line.ts';
import { withTable } from '../deployed/table.ts';
import { madeBy, markdown, median, report, shareOf } from '../figures.ts';

const CLUB = 'bench';
/** How many results are published before anything is measured, and how many are. */
const [WARMING, RESULTS] = [5, 30] as const;

/** Players and lines: a longer history, and a larger ladder. */
const LARGER = [
  [100, 1000],
  [100, 10_000],
  [1000, 300],
] as const;

/** What is assumed of AWS, in milliseconds unless said otherwise. */
const MODEL = {
  /** Until a change is in the stream, and Lambda, which asks four times a second, has it. */
  stream: 200,
  invoke: 10,
  table: 5,
  put: 30,
  /** Half of the second for which CloudFront keeps a page. */
  edge: 500,
  /** Requests to the table that wait for each other; and to the bucket: data, page, number. */
  tableSteps: 3,
  putSteps: 3,
  /** How many times longer a function of 1 GB, which has 0.6 of a processor, takes than a processor here. */
  slower: 2,
  /** How many batches of a shard are published at once, as cdk/publishing.ts has it. */
  batches: 10,
} as const;

/** Ladders that end their month at one midnight, all of them active; how many are measured, each unknown to the function. */
const MIDNIGHT = { ladders: 5000, measured: 20, size: 100, lines: 300 } as const;

/** What it takes to publish a result: the page, and what follows it; at midnight, all ladders at once. */
export async function publishing(quick: boolean): Promise<void> {
  const cases = [[100, 100] as const, ...(quick ? [] : LARGER)];
  const [measured, unknown] = await withTable(async (emulator, table) => {
    await addClub(new DynamoStore({ endpoint: emulator, table }).database, { id: CLUB, name: 'Bench' });
    const each: Measured[] = [];
    for (const [size, lines] of cases) each.push(await measure(emulator, table, size, lines));
    return [each, await cpuOfUnknown(emulator, table, quick ? 3 : MIDNIGHT.measured)];
  });
  const { stream, invoke, table, put, edge, tableSteps, putSteps, slower } = MODEL;
  report('publishing.md', quick, [
    '# What publishing a result takes, and when its page is there on AWS',
    `${madeBy('npm run build && npm run bench -- publishing')} Measured at the bundle of \`publish\` as it is packaged, in a process of its own, warm, after each of ${RESULTS} results: requests, bytes and CPU. Medians, with the most in brackets (of CPU, what nine of ten stay below).`,
    '## The page',
    markdown(
      ['players', 'lines', 'reads', ...HEAD, 'in the bucket, ms', 'seen by a crowd, ms'],
      measured.map(({ size, lines, reads, pages }) => {
        const middle = timeToBucket(median(pages.map(({ cpu }) => cpu)));
        return [size, lines, reads, ...figuresOf(pages), middle.toFixed(0), (middle + edge).toFixed(0)];
      }),
    ),
    `Assumed: ${stream} ms until the stream’s change has reached the function (there is no batching window; what comes while one batch is published is the next), ${invoke} ms to invoke it, ${tableSteps} steps of ${table} ms to the table (the version, the names, the log’s tail; the club beside them), ${slower} times the CPU measured here (a function of 1 GB has 0.6 of a processor), and ${putSteps} steps of ${put} ms to the bucket (data together, then the page, then its number). A reader among many may get a copy that CloudFront has kept for a second: ${edge} ms more in the mean.`,
    'Bars: at most six PUTs and 100 KB at 100 players; a second from result to page in the median.',
    '## What follows 45 seconds later: history, CSV, log, feed, calendar',
    markdown(
      ['players', 'lines', ...HEAD],
      measured.map(({ size, lines, rests }) => [size, lines, ...figuresOf(rests)]),
    ),
    'As much of it as a result that comes alone has written: a few kilobytes after a history of any length.',
    '## A month ends at midnight',
    `${MIDNIGHT.ladders} active ladders of one zone, each of ${MIDNIGHT.size} players and ${MIDNIGHT.lines} lines, of which the function knows nothing: ${unknown.toFixed(0)} ms of CPU for each (median of ${MIDNIGHT.measured}). The table’s stream is taken to have one shard, the fewest there can be; while one ladder waits for the bucket, others of its batch are rendered.`,
    markdown(
      ['batches of a shard at once', 'minutes to the last page'],
      [1, MODEL.batches].map((batches) => [batches, minutesFor(unknown, batches)]),
    ),
    'Bar: five minutes.',
  ]);
}

/** Neighbours play, spread over the whole ladder. */
const matchOn = (size: number, n: number): Command => {
  const upper = (n * 7919) % (size - 1);
  const [challenger, challenged] = [member(upper + 2), member(upper + 1)];
  return say(60 * n, 'match', { id: matchId(n), challenger, challenged, score: n % 3 === 0 ? [0.5, 0.5] : [0, 1] });
};

const seasonOf = (size: number, lines: number): readonly Command[] => [
  seeding(size),
  ...Array.from({ length: lines - 1 }, (_, n) => matchOn(size, n + 1)),
];

type Publisher = PackagedFunction<unknown>;

async function publishPage(publisher: Publisher, key: LadderKey): Promise<Done<unknown>> {
  const Keys = { pk: { S: ladderPartition(key) }, sk: { S: 'state#head' } };
  const done = await publisher.handle({ Records: [{ eventName: 'MODIFY', dynamodb: { Keys } }] });
  if (!done.asked.some(({ method }) => method === 'PUT')) throw new Error(`${key.ladder} was not published`);
  return done;
}

/** Publishes what follows the page: nothing the first time, when it has come with the page. */
function publishRest(publisher: Publisher, key: LadderKey): Promise<Done<unknown>> {
  const attributes = { ApproximateReceiveCount: '1', SentTimestamp: `${Date.now()}` };
  const message = { messageId: '1', body: formatTarget(restTarget(key)), receiptHandle: '1', attributes };
  return publisher.handle({ Records: [message] });
}

interface Measured {
  readonly size: number;
  readonly lines: number;
  readonly pages: readonly Done<unknown>[];
  readonly rests: readonly Done<unknown>[];
  /** Requests to the table, of each page. */
  readonly reads: number;
}

async function measure(emulator: string, table: string, size: number, lines: number): Promise<Measured> {
  const store = new DynamoStore({ endpoint: emulator, table });
  const key = { club: CLUB, ladder: `l-${size}-${lines}` };
  await createLadder(store.database, key, headerOf('crewe'), seasonOf(size, lines));
  const line = new CountedLine(emulator);
  const publisher = await PackagedFunction.start('publish', await line.open(), table);
  const [pages, rests]: [Done<unknown>[], Done<unknown>[]] = [[], []];
  let reads = 0;
  try {
    for (let n = 0; n < WARMING + RESULTS; n++) {
      const { kind } = await store.submit(key, matchOn(size, lines + n));
      if (kind !== 'accepted') throw new Error(kind);
      line.read();
      pages.push(await publishPage(publisher, key));
      reads = line.read().requests;
      rests.push(await publishRest(publisher, key));
    }
  } finally {
    publisher.close();
    await line.close();
  }
  return { size, lines, pages: pages.slice(WARMING), rests: rests.slice(WARMING), reads };
}

/** What it costs to publish a ladder of which the function knows nothing, in milliseconds of CPU: the median. */
async function cpuOfUnknown(emulator: string, table: string, count: number): Promise<number> {
  const store = new DynamoStore({ endpoint: emulator, table });
  const keys = Array.from({ length: count + 1 }, (_, n) => ({ club: CLUB, ladder: `midnight-${n}` }));
  for (const key of keys)
    await createLadder(store.database, key, headerOf('crewe'), seasonOf(MIDNIGHT.size, MIDNIGHT.lines));
  const publisher = await PackagedFunction.start('publish', emulator, table);
  try {
    const cpu: number[] = [];
    for (const key of keys) cpu.push((await publishPage(publisher, key)).cpu);
    return median(cpu.slice(1));
  } finally {
    publisher.close();
  }
}

const minutesFor = (cpu: number, batches: number): string =>
  ((MIDNIGHT.ladders * cpu * MODEL.slower) / batches / 60_000).toFixed(1);

const timeToBucket = (cpu: number): number =>
  MODEL.stream + MODEL.invoke + MODEL.table * MODEL.tableSteps + cpu * MODEL.slower + MODEL.put * MODEL.putSteps;

const HEAD = ['PUTs', 'HEADs', 'KB', 'CPU ms'];

function figuresOf(done: readonly Done<unknown>[]): readonly string[] {
  const requests = (method: string): string => {
    const at = shareOf(done.map(({ asked }) => asked.filter((each) => each.method === method).length));
    return `${at(0.5)} (${at(1)})`;
  };
  const bytes = median(done.map(({ asked }) => asked.reduce((sum, each) => sum + each.bytes, 0)));
  const cpu = shareOf(done.map((each) => each.cpu));
  return [
    requests('PUT'),
    requests('HEAD'),
    (bytes / 1000).toFixed(0),
    `${cpu(0.5).toFixed(0)} (${cpu(0.9).toFixed(0)})`,
  ];
}
