import { setTimeout as sleep } from 'node:timers/promises';
import { type Case, caseOf } from '../cases.ts';
import { inFolder } from '../figures.ts';
import { atMost, beside, type Found } from '../report.ts';
import { mapBy, ofEach, type Run, type Tree } from '../trees.ts';
import { type LaptopService, startLaptop } from './laptop.ts';
import { using } from './services.ts';
import { done, PACE, posted, type Waits, waitsDuring } from './waits.ts';

/** How long another club waits while a laptop is at work for one that has a large ladder or a long log. */
export async function waiting(run: Run): Promise<Found> {
  const found = await ofEach(run, (tree) => inFolder((folder) => waitsAt(tree, folder, run.isQuick)));
  const works = Object.keys(found.now ?? {});
  const at = (work: string, figure: keyof Waits) => mapBy(found, (all) => all[work]?.[figure] ?? Number.NaN);
  return {
    bars: [
      atMost(
        `another club waits, at most, while ${works.join(' · ')}`,
        200,
        'ms',
        ...works.map((work) => at(work, 'most')),
      ),
    ],
    more: [
      `**Waiting.** Every ${PACE} ms the organiser of another club looks at a ladder of 100 players; half of them wait ${works.map((work) => beside(at(work, 'p50'))).join(' · ')} ms, 99 % ${works.map((work) => beside(at(work, 'p99'))).join(' · ')} ms.`,
    ],
  };
}

const waitsAt = (tree: Tree, folder: string, isQuick: boolean): Promise<Readonly<Record<string, Waits>>> => {
  const [size, pause] = isQuick ? [100, 500] : [10_000, 5000];
  const [long, wide, other] = [caseOf('crewe', { lines: size }), caseOf('crewe', { players: size }), caseOf('lavers')];
  return using(startLaptop(tree, folder, [long, wide, other], 1), async (laptop) => {
    const works: Readonly<Record<string, () => Promise<unknown>>> = {
      'an early line is corrected': () =>
        done(laptop.ask(long, '/correct', posted(JSON.stringify({ line: 4, score: [0.5, 0.5] })))),
      'a log is imported': () => importCopy(laptop, long),
      'a result of a large ladder is published': async () => {
        await laptop.ladders(wide).record(0);
        await sleep(pause);
      },
    };
    await waitsDuring(laptop, other, () => sleep(pause));
    const waits: Record<string, Waits> = {};
    for (const [name, work] of Object.entries(works)) {
      waits[name] = await waitsDuring(laptop, other, work);
      await sleep(pause);
    }
    return waits;
  });
};

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
