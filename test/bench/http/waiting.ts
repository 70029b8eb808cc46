import { setTimeout as sleep } from 'node:timers/promises';
import { type Case, caseOf } from '../cases.ts';
import { inFolder, shareOf } from '../figures.ts';
import { bar, beside, type Found, table } from '../report.ts';
import { mapBy, ofEach, type Run, type Tree } from '../trees.ts';
import { type LaptopService, startLaptop } from './laptop.ts';
import { rested } from './measure.ts';

/** How often another club's organiser asks, in milliseconds. */
const PACE = 25;
/** How long a laptop may be busy after its start, in milliseconds. */
const PATIENCE = 120_000;

/** How long another club waits while a laptop is at work for one that has a large ladder or a long log. */
export async function waiting(run: Run): Promise<Found> {
  const found = await ofEach(run, (tree) => inFolder((folder) => waitsAt(tree, folder, run.isQuick)));
  const works = Object.keys(found.now ?? {});
  const at = (work: string, figure: keyof Waits) => mapBy(found, (all) => all[work]?.[figure] ?? Number.NaN);
  const longest = mapBy(found, (all) => Math.max(...Object.values(all).map(({ most }) => most)));
  return {
    bars: [bar('another club waits while a laptop is at work: longest', longest, { most: 200, unit: 'ms' })],
    tables: [
      '## How long others wait',
      `Every ${PACE} ms the organiser of another club looks at a ladder of 100 players.`,
      table(
        ['while', 'ms', 'median wait', '99 %', 'longest'],
        works.map((work) => [
          work,
          ...(['took', 'p50', 'p99', 'most'] as const).map((figure) => beside(at(work, figure))),
        ]),
      ),
    ],
  };
}

async function waitsAt(tree: Tree, folder: string, isQuick: boolean): Promise<Readonly<Record<string, Waits>>> {
  const [size, pause] = isQuick ? [100, 500] : [10_000, 5000];
  const [long, wide, other] = [caseOf('crewe', { lines: size }), caseOf('crewe', { players: size }), caseOf('lavers')];
  const laptop = await startLaptop(tree, folder, [long, wide, other], 1);
  const works: Readonly<Record<string, () => Promise<unknown>>> = {
    'an early line is corrected': () =>
      done(laptop.ask(long, '/correct', posted(JSON.stringify({ line: 4, score: [0.5, 0.5] })))),
    'a log is imported': () => importCopy(laptop, long),
    'a result of a large ladder is published': () =>
      laptop
        .ladders(wide)
        .record(0)
        .then(() => sleep(pause)),
  };
  const waits: Record<string, Waits> = {};
  try {
    await rested(laptop, PATIENCE);
    await waitsDuring(laptop, other, () => sleep(pause));
    for (const [name, work] of Object.entries(works)) {
      waits[name] = await waitsDuring(laptop, other, work);
      await sleep(pause);
    }
    return waits;
  } finally {
    await laptop.stop();
  }
}

/** In milliseconds: how long the work took, and how long others waited meanwhile. */
interface Waits {
  readonly took: number;
  readonly p50: number;
  readonly p99: number;
  readonly most: number;
}

/** How long the requests of another club take while some work is done, in milliseconds. */
async function waitsDuring(laptop: LaptopService, other: Case, work: () => Promise<unknown>): Promise<Waits> {
  const waits: Promise<number>[] = [];
  let isOver = false;
  const begun = performance.now();
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
  const took = performance.now() - begun;
  const at = shareOf(await Promise.all(waits));
  return { took, p50: at(0.5), p99: at(0.99), most: at(1) };
}

async function importCopy(laptop: LaptopService, of: Case): Promise<void> {
  const log = await (await laptop.ask(of, '/log')).text();
  const ask = (path: string, init?: RequestInit) => laptop.ask(of, path, init, 'copy');
  await done(ask('/import', { ...posted(log), headers: { 'content-type': 'application/jsonl' } }));
  for (let state = ''; state !== 'made'; ) {
    await sleep(200);
    ({ state } = await (await ask('/import')).json());
    if (state === 'failed' || state === 'refused') throw new Error(state);
  }
}

const posted = (body: string): RequestInit => ({ method: 'POST', body });

async function done(answering: Promise<Response>): Promise<void> {
  const answer = await answering;
  if (!answer.ok) throw new Error(`${answer.status}: ${await answer.text()}`);
}
