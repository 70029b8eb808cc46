import { setTimeout as sleep } from 'node:timers/promises';
import type { Case } from '../cases.ts';
import { shareOf } from '../figures.ts';
import type { LaptopService } from './laptop.ts';

/** How often another club's organiser asks, in milliseconds. */
export const PACE = 25;

/** How long others waited meanwhile, in milliseconds. */
export interface Waits {
  readonly p50: number;
  readonly p99: number;
  readonly most: number;
}

/** How long the requests of another club take while some work is done, in milliseconds. */
export async function waitsDuring(laptop: LaptopService, other: Case, work: () => Promise<unknown>): Promise<Waits> {
  const waits: Promise<number>[] = [];
  let isOver = false;
  const working = work().finally(() => {
    isOver = true;
  });
  while (!isOver) {
    const asked = performance.now();
    waits.push(
      laptop
        .ask(other)
        .then((answer) => answer.text())
        .then(() => performance.now() - asked),
    );
    await sleep(PACE);
  }
  await working;
  const at = shareOf(await Promise.all(waits));
  return { p50: at(0.5), p99: at(0.99), most: at(1) };
}

export const posted = (body: string): RequestInit => ({ method: 'POST', body });

export async function done(answering: Promise<Response>): Promise<void> {
  const answer = await answering;
  if (!answer.ok) throw new Error(`${answer.status}: ${await answer.text()}`);
}
