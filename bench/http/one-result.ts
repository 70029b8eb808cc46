import { median } from '../figures.ts';
import type { Case } from './cases.ts';
import type { Contestant, Ladders } from './contestant.ts';
import { OPEN } from './games.ts';
import { rested } from './rounds.ts';

/** What one result costs that nobody else's stands beside, with all that follows from it. */
export interface Single {
  readonly contestant: string;
  readonly of: Case;
  readonly results: number;
  /** Processor time of one result, in milliseconds. */
  readonly own: number;
  readonly database: number;
  readonly files: number;
  readonly bytes: number;
  /** From the request to the answer, and to the page that shows it, in milliseconds: the medians. */
  readonly answer: number;
  readonly page: number;
}

const WARM_UP = 3;
const LEAST = 3;
const MOST = OPEN - WARM_UP;

interface Timed {
  readonly answer: number;
  readonly page: number;
}

/** Records a result, and waits until the page shows it. */
async function one(ladders: Ladders): Promise<Timed> {
  const asked = performance.now();
  const { status, says } = await ladders.record(0);
  const answer = performance.now() - asked;
  if (status >= 300 || status === 0) throw new Error(`a result was answered with ${status}: ${says}`);
  const [page = Number.NaN] = await ladders.shown();
  return { answer, page };
}

export async function singleOf(contestant: Contestant, of: Case, seconds: number): Promise<Single> {
  const ladders = contestant.ladders(of);
  for (let n = 0; n < WARM_UP; n++) await one(ladders);
  await rested(contestant);
  const [spent, written] = [contestant.processor(), ladders.written()];
  const times: Timed[] = [];
  const end = performance.now() + seconds * 1000;
  while (times.length < LEAST || (performance.now() < end && times.length < MOST)) times.push(await one(ladders));
  await rested(contestant);
  const [after, now] = [contestant.processor(), ladders.written()];
  const each = (sum: number): number => sum / times.length;
  return {
    contestant: contestant.name,
    of,
    results: times.length,
    own: each(after.own - spent.own),
    database: each(after.database - spent.database),
    files: each(now.files - written.files),
    bytes: each(now.bytes - written.bytes),
    answer: median(times.map(({ answer }) => answer)),
    page: median(times.map(({ page }) => page)),
  };
}
