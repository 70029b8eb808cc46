import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Case, caseOf, MANY } from '../cases.ts';
import { inFolder } from '../figures.ts';
import { atMost, beside, type Found } from '../report.ts';
import { mapBy, ofEach, type Run } from '../trees.ts';
import { contend } from './clients.ts';
import { type Contestant, pssOf } from './contestant.ts';
import { startLaptop } from './laptop.ts';
import { startRival } from './rival.ts';
import { CLIENTS, using } from './services.ts';

/** What a service and all that it started hold of the memory, in MB. */
interface Memory {
  /** Once it is at rest after its start. */
  readonly begun: number;
  /** A while after the last result. */
  readonly loaded: number;
  readonly peak: number;
}

/** How much there may be, in MB: Node 24 itself takes more than Node 20. */
const [LOADED, PEAK] = Number.parseInt(process.versions.node, 10) >= 24 ? [400, 430] : [300, 330];

/** How often memory is looked at, and how long after the load it is loaded no more, in milliseconds. */
const PACE = 200;
const AFTERWARDS = 5000;

const WHOLE: readonly Case[] = [
  caseOf('crewe', { ladders: MANY }),
  caseOf('crewe', { players: 1000 }),
  caseOf('crewe', { players: 10_000 }),
  caseOf('crewe', { lines: 10_000 }),
];

/** What a laptop holds that many write to: to many ladders, to large ones, and to one with a long log. */
export async function memory(run: Run): Promise<Found> {
  const cases = run.isQuick ? [caseOf('crewe')] : WHOLE;
  const seconds = run.isQuick ? 1 : 5;
  const work = (each: Contestant): Promise<Memory> => under(each, cases, seconds);
  const laptops = await ofEach(run, (tree) =>
    inFolder((folder) => using(startLaptop(tree, folder, cases, CLIENTS), work)),
  );
  const rival = await inFolder((folder) => using(startRival(join(folder, 'rival'), cases, CLIENTS), work));
  const at = (figure: keyof Memory) => mapBy({ ...laptops, rival }, (each) => each[figure]);
  return {
    bars: [atMost('memory of all processes (PSS): loaded · peak', [LOADED, PEAK], 'MB', at('loaded'), at('peak'))],
    more: [
      `**Memory.** After its start ${beside(at('begun'))} MB; then ${CLIENTS} clients write for ${seconds} s each to ${MANY} ladders, to one of 1,000 and one of 10,000 players, and to a log of 10,000 lines; *loaded* is five seconds later.`,
    ],
  };
}

/** Has many clients write to the ladders of each case, and looks what the service holds meanwhile. */
async function under(service: Contestant, cases: readonly Case[], seconds: number): Promise<Memory> {
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
