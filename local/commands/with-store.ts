import { existsSync } from 'node:fs';
import type { LadderKey } from '#functions/database/keys.ts';
import { DynamoStore } from '#functions/ladders/dynamo/store.ts';
import { LadderStore } from '#functions/ladders/store.ts';
import { type Instant, instant } from '#shared/vocabulary/vocabulary.ts';
import { clockIn } from '../clock.ts';
import { DataFolder } from '../data-folder.ts';
import { release, take } from '../lock.ts';
import { openGiven, openPlace, type Place, placeAt } from '../place.ts';
import { explained } from '../tell.ts';
import { Trouble } from '../trouble.ts';
import type { Arguments, Status } from './arguments.ts';
import { readMeant, readOrigin, requiredOrigin } from './meant.ts';

interface Opened {
  readonly store: LadderStore;
  /** Where people see the site. */
  readonly origin: string;
  /** The clock that the ladders live by. */
  readonly now: () => Instant;
}

type Work = (opened: Opened) => Promise<Status>;

const realTime = (): Instant => instant(Date.now());

const LAPTOP = 'http://127.0.0.1:4000';

export const noSuchLadder = ({ club, ladder }: LadderKey): Trouble =>
  new Trouble(`There is no ladder ${club}/${ladder}.`);

/** Does some work on the ladders that the environment and the command line mean, and closes what it opened. */
export async function withStore(args: Arguments, work: Work): Promise<Status> {
  const meant = readMeant(process.env);
  switch (meant.kind) {
    case 'laptop':
      return onLaptop(args, work).catch((error: unknown) => {
        throw explained(error, args.data);
      });
    case 'given':
      return onPlace(
        await openGiven(meant.endpoint),
        { origin: readOrigin(process.env) ?? LAPTOP, now: realTime },
        work,
      );
    case 'aws':
      return onAws(meant.table, meant.region, args, work);
  }
}

async function onAws(table: string, region: string | undefined, { command }: Arguments, work: Work): Promise<Status> {
  const origin = command === 'key' ? requiredOrigin(process.env) : '';
  // Other programs also take AWS_DEFAULT_REGION, the SDK this one alone.
  if (region !== undefined) process.env['AWS_REGION'] = region;
  return work({ store: new DynamoStore({ table }), origin, now: realTime });
}

async function onPlace(place: Place, world: Omit<Opened, 'store'>, work: Work): Promise<Status> {
  try {
    return await work({ store: new LadderStore(place.database(world.now)), ...world });
  } finally {
    await place.close();
  }
}

/** On the ladders of a laptop that is running, or else with its folder to itself for as long as it takes. */
async function onLaptop({ command, data }: Arguments, work: Work): Promise<Status> {
  if (command !== 'import' && !existsSync(data))
    throw new Trouble(`There’s nothing in ${data} yet: run npm start first.`);
  const folder = new DataFolder(data);
  const running = await take(folder);
  const { now } = clockIn(folder, undefined);
  if (running?.where) return onPlace(placeAt(running.where), { origin: running.origin ?? LAPTOP, now }, work);
  if (running) throw new Trouble(`Process ${running.pid} is opening ${data}. Please try again in a moment.`);
  try {
    return await onPlace(await openPlace(folder), { origin: LAPTOP, now }, work);
  } finally {
    release(folder);
  }
}
