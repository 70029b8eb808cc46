import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { listen, portOf } from '#local/listening.ts';
import { type Case, caseOf, clubOf, ladderOf, MANY, SHORT } from '../cases.ts';
import { inFolder } from '../figures.ts';
import { bar, beside, type Found, table } from '../report.ts';
import { mapBy, ofEach, type Run, type Tree } from '../trees.ts';
import { cpuOf } from './contestant.ts';
import { fillFolder, Laptop, startLaptop } from './laptop.ts';
import { rested } from './measure.ts';

/** How long to wait for a page, in milliseconds. */
const PATIENCE = 120_000;

/** How long a laptop takes to be at work again, in milliseconds. */
interface Restart {
  /** With many ladders: until the page of one is answered, and until it says that it is ready. */
  readonly page: number;
  readonly ready: number;
  /** With a short log, and with a long one. */
  readonly short: FirstResult;
  readonly long: FirstResult;
}

/** The first result after a restart: its time to the page, the CPU of that, and of what follows the page. */
interface FirstResult {
  readonly shown: number;
  readonly cpu: number;
  readonly rest: number;
}

/** How a laptop starts that has published everything before. */
export async function restarts(run: Run): Promise<Found> {
  const [ladders, lines] = run.isQuick ? [2, 100] : [1000, 10_000];
  const found = await ofEach(
    run,
    async (tree): Promise<Restart> => ({
      ...(await inFolder((folder) => restartOf(tree, folder, ladders))),
      short: await inFolder((folder) => firstResult(tree, folder, caseOf('crewe'))),
      long: await inFolder((folder) => firstResult(tree, folder, caseOf('crewe', { lines }))),
    }),
  );
  const at = (figure: 'page' | 'ready') => mapBy(found, (each) => each[figure]);
  const first = (figure: keyof FirstResult) =>
    (['short', 'long'] as const).map((log) => mapBy(found, (each) => each[log][figure]));
  const [many, long] = [ladders.toLocaleString('en'), lines.toLocaleString('en')];
  return {
    bars: [
      ...first('rest')
        .slice(1)
        .map((figures) =>
          bar(`what follows the first page after a restart, ${long} lines: CPU`, figures, { most: 250, unit: 'ms' }),
        ),
      bar(`restart with ${many} ladders, to the first page`, at('page'), { most: 3000, unit: 'ms' }),
    ],
    tables: [
      '## Restart',
      `With ${many} ladders: ${beside(at('page'))} ms to the first page, ready in ${beside(at('ready'))} ms. The first result on a log of:`,
      table(
        ['lines', 'to its page, ms', 'CPU ms', 'later: CPU ms'],
        [SHORT, lines].map((of, n) => [
          of,
          ...(['shown', 'cpu', 'rest'] as const).map((figure) => beside(first(figure)[n] ?? {})),
        ]),
      ),
    ],
  };
}

/** Has a ladder published, starts again, and records one result. */
async function firstResult(tree: Tree, folder: string, of: Case): Promise<FirstResult> {
  const port = await freePort();
  const first = await startLaptop(tree, folder, [of], 1, port);
  await rested(first, PATIENCE);
  await first.stop();
  const laptop = new Laptop(tree, folder, port);
  try {
    const { pid } = await laptop.ready();
    const again = { ...first, pid };
    await rested(again, PATIENCE);
    const [ladders, before] = [again.ladders(of), cpuOf(pid)];
    await ladders.record(0);
    const [shown = Number.NaN] = await ladders.shown();
    await rested(again);
    const between = cpuOf(pid);
    await ladders.settled();
    await rested(again);
    return { shown, cpu: between - before, rest: cpuOf(pid) - between };
  } finally {
    await laptop.stop();
    await first.stop();
  }
}

async function freePort(): Promise<number> {
  const server = await listen(0);
  const port = portOf(server);
  server.close();
  return port;
}

async function until(isThere: () => boolean | Promise<boolean>): Promise<void> {
  for (const end = performance.now() + PATIENCE; performance.now() < end; await sleep(20)) if (await isThere()) return;
  throw new Error('a page does not come');
}

/** Clubs with a number of ladders together; their names differ in the lines of their logs. */
const clubsWith = (ladders: number): readonly Case[] =>
  Array.from({ length: Math.ceil(ladders / MANY) }, (_, n) =>
    caseOf('crewe', { players: 30, lines: SHORT + n, ladders: Math.min(MANY, ladders) }),
  );

async function startOn(tree: Tree, folder: string, port: number, page: string, isPublished = () => true) {
  const begun = performance.now();
  const since = (): number => performance.now() - begun;
  const isShown = (): Promise<boolean> =>
    fetch(`http://127.0.0.1:${port}/${page}/`).then(
      ({ ok }) => ok,
      () => false,
    );
  const laptop = new Laptop(tree, folder, port);
  const shown = until(isShown).then(since);
  try {
    await laptop.ready();
    const ready = since();
    const first = await shown;
    await until(isPublished);
    return { page: first, ready };
  } finally {
    await laptop.stop();
  }
}

/** Fills a folder, has everything published, and starts again at the same address, which its pages name. */
async function restartOf(tree: Tree, folder: string, ladders: number): Promise<Pick<Restart, 'page' | 'ready'>> {
  const clubs = clubsWith(ladders);
  await fillFolder(tree, folder, clubs, 0);
  const pages = clubs.flatMap((club) =>
    Array.from({ length: club.ladders }, (_, n) => join(clubOf(club), ladderOf(n))),
  );
  const last = pages.at(-1) ?? '';
  const port = await freePort();
  await startOn(tree, folder, port, last, () =>
    pages.every((page) => existsSync(join(folder, 'site', page, 'index.html'))),
  );
  return startOn(tree, folder, port, last);
}
