import { join } from 'node:path';
import type { Case } from '../cases.ts';
import { inFolder } from '../figures.ts';
import { ofEach, type Run } from '../trees.ts';
import type { Contestant } from './contestant.ts';
import { type LaptopService, startLaptop } from './laptop.ts';
import { rested } from './measure.ts';
import { startRival } from './rival.ts';

/** How many scorers each club has: as many as write at once. */
export const CLIENTS = 32;

/** How long a service may be busy after its start, in milliseconds: pages of all ladders are made then. */
export const STARTING = 120_000;

/** Does something with a laptop of each tree and the rival beside them, when all have come to rest. */
export const withAll = <T>(
  run: Run,
  cases: readonly Case[],
  work: (laptops: readonly LaptopService[], rival: Contestant) => Promise<T>,
): Promise<T> =>
  inFolder(async (folder) => {
    const laptops: LaptopService[] = [];
    let rival: Contestant | undefined;
    try {
      await ofEach(run, async (tree) => laptops.push(await startLaptop(tree, join(folder, tree.name), cases, CLIENTS)));
      rival = await startRival(join(folder, 'rival'), cases, CLIENTS);
      for (const each of [...laptops, rival]) await rested(each, STARTING);
      return await work(laptops, rival);
    } finally {
      await Promise.all([...laptops, rival].map((each) => each?.stop()));
    }
  });

/** Does something with one service alone, when it has come to rest. */
export async function using<S extends Contestant, T>(
  starting: Promise<S>,
  work: (service: S) => Promise<T>,
): Promise<T> {
  const service = await starting;
  try {
    await rested(service, STARTING);
    return await work(service);
  } finally {
    await service.stop();
  }
}
