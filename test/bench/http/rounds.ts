import { setTimeout as sleep } from 'node:timers/promises';
import { contend, type Figures } from '../contention/clients.ts';
import { shareOf } from '../figures.ts';
import type { Case } from './cases.ts';
import type { Contestant } from './contestant.ts';

/** Some clients who write to the ladders of one case. */
export interface Cell {
  readonly of: Case;
  readonly clients: number;
}

/** What one contestant came to in one round. Times are in milliseconds. */
export interface Round extends Cell, Omit<Figures, 'shares' | 'lines'> {
  readonly contestant: string;
  /** Accepted results a second. */
  readonly rate: number;
  /** From the request to the page that shows it. */
  readonly page50: number;
  readonly page99: number;
}

/** What is at rest uses the processor for no longer than this, in milliseconds, within the time below. */
const IDLE = 10;
const REST = 150;
/** How long rest is waited for, in milliseconds. */
const PATIENCE = 20_000;

/** Waits until a contestant is done with everything that its clients do not wait for, or for so many milliseconds. */
export async function rested(contestant: Contestant, patience = PATIENCE): Promise<void> {
  const spent = (): number => contestant.processor().own + contestant.processor().database;
  for (const end = performance.now() + patience; performance.now() < end; ) {
    const before = spent();
    await sleep(REST);
    if (spent() - before <= IDLE) return;
  }
}

async function roundOf(contestant: Contestant, { of, clients }: Cell, seconds: number): Promise<Round> {
  const ladders = contestant.ladders(of);
  const { shares: _, lines: __, ...figures } = await contend((client) => ladders.record(client), seconds, clients);
  const shown = await ladders.shown();
  // Where pages are made when somebody looks, there is nothing to measure.
  const page = shown.length > 0 ? shareOf(shown) : () => Number.NaN;
  await ladders.settled();
  await rested(contestant);
  const rate = figures.accepted / figures.seconds;
  return { contestant: contestant.name, of, clients, ...figures, rate, page50: page(0.5), page99: page(0.99) };
}

/** Everybody does for some seconds what is measured later, so that the first cell finds them no colder than the last. */
export async function warmUp(contestants: readonly Contestant[], cell: Cell, seconds: number): Promise<void> {
  for (const contestant of contestants) await roundOf(contestant, cell, seconds);
}

/** Each contestant in its turn, and in the next round another one first. What is new to them is not counted. */
export async function roundsOf(
  contestants: readonly Contestant[],
  cell: Cell,
  { rounds, seconds }: { readonly rounds: number; readonly seconds: number },
): Promise<readonly Round[]> {
  for (const contestant of contestants) await roundOf(contestant, cell, WARM_UP);
  const all: Round[] = [];
  for (let round = 0; round < rounds; round++) {
    for (let turn = 0; turn < contestants.length; turn++) {
      const contestant = contestants[(round + turn) % contestants.length];
      if (contestant) all.push(await roundOf(contestant, cell, seconds));
    }
  }
  return all;
}

/** Enough for each client's first request, in seconds. */
const WARM_UP = 0.1;
