import { existsSync } from 'node:fs';
import { readClub, readLadderKeys } from '#functions/books/clubs.ts';
import type { LadderKey } from '#functions/database/keys.ts';
import { DynamoStore } from '#functions/ladders/dynamo/store.ts';
import { LadderStore } from '#functions/ladders/store.ts';
import { Bucket } from '#functions/publishing/bucket.ts';
import type { ListedFiles } from '#functions/publishing/files.ts';
import { FolderStore } from '#functions/publishing/folder.ts';
import { allOf, atOnce } from '#functions/runtime/at-once.ts';
import { type Instant, instant, isId } from '#shared/vocabulary/vocabulary.ts';
import { clockIn } from '../clock.ts';
import { DataFolder } from '../data-folder.ts';
import { release, take } from '../lock.ts';
import { type Deployment, deploymentAt, isHere } from '../operating/deployment.ts';
import { type LaptopStorage, openGiven, openPlace, placeAt } from '../place.ts';
import { explained } from '../report-faults.ts';
import { UserError } from '../user-error.ts';
import type { Invocation, Status, Working } from './command-line.ts';

/** The ladders of a laptop or a deployment, and what else is there of it. */
interface OpenedStore {
  readonly store: LadderStore;
  /** Where people see the site. */
  readonly origin: string;
  readonly now: () => Instant;
  /** The published files, and the release by which they should be; undefined where no laptop runs. */
  readonly site: () => Promise<{ readonly files: ListedFiles; readonly release: string } | undefined>;
}

type StoreWork = (opened: OpenedStore) => Promise<Status>;

const realTime = (): Instant => instant(Date.now());

const LAPTOP = 'http://127.0.0.1:4000';

export const noSuchLadder = ({ club, ladder }: LadderKey): UserError =>
  new UserError(`There is no ladder ${club}/${ladder}.`);

export const noSuchClub = (club: string): UserError => new UserError(`There is no club "${club}".`);

/** Works on the ladders that a command line means: those of a deployment, or of this laptop. */
export async function withStore(asked: Invocation, working: Working, work: StoreWork): Promise<Status> {
  const { DYNAMODB_ENDPOINT, TABLE_NAME } = working.env;
  if (asked.url !== undefined && !isHere(asked.url))
    return onAws(await deploymentAt(asked.url, working), working, work);
  if (TABLE_NAME && !DYNAMODB_ENDPOINT)
    throw new UserError(
      `TABLE_NAME=${TABLE_NAME} names a table on AWS: say of which deployment by --url. For this laptop’s ladders, unset it.`,
    );
  return onLaptop(asked, work, DYNAMODB_ENDPOINT).catch((error: unknown) => {
    throw explained(error, asked.data);
  });
}

/** On a deployment's table, or on another of its region that `TABLE_NAME` names, such as a restored one. */
async function onAws({ region, output, send }: Deployment, { env }: Working, work: StoreWork): Promise<Status> {
  process.env['AWS_REGION'] = region;
  const [table, origin] = await Promise.all([env['TABLE_NAME'] || output('TableName'), output('SiteAddress')]);
  const site = async () => ({
    files: new Bucket(await output('BucketName'), (request) => send('s3', request)),
    release: await output('Release'),
  });
  return work({ store: new DynamoStore({ table }), origin, now: realTime, site }).catch((error: unknown) => {
    // What AWS says no to is for the operator to put right, and needs no stack trace.
    throw error instanceof Error && '$metadata' in error ? new UserError(`${error.name}: ${error.message}`) : error;
  });
}

/** On the ladders of a laptop that is running, or else with its folder to itself for as long as it takes. */
async function onLaptop({ typed, data }: Invocation, work: StoreWork, given: string | undefined): Promise<Status> {
  if (!typed.endsWith('import') && !given && !existsSync(data))
    throw new UserError(`There’s nothing in ${data} yet: run npm start first.`);
  const nowhere = { origin: LAPTOP, now: realTime, site: async () => undefined };
  if (given) return onPlace(await openGiven(given), nowhere, work);
  const folder = new DataFolder(data);
  const running = take(folder);
  const { now } = clockIn(folder, undefined);
  if (running && !running.where)
    throw new UserError(`Process ${running.pid} is opening ${data}. Please try again in a moment.`);
  const { origin = LAPTOP, release: code } = running ?? {};
  const site = async () => (code === undefined ? undefined : { files: new FolderStore(folder.site), release: code });
  try {
    const place = running?.where ? placeAt(running.where) : await openPlace(folder);
    return await onPlace(place, { origin, now, site }, work);
  } finally {
    if (!running) release(folder);
  }
}

async function onPlace(place: LaptopStorage, world: Omit<OpenedStore, 'store'>, work: StoreWork): Promise<Status> {
  try {
    return await work({ store: new LadderStore(place.database(world.now)), ...world });
  } finally {
    await place.close();
  }
}

/** Takes away all that is published of a club, or of CLUB/LADDER: earlier lines, made again, would not replace it. */
export async function removePages(files: ListedFiles, which: string): Promise<void> {
  const [error] = await atOnce(16, await allOf(files.list(`/${which}`)), (path) => files.remove(path));
  if (error !== undefined) throw error;
}

export async function* keysOf(store: LadderStore, what: string): AsyncGenerator<LadderKey> {
  if (what === '--all') yield* readLadderKeys(store.database);
  else if (what.includes('/')) yield readKey(what);
  else {
    if (!(await readClub(store.database, what))) throw noSuchClub(what);
    yield* readLadderKeys(store.database, what);
  }
}

export function readKey(text: string): LadderKey {
  const [club = '', ladder = '', ...rest] = text.split('/');
  if (isId(club) && isId(ladder) && rest.length === 0) return { club, ladder };
  throw new UserError(`"${text}" isn’t a ladder: write CLUB/LADDER, using a–z, 0–9 and "-".`);
}
