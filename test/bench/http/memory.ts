import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Case, caseOf, MANY } from '../cases.ts';
import { inFolder } from '../figures.ts';
import { bar, beside, type Found, table } from '../report.ts';
import { mapBy, ofEach, type Run } from '../trees.ts';
import { contend } from './clients.ts';
import { type Contestant, pssOf } from './contestant.ts';
import { startLaptop } from './laptop.ts';
import { rested } from './measure.ts';
import { startRival } from './rival.ts';

/** What a service and all that it started hold of the memory, in MB. */
interface Memory {
  /** Once it is at rest after its start. */
  readonly begun: number;
  /** A while after the last result. */
  readonly loaded: number;
  readonly peak: number;
}

const CLIENTS = 32;
/** How often memory is looked at, and how long after the load it is loaded no more, in milliseconds. */
const PACE = 200;
const AFTERWARDS = 5000;
/** How long a service may be busy after its start, in milliseconds. */
const STARTING = 120_000;

const WHOLE: readonly Case[] = [
  caseOf('crewe', { ladders: MANY }),
  caseOf('crewe', { players: 1000 }),
  caseOf('crewe', { players: 10_000 }),
  caseOf('crewe', { lines: 10_000 }),
];
const QUICK: readonly Case[] = [caseOf('crewe')];

/** What a laptop holds that many write to: to many ladders, to large ones, and to one with a long log. */
export async function memory(run: Run): Promise<Found> {
  const cases = run.isQuick ? QUICK : WHOLE;
  const seconds = run.isQuick ? 1 : 8;
  const laptops = await ofEach(run, (tree) =>
    inFolder((folder) =>
      using(
        () => startLaptop(tree, folder, cases, CLIENTS),
        (each) => under(each, cases, seconds),
      ),
    ),
  );
  const rival = await inFolder((folder) =>
    using(
      () => startRival(join(folder, 'rival'), cases, CLIENTS),
      (each) => under(each, cases, seconds),
    ),
  );
  const found = { ...laptops, rival };
  const at = (figure: keyof Memory) => mapBy(found, (each) => each[figure]);
  return {
    bars: [
      bar('memory of the laptop, loaded (PSS)', at('loaded'), { most: 250, unit: 'MB' }),
      bar('the same: peak', at('peak'), { most: 500, unit: 'MB' }),
    ],
    tables: [
      '## Memory',
      `MB of all processes together (PSS): ${CLIENTS} clients write for ${seconds} s each to ${MANY} ladders, to one of 1,000 and one of 10,000 players, and to a log of 10,000 lines.`,
      table(
        ['after the start', 'loaded, 5 s later', 'peak'],
        [(['begun', 'loaded', 'peak'] as const).map((figure) => beside(at(figure)))],
      ),
    ],
  };
}

async function using<T>(start: () => Promise<Contestant>, work: (service: Contestant) => Promise<T>): Promise<T> {
  const service = await start();
  try {
    return await work(service);
  } finally {
    await service.stop();
  }
}

/** Has many clients write to the ladders of each case, and looks what the service holds meanwhile. */
async function under(service: Contestant, cases: readonly Case[], seconds: number): Promise<Memory> {
  await rested(service, STARTING);
  const begun = pssOf(service.pid);
  let peak = begun;
  const watch = setInterval(() => {
    peak = Math.max(peak, pssOf(service.pid));
  }, PACE);
  try {
    for (const of of cases) {
      const ladders = service.ladders(of);
      await contend((client) => ladders.record(client), seconds, CLIENTS);
    }
    await sleep(AFTERWARDS);
    return { begun, loaded: pssOf(service.pid), peak };
  } finally {
    clearInterval(watch);
  }
}
