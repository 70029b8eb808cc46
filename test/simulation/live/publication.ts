import { chanceOf } from '../mishaps.ts';
import { hopsOf, POLL, SLOWER, START, type Times, timesOf } from './assumed.ts';
import type { Line } from './evening.ts';
import { benchFigure } from './measured.ts';

/** What runs the deployment: shards of the stream, batches of a shard at once, and processes of a function at once. */
export interface Capacity {
  readonly shards: number;
  readonly lanes: number;
  readonly concurrency: number;
}

/** A line, and when it was recorded, stood in the bucket, and was posted to those who listen. */
export interface Published extends Line {
  readonly committed: number;
  readonly shown: number;
  readonly told: number;
}

export interface Publication {
  /** By club, in the order in which they were recorded. */
  readonly lines: ReadonlyMap<number, readonly Published[]>;
  readonly publications: number;
  readonly invocations: number;
  readonly coldStarts: number;
  /** Milliseconds of the function, all processes together. */
  readonly billed: number;
  readonly heads: number;
  /** Messages by which the rest of the files follows. */
  readonly rests: number;
  readonly mostAtOnce: number;
}

/** How many things of a batch are published at once, how many records it has at most (functions/publish.ts, cdk/publishing.ts). */
const [AT_ONCE, BATCH] = [4, 100];
/** For how long one message has the rest of a ladder's files follow. */
const REST = 45_000;
/** Files that are written one after the other, and all of them. */
const [STEPS, FILES] = [3, 5];
/** Of so many ladders a process remembers what it wrote: four threads, 25,000 lines and players each. */
const REMEMBERS = (4 * 25_000) / 300;

const CPU = {
  known: { median: benchFigure('publishing.md', 'CPU ms', '100', '100'), worst: 46 },
  unknown: { median: 148, worst: 300 },
} as const;
const LOADING = benchFigure('bundles.md', 'load in ms of CPU, median of 9', 'publish');

/** One process of the function: it has one batch at a time. */
interface Process {
  free: number;
  /** The last publication of each ladder that it made. */
  readonly knows: Map<number, number>;
}

interface Lane {
  readonly records: Published[];
  next: number;
  free: number;
  readonly phase: number;
}

/** Records and publishes lines: API, table, stream, lanes of its shards, processes of the function, bucket. */
export function publishAll(lines: readonly Line[], seed: number, capacity: Capacity, posts: boolean): Publication {
  const chance = chanceOf(seed, 'publication');
  const hops = hopsOf(chance);
  const cpu = { known: timesOf(chance, CPU.known), unknown: timesOf(chance, CPU.unknown) };
  const lanes = lanesOf(recorded(lines, hops), capacity, hops);
  const processes: Process[] = [];
  const byClub = new Map<number, Published[]>();
  const latest = new Map<number, number>();
  const restUntil = new Map<number, number>();
  let [publications, invocations, coldStarts, billed, heads, rests, mostAtOnce] = [0, 0, 0, 0, 0, 0, 0];

  const takeProcess = (at: number): { readonly process: Process; readonly from: number } => {
    const idle = processes.filter(({ free }) => free <= at);
    mostAtOnce = Math.max(mostAtOnce, processes.length - idle.length + 1);
    const found = idle[Math.floor(chance.next() * idle.length)];
    if (found) return { process: found, from: at };
    if (processes.length >= capacity.concurrency) {
      const process = processes.reduce((one, other) => (one.free <= other.free ? one : other));
      return { process, from: process.free };
    }
    const process: Process = { free: at, knows: new Map() };
    processes.push(process);
    coldStarts++;
    // The bundle is loaded by the process and by its first thread.
    return { process, from: at + START + 2 * LOADING * SLOWER };
  };

  for (let lane = firstOf(lanes); lane; lane = firstOf(lanes)) {
    const begins = beginOf(lane);
    const batch: Published[] = [];
    for (let record = lane.records[lane.next]; record && record.told <= begins && batch.length < BATCH; ) {
      batch.push(record);
      record = lane.records[++lane.next];
    }
    const { process, from } = takeProcess(begins + hops.invoke());
    invocations++;
    let [ends, processor] = [from, from];
    const running: number[] = [];
    for (const club of new Set(batch.map((each) => each.club))) {
      const free = running.toSorted((one, other) => one - other)[running.length - AT_ONCE];
      const starts = free ?? from;
      const last = process.knows.get(club);
      const isOwn = last !== undefined && last === latest.get(club);
      const reads = (last === undefined ? 6 : 3) * hops.table();
      processor = Math.max(processor, starts + reads) + cpu[last === undefined ? 'unknown' : 'known']() * SLOWER;
      // Who did not publish the line before looks at the files while the ladder is read and rendered.
      const ready = isOwn ? processor : Math.max(processor, starts + hops.bucket());
      const shown = ready + sumOf(STEPS, hops.bucket);
      heads += isOwn ? 0 : FILES;
      const told = posts ? shown + hops.publish() : shown;
      ends = Math.max(ends, told);
      running.push(told);
      const order = (latest.get(club) ?? 0) + 1;
      latest.set(club, order);
      remember(process, club, order);
      publications++;
      const some = batch.filter((each) => each.club === club).map((each) => ({ ...each, shown, told }));
      byClub.set(club, [...(byClub.get(club) ?? []), ...some]);
      if (shown > (restUntil.get(club) ?? 0)) {
        restUntil.set(club, shown + REST);
        rests++;
      }
    }
    process.free = ends;
    lane.free = ends;
    billed += ends - from;
  }
  return { lines: byClub, publications, invocations, coldStarts, billed, heads, rests, mostAtOnce };
}

/** As records of the stream: `told` is until then when they can be read. */
function recorded(lines: readonly Line[], hops: Times): readonly Published[] {
  return lines.map((line) => {
    const committed = line.at + hops.phone() / 2 + hops.gateway() / 2 + 4 * SLOWER + 2 * hops.table();
    return { ...line, committed, shown: Number.POSITIVE_INFINITY, told: committed + hops.stream() };
  });
}

/** A ladder's changes are always of the same lane of the same shard. */
function lanesOf(records: readonly Published[], { shards, lanes }: Capacity, { stream }: Times): readonly Lane[] {
  const all = Array.from({ length: shards * lanes }, (_, index): Lane => {
    const phase = ((index % shards) * POLL) / shards + (stream() % 1);
    return { records: [], next: 0, free: 0, phase };
  });
  for (const record of records) all[chanceOf('lane', record.club).between(0, all.length - 1)]?.records.push(record);
  for (const { records } of all) records.sort((one, other) => one.told - other.told);
  return all;
}

/** When a lane begins its next batch: at the first look after its first record came, once the batch before is over. */
function beginOf({ records, next, free, phase }: Lane): number {
  const { told = Number.POSITIVE_INFINITY } = records[next] ?? {};
  const looked = phase + Math.ceil((told - phase) / POLL) * POLL;
  return Math.max(looked, free);
}

const firstOf = (lanes: readonly Lane[]): Lane | undefined => {
  let [first, begins]: [Lane | undefined, number] = [undefined, Number.POSITIVE_INFINITY];
  for (const lane of lanes) if (beginOf(lane) < begins) [first, begins] = [lane, beginOf(lane)];
  return first;
};

function remember({ knows }: Process, club: number, order: number): void {
  knows.delete(club);
  knows.set(club, order);
  const [oldest = club] = knows.keys();
  if (knows.size > REMEMBERS) knows.delete(oldest);
}

function sumOf(count: number, time: () => number): number {
  let sum = 0;
  for (let each = 0; each < count; each++) sum += time();
  return sum;
}
