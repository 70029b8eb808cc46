import type { Chance } from '#local/demo/chance.ts';
import { chanceOf } from '../mishaps.ts';
import { hopsOf, type Line, POLL, SLOWER, START, type Times, timesOf } from './assumed.ts';

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

/** How many things of a batch are published at once, how many records it has at most (functions/publishing/batch.ts, cdk/publishing.ts). */
const [AT_ONCE, BATCH] = [4, 100];
/** For how long one message has the rest of a ladder's files follow. */
const REST = 45_000;
/** Files that are written one after the other, and all of them. */
const [STEPS, FILES] = [3, 4];
/** The number of ladders of which a process remembers what it wrote: 25,000 lines and players. */
const REMEMBERS = 25_000 / 300;

/** In milliseconds, as `npm run bench -- cold modules` measured it: of a ladder that a process knows, and of one that it reads anew. */
const CPU = {
  known: { median: 21, worst: 46 },
  unknown: { median: 148, worst: 300 },
} as const;
const LOADING = 138;

/** Records and publishes lines: API, table, stream, lanes of its shards, processes of the function, bucket. */
export function publishAll(lines: readonly Line[], seed: number, capacity: Capacity, posts: boolean): Publication {
  const chance = chanceOf(seed, 'publication');
  const hops = hopsOf(chance);
  const lanes = lanesOf(recorded(lines, hops), capacity);
  const publisher = new Publisher(chance, hops, capacity, posts);
  for (let lane = firstOf(lanes); lane; lane = firstOf(lanes)) publisher.publish(lane);
  return publisher.done;
}

/** One process of the function: it has one batch at a time. */
interface Process {
  free: number;
  /** The last publication of each ladder that it made. */
  readonly knows: Map<number, number>;
}

/** What one shard has for one batch after the other. */
interface Lane {
  readonly records: Published[];
  next: number;
  free: number;
  /** When Lambda looks, among all looks. */
  readonly phase: number;
}

class Publisher {
  readonly #chance: Chance;
  readonly #hops: Times;
  readonly #cpu: Readonly<Record<keyof typeof CPU, () => number>>;
  readonly #concurrency: number;
  readonly #posts: boolean;
  readonly #processes: Process[] = [];
  readonly #lines = new Map<number, Published[]>();
  /** How often each ladder was published, and until when a message is on its way that brings the rest. */
  readonly #times = new Map<number, number>();
  readonly #rest = new Map<number, number>();
  readonly done = {
    lines: this.#lines,
    ...{ publications: 0, invocations: 0, coldStarts: 0, billed: 0, heads: 0, rests: 0, mostAtOnce: 0 },
  };

  constructor(chance: Chance, hops: Times, { concurrency }: Capacity, posts: boolean) {
    this.#chance = chance;
    this.#hops = hops;
    this.#cpu = { known: timesOf(chance, CPU.known), unknown: timesOf(chance, CPU.unknown) };
    this.#concurrency = concurrency;
    this.#posts = posts;
  }

  /** Publishes the next batch of a lane: four ladders at once, which share one processor. */
  publish(lane: Lane): void {
    const begins = beginOf(lane);
    const batch = batchOf(lane, begins);
    const { process, from } = this.#process(begins + this.#hops.invoke());
    const ends: number[] = [];
    let processor = from;
    for (const club of new Set(batch.map((each) => each.club))) {
      const starts = ends.toSorted((one, other) => one - other)[ends.length - AT_ONCE] ?? from;
      const { rendered, ready } = this.#rendered(process, club, starts, processor);
      processor = rendered;
      const shown = ready + sumOf(STEPS, this.#hops.bucket);
      const told = this.#posts ? shown + this.#hops.publish() : shown;
      ends.push(told);
      const lines = batch.filter((each) => each.club === club).map((each) => ({ ...each, shown, told }));
      this.#lines.set(club, [...(this.#lines.get(club) ?? []), ...lines]);
      this.#restFollows(club, shown);
    }
    lane.free = process.free = Math.max(...ends);
    this.done.invocations++;
    this.done.billed += process.free - from;
  }

  /** One that is idle, whichever; else a new one, as long as there may be more; else the one that is free first. */
  #process(at: number): { readonly process: Process; readonly from: number } {
    const { done } = this;
    const idle = this.#processes.filter(({ free }) => free <= at);
    done.mostAtOnce = Math.max(done.mostAtOnce, this.#processes.length - idle.length + 1);
    const found = idle[Math.floor(this.#chance.next() * idle.length)];
    if (found) return { process: found, from: at };
    if (this.#processes.length >= this.#concurrency) {
      const process = this.#processes.reduce((one, other) => (one.free <= other.free ? one : other));
      return { process, from: process.free };
    }
    const process: Process = { free: at, knows: new Map() };
    this.#processes.push(process);
    done.coldStarts++;
    // The bundle is loaded by the process and by its first thread.
    return { process, from: at + START + 2 * LOADING * SLOWER };
  }

  /** When the processor has rendered a ladder, and when it can be written: who did not publish it last has to look first. */
  #rendered({ knows }: Process, club: number, starts: number, processor: number) {
    const [last, times] = [knows.get(club), this.#times.get(club) ?? 0];
    const isOwn = last !== undefined && last === times;
    const isKnown = last !== undefined;
    const read = starts + (isKnown ? 3 : 6) * this.#hops.table();
    const rendered = Math.max(processor, read) + this.#cpu[isKnown ? 'known' : 'unknown']() * SLOWER;
    this.#times.set(club, times + 1);
    remember(knows, club, times + 1);
    this.done.publications++;
    if (!isOwn) this.done.heads += FILES;
    return { rendered, ready: isOwn ? rendered : Math.max(rendered, starts + this.#hops.bucket()) };
  }

  #restFollows(club: number, shown: number): void {
    if (shown <= (this.#rest.get(club) ?? 0)) return;
    this.#rest.set(club, shown + REST);
    this.done.rests++;
  }
}

/** As records of the stream: `told` is until then when they can be read. */
function recorded(lines: readonly Line[], hops: Times): readonly Published[] {
  return lines.map((line) => {
    const committed = line.at + hops.phone() / 2 + hops.gateway() / 2 + 4 * SLOWER + 2 * hops.table();
    return { ...line, committed, shown: Number.POSITIVE_INFINITY, told: committed + hops.stream() };
  });
}

/** A ladder's changes are always of the same lane of the same shard. */
function lanesOf(records: readonly Published[], { shards, lanes }: Capacity): readonly Lane[] {
  const all = Array.from({ length: shards * lanes }, (_, index): Lane => {
    return { records: [], next: 0, free: 0, phase: ((index % shards) * POLL) / shards };
  });
  for (const record of records) all[chanceOf('lane', record.club).between(0, all.length - 1)]?.records.push(record);
  for (const { records } of all) records.sort((one, other) => one.told - other.told);
  return all;
}

function batchOf(lane: Lane, begins: number): readonly Published[] {
  const { records, next } = lane;
  while (lane.next - next < BATCH && (records[lane.next]?.told ?? Number.POSITIVE_INFINITY) <= begins) lane.next++;
  return records.slice(next, lane.next);
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

function remember(knows: Process['knows'], club: number, order: number): void {
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
