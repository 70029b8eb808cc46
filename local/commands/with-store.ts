import { existsSync } from 'node:fs';
import { readClub, readClubIds } from '#functions/club/clubs.ts';
import type { LadderKey } from '#functions/database/keys.ts';
import { DynamoStore } from '#functions/ladders/dynamo/store.ts';
import { LadderStore } from '#functions/ladders/store.ts';
import { type Instant, instant } from '#shared/vocabulary/vocabulary.ts';
import { clockIn } from '../clock.ts';
import { DataFolder } from '../data-folder.ts';
import { release, take } from '../lock.ts';
import { openGiven, openPlace, type Place, placeAt } from '../place.ts';
import { explained } from '../report-faults.ts';
import { UserError } from '../user-error.ts';
import { type Arguments, readKey, type Status } from './arguments.ts';

interface Opened {
  readonly store: LadderStore;
  readonly origin: string;
  readonly now: () => Instant;
}

type Work = (opened: Opened) => Promise<Status>;

const realTime = (): Instant => instant(Date.now());

const LAPTOP = 'http://127.0.0.1:4000';

export const noSuchLadder = ({ club, ladder }: LadderKey): UserError =>
  new UserError(`There is no ladder ${club}/${ladder}.`);

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
    throw new UserError(`There’s nothing in ${data} yet: run npm start first.`);
  const folder = new DataFolder(data);
  const running = take(folder);
  const { now } = clockIn(folder, undefined);
  if (running?.where) return onPlace(placeAt(running.where), { origin: running.origin ?? LAPTOP, now }, work);
  if (running) throw new UserError(`Process ${running.pid} is opening ${data}. Please try again in a moment.`);
  try {
    return await onPlace(await openPlace(folder), { origin: LAPTOP, now }, work);
  } finally {
    release(folder);
  }
}

/** Which ladders a command line is about. */
type Meant =
  | { readonly kind: 'laptop' }
  /** Those in a DynamoDB Local that was started by other means. */
  | { readonly kind: 'given'; readonly endpoint: string }
  /** Those in a table on AWS; without a region, that of the profile. */
  | { readonly kind: 'aws'; readonly table: string; readonly region?: string };

type Environment = Readonly<Record<string, string | undefined>>;

/** Says which ladders the environment means; throws a `UserError` if it says half of it. */
export function readMeant({ DYNAMODB_ENDPOINT, TABLE_NAME, AWS_PROFILE, ...env }: Environment): Meant {
  if (DYNAMODB_ENDPOINT) return { kind: 'given', endpoint: DYNAMODB_ENDPOINT };
  if (!TABLE_NAME) return { kind: 'laptop' };
  const region = env['AWS_REGION'] || env['AWS_DEFAULT_REGION'];
  if (region) return { kind: 'aws', table: TABLE_NAME, region };
  if (AWS_PROFILE) return { kind: 'aws', table: TABLE_NAME };
  throw new UserError(
    `TABLE_NAME=${TABLE_NAME} names a table on AWS, but not its region: set AWS_REGION too. To work on this laptop’s
ladders, unset TABLE_NAME.`,
  );
}

const WHERE = 'the output SiteAddress of the stack, such as SITE_ORIGIN=https://d111111abcdef8.cloudfront.net';

/** Where people see a site on AWS, for the links to it; undefined if it is not set. */
export function readOrigin({ SITE_ORIGIN }: Environment): string | undefined {
  if (!SITE_ORIGIN) return undefined;
  const origin = SITE_ORIGIN.replace(/\/$/, '');
  if (URL.canParse(origin) && new URL(origin).origin === origin) return origin;
  throw new UserError(`SITE_ORIGIN=${SITE_ORIGIN} isn’t the address of a site: set it to ${WHERE}`);
}

/** The same, where it is needed: a link must not lead to a private machine. */
export function requiredOrigin(env: Environment): string {
  const origin = readOrigin(env);
  if (origin === undefined) throw new UserError(`The link needs a site to lead to: set SITE_ORIGIN to ${WHERE}`);
  return origin;
}

export const WHICH = 'CLUB/LADDER | CLUB | all';

export async function* keysOf(store: LadderStore, what: string): AsyncGenerator<LadderKey> {
  if (what === 'all') {
    for await (const id of readClubIds(store.database)) yield* keysIn(store, id);
  } else if (what.includes('/')) yield readKey(what);
  else {
    if (!(await readClub(store.database, what))) throw new UserError(`There is no club "${what}".`);
    yield* keysIn(store, what);
  }
}

async function* keysIn(store: LadderStore, id: string): AsyncGenerator<LadderKey> {
  for (const ladder of (await readClub(store.database, id))?.ladders ?? []) yield { club: id, ladder };
}
