import { setTimeout as sleep } from 'node:timers/promises';
import type { Case } from '../cases.ts';
import { median, shareOf } from '../figures.ts';
import { OPEN } from '../games.ts';
import { contend, type Figures } from './clients.ts';
import { type Contestant, cpuOf, type Ladders, type Written } from './contestant.ts';

/** Some clients who write to the ladders of one case. */
export interface Cell {
  readonly of: Case;
  readonly clients: number;
}

/** What one contestant came to in one round. Times are in milliseconds. */
export interface Round extends Cell, Omit<Figures, 'shares' | 'lines'> {
  readonly contestant: Contestant['name'];
  /** Accepted results a second. */
  readonly rate: number;
  /** From the request to the page that shows it. */
  readonly page50: number;
  readonly page99: number;
}

/** A contestant at rest uses the processor for no longer than this, in milliseconds, within the time below. */
const IDLE = 10;
const REST = 150;

/** Waits until a contestant is done with everything that its clients do not wait for, or for some milliseconds. */
export async function rested(contestant: Contestant, patience = 20_000): Promise<void> {
  for (const end = performance.now() + patience; performance.now() < end; ) {
    const before = cpuOf(contestant.pid);
    await sleep(REST);
    if (cpuOf(contestant.pid) - before <= IDLE) return;
  }
}

export async function roundOf(contestant: Contestant, { of, clients }: Cell, seconds: number): Promise<Round> {
  const ladders = contestant.ladders(of);
  const { shares: _, lines: __, ...figures } = await contend((client) => ladders.record(client), seconds, clients);
  const page = shareOf(await ladders.shown());
  await ladders.settled();
  await rested(contestant);
  const rate = figures.accepted / figures.seconds;
  return { contestant: contestant.name, of, clients, ...figures, rate, page50: page(0.5), page99: page(0.99) };
}

/** Enough for each client’s first request, which is not counted, in seconds. */
const FIRST = 0.1;

async function firstOf(contestant: Contestant, { of, clients }: Cell): Promise<void> {
  const ladders = contestant.ladders(of);
  await contend((client) => ladders.record(client), FIRST, clients);
  await ladders.shown();
}

/** Each contestant in its turn, and in the next round another one first. */
export async function roundsOf(
  contestants: readonly Contestant[],
  cell: Cell,
  { rounds, seconds }: { readonly rounds: number; readonly seconds: number },
): Promise<readonly Round[]> {
  for (const contestant of contestants) await firstOf(contestant, cell);
  const all: Round[] = [];
  for (let round = 0; round < rounds; round++)
    for (let turn = 0; turn < contestants.length; turn++) {
      const contestant = contestants[(round + turn) % contestants.length];
      if (contestant) all.push(await roundOf(contestant, cell, seconds));
    }
  return all;
}

/** Processor time in milliseconds, and files with their bytes. */
interface Cost extends Written {
  readonly cpu: number;
}

/** What one result costs when nothing else is recorded. */
export interface Single {
  readonly contestant: Contestant['name'];
  readonly of: Case;
  readonly results: number;
  /** Of each result, until its page shows it. */
  readonly each: Cost;
  /** Of all that follows the pages of some results after a while, once for all of them. */
  readonly rest: Cost;
  /** From the request to the answer, and to the page that shows it, in milliseconds. */
  readonly answer: number;
  readonly page: number;
}

/** How many results each service records before it is measured, and how many at least and at most then. */
const WARM_UP = 10;
const LEAST = 3;
const MOST = OPEN - WARM_UP;
/** The time to a page that was waited for in vain. */
const NEVER = Number.POSITIVE_INFINITY;

export const isNeverShown = ({ page }: Pick<Single, 'page'>): boolean => page === NEVER;

/** Records a result, and waits until the page shows it. */
async function one(ladders: Ladders) {
  const asked = performance.now();
  const { status, says } = await ladders.record(0);
  const answer = performance.now() - asked;
  if (status >= 300 || status === 0) throw new Error(`a result was answered with ${status}: ${says}`);
  const [page = Number.NaN] = await ladders.shown();
  return { answer, page };
}

const between = (before: Cost, after: Cost, parts = 1): Cost => ({
  cpu: (after.cpu - before.cpu) / parts,
  files: (after.files - before.files) / parts,
  bytes: (after.bytes - before.bytes) / parts,
  packed: (after.packed - before.packed) / parts,
});

export async function singleOf(contestant: Contestant, of: Case, seconds: number): Promise<Single> {
  const ladders = contestant.ladders(of);
  const costSoFar = async (): Promise<Cost> => {
    await rested(contestant);
    return { cpu: cpuOf(contestant.pid), ...ladders.written() };
  };
  for (let n = 0; n < WARM_UP; n++) if (isNeverShown(await one(ladders))) break;
  await ladders.settled();
  const before = await costSoFar();
  const times = [await one(ladders)];
  const end = performance.now() + seconds * 1000;
  while (!times.some(isNeverShown) && (times.length < LEAST || (performance.now() < end && times.length < MOST)))
    times.push(await one(ladders));
  const shown = await costSoFar();
  await ladders.settled();
  return {
    contestant: contestant.name,
    of,
    results: times.length,
    each: between(before, shown, times.length),
    rest: between(shown, await costSoFar()),
    answer: median(times.map(({ answer }) => answer)),
    page: times.some(isNeverShown) ? NEVER : median(times.map(({ page }) => page)),
  };
}
