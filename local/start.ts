import { createHandlers } from '../functions/http/handlers.ts';
import { Headers } from '../functions/http/headers.ts';
import { Pace } from '../functions/importing/pace.ts';
import { postOver } from '../functions/notices/post.ts';
import { FolderStore } from '../functions/publishing/folder.ts';
import { publishSite } from '../functions/publishing/site.ts';
import { runtimeIn, type World } from '../functions/runtime.ts';
import { TransferFolder } from '../functions/transfers/folder.ts';
import { type Instant, instant } from '../shared/ladder/vocabulary.ts';
import { apiOf } from './api.ts';
import { checkAside } from './checking.ts';
import { type Clock, clockIn } from './clock.ts';
import { DataFolder, FOR_ITS_OWNER } from './data-folder.ts';
import { DEMO, loadDemo } from './demo.ts';
import { LaptopImports } from './imports.ts';
import { isToken, keysIn } from './keys.ts';
import { listen, portOf } from './listening.ts';
import { extend, release, take } from './lock.ts';
import { LaptopNotices } from './notices.ts';
import { type Options, readOptions, usage } from './options.ts';
import { pagesIn } from './pages.ts';
import { GIVEN, openPlace, type Place } from './place.ts';
import { PublishedStore, type Publishes } from './published-store.ts';
import { Publisher } from './publisher.ts';
import { builtScripts } from './scripts.ts';
import { Front } from './server.ts';
import { Stopping, stopOnSignals } from './stop.ts';
import { repeat, settlingIn } from './timer.ts';
import { transfersIn } from './transfers.ts';
import { giveUp, Trouble } from './trouble.ts';
import { welcome } from './welcome.ts';

/** How long the timer rests, in milliseconds. */
const REST = 10_000;

const tell = (what: string, error: unknown): void =>
  console.error(`${what}: ${error instanceof Error ? error.stack : String(error)}`);

async function start(options: Options, stopping: Stopping): Promise<void> {
  const folder = await ownFolder(options, stopping);
  const server = await listen(options.port);
  const front = new Front(server, tell);
  stopping.add(() => front.close());
  const clock = clockIn(folder, options.clock);
  const place = await openPlace(folder);
  stopping.add(place.close);
  void leaveWith(place, stopping);
  const [origin, { contact }] = [`http://127.0.0.1:${portOf(server)}`, options];
  const store = new PublishedStore(place.database(clock.now));
  const first = await loadDemoOnce(folder, store, clock);
  const notices = noticesIn(folder, store, origin);
  stopping.add(() => notices.close());
  const transfers = new TransferFolder(folder.transfers, origin);
  const imports = importsIn(folder, store, transfers, clock, stopping);
  const world: World = {
    store,
    now: clock.now,
    siteOrigin: origin,
    log: tellFailures,
    deliveries: notices.enqueue,
    transfers,
    imports: imports.enqueue,
  };
  store.publisher = new Publisher({ store, files: await siteIn(folder, clock), clock, origin, contact }, tell);
  store.notices = notices;
  await notices.begin();
  await imports.begin();
  stopping.add(await runTimer(world, store.publisher));
  const { operator } = keysIn(folder);
  front.open(
    apiOf(createHandlers(world), (authorization) => isToken(operator, authorization)),
    pagesIn(folder.site, clock.notice),
    transfersIn(transfers),
  );
  extend(folder, { origin });
  console.log(await welcome({ folder, store, clock, origin, first }));
}

/** The data folder, which nobody else uses meanwhile. */
async function ownFolder({ data, fresh }: Options, stopping: Stopping): Promise<DataFolder> {
  const folder = new DataFolder(data);
  const other = await take(folder);
  if (other) {
    const where = other.origin === undefined ? '' : ` at ${other.origin}/`;
    throw new Trouble(`Club Ladder is running on ${data} already${where}, as process ${other.pid}.`);
  }
  stopping.add(() => release(folder));
  if (fresh && GIVEN)
    throw new Trouble(`--fresh deletes nothing in ${GIVEN}. Name another table: TABLE_NAME=another npm start`);
  if (fresh) folder.empty();
  else if (folder.has('loading') && !GIVEN) folder.removeDatabase();
  return folder;
}

/** Without its database the laptop is of no use. */
async function leaveWith({ ended }: Place, stopping: Stopping): Promise<void> {
  await ended;
  if (ended === undefined || stopping.begun) return;
  console.error('The DynamoDB emulator has stopped by itself; see emulator.log in the data folder.');
  await stopping.leave(1);
}

/** Loads the demo club if there is no club yet; a start that was broken off in the middle of it begins anew. */
async function loadDemoOnce(folder: DataFolder, store: PublishedStore, clock: Clock): Promise<boolean> {
  if ((await store.clubs()).length > 0) return false;
  folder.write('loading', DEMO);
  await loadDemo(store, clock.now());
  folder.remove('loading');
  return true;
}

/**
 * The folder of the site, with what all clubs share. Everything is published anew at each start: the clock may have been
 * set back, and then what is there would seem newer for ever.
 */
async function siteIn(folder: DataFolder, clock: Clock): Promise<FolderStore> {
  folder.remove('site');
  const files = new FolderStore(folder.site);
  await publishSite(files, await builtScripts(), clock.now());
  return files;
}

/** The notices of a laptop go by the real time: whoever gets them compares it with theirs. */
function noticesIn(folder: DataFolder, store: PublishedStore, siteOrigin: string): LaptopNotices {
  const headers = new Headers(store);
  const now = (): Instant => instant(Date.now());
  return new LaptopNotices({ store, headers, siteOrigin, post: postOver(), now, log: tellFailures }, folder);
}

/** The imports of logs, which a laptop works on as fast as it can. */
function importsIn(
  folder: DataFolder,
  store: PublishedStore,
  transfers: TransferFolder,
  { now }: Clock,
  stopping: Stopping,
): LaptopImports {
  const { check, close } = checkAside(folder.transfers);
  const pace = new Pace(Number.POSITIVE_INFINITY);
  const imports = new LaptopImports({ store, transfers, now, check, pace }, tell);
  stopping.add(async () => {
    const closed = imports.close();
    await close();
    await closed;
  });
  void transfers.tidy();
  return imports;
}

/** Settles and publishes what is due, at once and then again and again; gives back what ends it. */
async function runTimer(world: World, publisher: Publishes): Promise<() => Promise<void>> {
  const settle = settlingIn(runtimeIn(world));
  const look = async (): Promise<void> => {
    await settle();
    await publisher.all();
  };
  await look();
  return repeat(look, REST, (error) => tell('timer', error));
}

/** What the functions say of each call is of use only where one fails. */
function tellFailures({ error, stack = error, ...line }: Readonly<Record<string, unknown>>): void {
  if (error !== undefined) tell(JSON.stringify(line), stack);
}

async function main(): Promise<void> {
  process.umask(FOR_ITS_OWNER);
  const stopping = new Stopping();
  try {
    const options = readOptions(process.argv.slice(2));
    if (options.help) return console.log(usage());
    stopOnSignals(stopping);
    await start(options, stopping);
  } catch (error) {
    await stopping.closeAll();
    giveUp(error, 1);
  }
}

await main();
