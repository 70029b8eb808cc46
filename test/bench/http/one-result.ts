import { median } from '../figures.ts';
import type { Case } from './cases.ts';
import type { Contestant, Ladders, Processor, Written } from './contestant.ts';
import { OPEN } from './games.ts';
import { rested } from './rounds.ts';

/** Processor time in milliseconds, and files with their bytes. */
interface Cost extends Processor, Written {}

/** What one result costs that nobody else's stands beside. */
export interface Single {
  readonly contestant: string;
  readonly of: Case;
  readonly results: number;
  /** Of each result, until its page shows it. */
  readonly each: Cost;
  /** Of all that follows the pages of some results after a while, once for all of them. */
  readonly rest: Cost;
  /** From the request to the answer, and to the page that shows it, in milliseconds: the medians. */
  readonly answer: number;
  readonly page: number;
}

/** What each service may have behind it, in results, before it is measured, and how many are. */
const WARM_UP = 10;
/** Where a page is not waited for any longer. */
const NEVER = Number.POSITIVE_INFINITY;
const LEAST = 3;
const MOST = OPEN - WARM_UP;

interface Timed {
  readonly answer: number;
  readonly page: number;
}

export const isNeverShown = ({ page }: Pick<Single, 'page'>): boolean => page === NEVER;

/** Records a result, and waits until the page shows it. */
async function one(ladders: Ladders): Promise<Timed> {
  const asked = performance.now();
  const { status, says } = await ladders.record(0);
  const answer = performance.now() - asked;
  if (status >= 300 || status === 0) throw new Error(`a result was answered with ${status}: ${says}`);
  const [page = Number.NaN] = await ladders.shown();
  return { answer, page };
}

/** What everything has come to by now. */
const costOf = (contestant: Contestant, ladders: Ladders): Cost => ({
  ...contestant.processor(),
  ...ladders.written(),
});

const between = (before: Cost, after: Cost, parts = 1): Cost => ({
  own: (after.own - before.own) / parts,
  database: (after.database - before.database) / parts,
  files: (after.files - before.files) / parts,
  bytes: (after.bytes - before.bytes) / parts,
  packed: (after.packed - before.packed) / parts,
});

export async function singleOf(contestant: Contestant, of: Case, seconds: number): Promise<Single> {
  const ladders = contestant.ladders(of);
  for (let n = 0; n < WARM_UP; n++) if ((await one(ladders)).page === NEVER) break;
  await ladders.settled();
  await rested(contestant);
  const before = costOf(contestant, ladders);
  const times: Timed[] = [];
  const end = performance.now() + seconds * 1000;
  while (times.at(-1)?.page !== NEVER && (times.length < LEAST || (performance.now() < end && times.length < MOST)))
    times.push(await one(ladders));
  await rested(contestant);
  const shown = costOf(contestant, ladders);
  await ladders.settled();
  await rested(contestant);
  return {
    contestant: contestant.name,
    of,
    results: times.length,
    each: between(before, shown, times.length),
    rest: between(shown, costOf(contestant, ladders)),
    answer: median(times.map(({ answer }) => answer)),
    page: times.at(-1)?.page === NEVER ? NEVER : median(times.map(({ page }) => page)),
  };
}
