import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { listen, portOf } from '#local/listening.ts';
import { type Case, caseOf, clubOf, ladderOf, MANY, SHORT } from '../cases.ts';
import { inFolder } from '../figures.ts';
import { atMost, beside, type Found } from '../report.ts';
import { mapBy, ofEach, type Run, type Tree } from '../trees.ts';
import { type Contestant, cpuOf } from './contestant.ts';
import { beginLaptop, startLaptop } from './laptop.ts';
import { rested } from './measure.ts';
import { STARTING } from './services.ts';

/** How a laptop is at work again, in milliseconds. */
interface Restart {
  /** Until the page of a ladder is answered, and until it says that it is ready. */
  readonly page: number;
  readonly ready: number;
  /** The first result on the long log: the time to its page, the CPU until then, and that of what follows the page. */
  readonly shown: number;
  readonly cpu: number;
  readonly rest: number;
}

/** How a laptop starts again that has published everything before: many ladders, and one with a long log. */
export async function restarts(run: Run): Promise<Found> {
  const [ladders, lines] = run.isQuick ? [2, 100] : [1000, 10_000];
  const found = await ofEach(run, (tree) => inFolder((folder) => restartOf(tree, folder, ladders, lines)));
  const at = (figure: keyof Restart) => mapBy(found, (each) => each[figure]);
  const [many, long] = [ladders.toLocaleString('en'), lines.toLocaleString('en')];
  return {
    bars: [
      atMost(`what follows the first result after a restart, ${long} lines: CPU`, 250, 'ms', at('rest')),
      atMost(`restart with ${many} ladders, to the first page`, 3000, 'ms', at('page')),
    ],
    more: [
      `**Restart.** With ${many} ladders ready in ${beside(at('ready'))} ms. The first result on a log of ${long} lines then takes ${beside(at('shown'))} ms to its page and ${beside(at('cpu'))} ms of CPU; what follows later ${beside(at('rest'))} ms.`,
    ],
  };
}

/** Has everything published, starts again at the same address, which the pages name, and records one result. */
async function restartOf(tree: Tree, folder: string, ladders: number, lines: number): Promise<Restart> {
  const [many, long] = [clubsWith(ladders), caseOf('crewe', { lines })];
  const pages = [...many, long].flatMap((of) =>
    Array.from({ length: of.ladders }, (_, n) => join(clubOf(of), ladderOf(n))),
  );
  const port = await freePort();
  const first = await startLaptop(tree, folder, [...many, long], 1, port);
  try {
    await until(() => pages.every((page) => existsSync(join(folder, 'site', page, 'index.html'))));
    await rested(first, STARTING);
  } finally {
    await first.stop();
  }
  const begun = performance.now();
  const since = (): number => performance.now() - begun;
  const laptop = beginLaptop(tree, folder, port);
  try {
    const shown = until(() => isAnswered(first.pageOf(long))).then(since);
    const { pid } = await laptop.ready();
    const [ready, page] = [since(), await shown];
    const again = { ...first, pid };
    await rested(again, STARTING);
    return { page, ready, ...(await firstResult(again, long)) };
  } finally {
    await laptop.end();
    await first.stop();
  }
}

async function firstResult(laptop: Contestant, of: Case): Promise<Pick<Restart, 'shown' | 'cpu' | 'rest'>> {
  const [ladders, before] = [laptop.ladders(of), cpuOf(laptop.pid)];
  await ladders.record(0);
  const [shown = Number.NaN] = await ladders.shown();
  await rested(laptop);
  const between = cpuOf(laptop.pid);
  await ladders.settled();
  await rested(laptop);
  return { shown, cpu: between - before, rest: cpuOf(laptop.pid) - between };
}

/** Clubs with a number of ladders together; their names differ in the lines of their logs. */
const clubsWith = (ladders: number): readonly Case[] =>
  Array.from({ length: Math.ceil(ladders / MANY) }, (_, n) =>
    caseOf('crewe', { players: 30, lines: SHORT + n, ladders: Math.min(MANY, ladders) }),
  );

async function freePort(): Promise<number> {
  const server = await listen(0);
  const port = portOf(server);
  server.close();
  return port;
}

const isAnswered = (url: string): Promise<boolean> =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );

async function until(isThere: () => boolean | Promise<boolean>): Promise<void> {
  for (const end = performance.now() + STARTING; performance.now() < end; await sleep(20)) if (await isThere()) return;
  throw new Error('a page does not come');
}
