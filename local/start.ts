import { randomBytes } from 'node:crypto';
import type { StreamRecord } from '#functions/aws/stream-record.ts';
import { readClubs } from '#functions/books/clubs.ts';
import { readContact, readContacts } from '#functions/books/contacts.ts';
import { organisersOf } from '#functions/books/organisers.ts';
import { readSubscribers } from '#functions/books/push-subscriptions.ts';
import type { Database } from '#functions/database/database.ts';
import { runtimeIn } from '#functions/http/world.ts';
import { Pace } from '#functions/importing/pace.ts';
import { LadderStore } from '#functions/ladders/store.ts';
import { reachedBy } from '#functions/notifying/channel.ts';
import { postOver } from '#functions/notifying/https-post.ts';
import { remind } from '#functions/notifying/reminders.ts';
import { digest, LOOK } from '#functions/publishing/assets.ts';
import { FolderStore } from '#functions/publishing/folder.ts';
import { clubTarget, ladderTarget } from '#functions/publishing/target.ts';
import { TransferFolder } from '#functions/transfers/folder.ts';
import { type Instant, instant } from '#shared/vocabulary/vocabulary.ts';
import { apiOf, offloadedFunctions } from './api.ts';
import { backUpEachDay } from './backups.ts';
import { type Built, builtOnce } from './built.ts';
import { type Clock, clockIn, noticeOf } from './clock.ts';
import { DataFolder, FOR_ITS_OWNER } from './data-folder.ts';
import { DEMO, loadDemo } from './demo/demos.ts';
import { removeDraft } from './drafts.ts';
import { FirstLook, type Follow, following, lookingAt } from './follow.ts';
import { LaptopImports } from './imports.ts';
import { isToken, keysIn, mailboxKey, webhookKey } from './keys.ts';
import { listen, portOf } from './listening.ts';
import { LIVE } from './live.ts';
import { extend, release, take } from './lock.ts';
import { mailboxIn, removeMails } from './mailbox.tsx';
import { LaptopNotifications } from './notifications.ts';
import { type Options, readOptions, USAGE } from './options.ts';
import { repeat } from './pacing.ts';
import { pagesIn, spokenBy, transfersIn } from './pages.ts';
import { GIVEN, openPlace } from './place.ts';
import { Stopping, stopOnSignals } from './processes.ts';
import { Publisher } from './publisher.ts';
import { pushKeyIn } from './push.ts';
import { explained, tell, tellFailures, tellOfRetry, tellOnceOf } from './report-faults.ts';
import { Front } from './server.ts';
import { EarlierPages, fillSite, keepSite } from './site-folder.ts';
import { Offload } from './threads/offload.ts';
import { giveUp, UserError } from './user-error.ts';
import { WatchedDatabase } from './watched-database.ts';
import { welcome } from './welcome.ts';

/** How long the timer rests, in milliseconds. */
const REST = 10_000;
/** How often is looked for imports and clearances on which nobody works, in milliseconds. */
const FORSAKEN = 10_000;
/** How often is looked whom to remind, in milliseconds. */
const REMINDING = 600_000;
/** A laptop may be shut in the morning; nobody is reminded twice. In hours of a day. */
const AWAKE = { from: 6, to: 22 } as const;

async function start(options: Options, stopping: Stopping): Promise<void> {
  const folder = ownFolder(options, stopping);
  tellOnceOf(folder.path);
  const server = await listen(options.port);
  const front = new Front(server, tell);
  stopping.add(() => front.close());
  const clock = clockIn(folder, options.clock);
  server.prependListener('request', (_, answer) => answer.setHeader('date', new Date(clock.now()).toUTCString()));
  const onDemand = options.dev && new (await import('./dev/built.ts')).BuiltOnDemand(folder, clock);
  const [place, { thread: script, ...built }] = await Promise.all([
    openPlace(folder),
    onDemand ? onDemand.built : builtOnce(build),
  ]);
  stopping.add(place.close);
  const [origin, { contact, signUp, pushTo }] = [`http://127.0.0.1:${portOf(server)}`, options];
  // What this thread itself changes: the demo before anything is published, and later whole ladders from their logs.
  let follow: Follow = async () => {};
  const written = (record: StreamRecord): void => void follow({ records: [record] });
  const store = new LadderStore(new WatchedDatabase(place.database(clock.now), written));
  const secret = randomBytes(32);
  // Pages of another release, or of before something changed that they all say, are made again.
  const release = digest(JSON.stringify([script, LOOK, origin, contact, clock.set, signUp]));
  const offload = new Offload(script, {
    where: place.where,
    ahead: clock.ahead,
    set: clock.set,
    origin,
    release,
    contact,
    signUp,
    site: folder.site,
    listening: LIVE,
    mail: folder.mail,
    pushKey: pushKeyIn(folder),
    pushTo,
    webhookKey: webhookKey(keysIn(folder)),
    transfers: { folder: folder.transfers, secret },
  });
  stopping.add(() => offload.close());
  const first = await loadDemoOnce(folder, store, clock);
  keepSite(folder, clock, !GIVEN && !onDemand);
  const filled = fillSite(folder, built, clock, origin);
  filled.catch(() => {});
  if (onDemand) onDemand.follow((renewed) => fillSite(folder, renewed, clock, origin));
  const publisher = new Publisher({
    store,
    now: clock.now,
    isThere: new EarlierPages(folder, release).has,
    publish: async (...asked) => {
      const { told = [], published = 'current' } = await offload.publish(...asked);
      for (const each of told) front.listeners.tell(each);
      return published;
    },
    tell: tellUnless(stopping),
  });
  const channels = channelsIn(place.database(clock.now));
  const notifications = notificationsIn(folder, store, channels, offload, origin);
  stopping.add(() => publisher.close());
  stopping.add(() => notifications.close());
  const transfers = new TransferFolder(folder.transfers, origin, secret);
  void transfers.tidy();
  // Cleared where nobody watches line by line: what it comes to is told as a whole.
  const database = place.database(clock.now);
  const world = runtimeIn({ store, now: clock.now, siteOrigin: origin, log: tellFailures });
  const imports = new LaptopImports({
    runtime: { ...world, database },
    place: {
      transfers,
      files: new FolderStore(folder.site),
      pace: () => new Pace(Number.POSITIVE_INFINITY),
      check: offload.check,
      ...(place.wipe && { wipe: place.wipe }),
      rewritten: ({ club, ladder }) =>
        publisher.show([clubTarget(club), ...(ladder === undefined ? [] : [ladderTarget({ club, ladder })])]),
      // Their address goes with all else that the club keeps.
      async forgetElsewhere(club, person) {
        removeMails(folder.mail, club, person, (await readContact(database, club, person.player))?.email?.to);
      },
    },
    alone: !GIVEN,
  });
  stopping.add(async () => {
    const closed = imports.close();
    await offload.close();
    await closed;
  });
  await notifications.begin(folder);
  await imports.begin();
  const firstLook = new FirstLook(publisher);
  const fetch = onDemand ? onDemand.fetch(firstLook.fetch) : firstLook.fetch;
  follow = following(publisher, notifications, imports);
  const { operator } = keysIn(folder);
  front.open(
    apiOf(
      offloadedFunctions((name, event) => offload.answer(name, event, follow)),
      (authorization) => isToken(operator, authorization),
    ),
    pagesIn({
      folder: folder.site,
      notice: noticeOf(clock.set),
      draw: (path) => offload.draw(path),
      fetch,
      spokenBy: spokenBy(store),
    }),
    transfersIn(transfers),
    mailboxIn(folder.mail, mailboxKey(keysIn(folder))),
  );
  await filled;
  const look = lookingAt({ store, stamp: place.stamp, clock, offload, publisher, follow, tell: tellUnless(stopping) });
  const tellOfTimer = (error: unknown): void => tell('timer', error);
  await firstLook.begin(() => look().catch(tellOfTimer));
  stopping.add(repeat(() => firstLook.over.then(look), REST, tellOfTimer));
  // What is under way for callers ends first, and then nothing else need be waited for.
  stopping.add(() => offload.close());
  stopping.add(() => front.close());
  const reminding = async () => void (await remind({ store, channels, now: clock.now }, notifications.remind, AWAKE));
  stopping.add(repeat(reminding, REMINDING, (error) => tell('reminders', error)));
  stopping.add(repeat(imports.look, FORSAKEN, (error) => tell('imports', error)));
  if (!GIVEN) stopping.add(backUpEachDay(folder, (error) => tell('backup', error)));
  extend(folder, { origin, release });
  console.log(await welcome({ folder, store, clock, origin, first }));
}

/** What builds is loaded only where something is built. */
const build = async (): Promise<Built> => (await import('./building.ts')).build();

/** The data folder, which nobody else uses meanwhile. */
function ownFolder({ data, fresh }: Options, stopping: Stopping): DataFolder {
  const folder = new DataFolder(data);
  const other = take(folder);
  if (other) {
    const where = other.origin === undefined ? '' : ` at ${other.origin}/`;
    throw new UserError(`Club Ladder is already running on ${data}${where} (process ${other.pid}).`);
  }
  stopping.add(() => release(folder));
  stopping.add(() => removeUnfinished(folder));
  // Of a restore that was killed.
  removeDraft(`${folder.sqlite}.draft`);
  if (fresh && GIVEN)
    throw new UserError(`--fresh won’t delete anything in ${GIVEN}. Use another table: TABLE_NAME=another npm start`);
  if (fresh) folder.empty();
  else removeUnfinished(folder);
  return folder;
}

/** A database in which some demo clubs are missing: a start that was interrupted while making them begins anew. */
function removeUnfinished(folder: DataFolder): void {
  if (folder.has('loading') && !GIVEN) folder.removeDatabase();
}

/** Loads the demo clubs if there is no club yet. */
async function loadDemoOnce(folder: DataFolder, store: LadderStore, clock: Clock): Promise<boolean> {
  if ((await readClubs(store.database)).length > 0) return false;
  folder.write('loading', DEMO);
  await loadDemo(store, clock.now());
  folder.remove('loading');
  return true;
}

/** Notifications go by the real time: receivers compare it with theirs. Notices are made in threads, as anything that may take long. */
function notificationsIn(
  folder: DataFolder,
  store: LadderStore,
  channels: ReturnType<typeof channelsIn>,
  offload: Offload,
  siteOrigin: string,
): LaptopNotifications {
  const now = (): Instant => instant(Date.now());
  const key = webhookKey(keysIn(folder));
  return new LaptopNotifications({
    store,
    siteOrigin,
    post: postOver(),
    webhookKey: async () => key,
    make: async (line) => (await offload.makeWebhookNotices(line)).notices ?? [],
    tellPlayers: (message, tries) => offload.tellPlayers(message, tries),
    isReached: async (club) =>
      (await reachedBy(channels, club)).length > 0 || (await organisersOf(store.database, club, now())).length > 0,
    now,
    log: tellFailures,
  });
}

function channelsIn(database: Database) {
  return [
    { reached: async (club: string) => (await readContacts(database, club)).map(({ player }) => player) },
    { reached: (club: string) => readSubscribers(database, club) },
  ];
}

/** What the laptop's end breaks off needs no report. */
const tellUnless =
  (stopping: Stopping): typeof tellOfRetry =>
  (...told) =>
    stopping.begun ? undefined : tellOfRetry(...told);

async function main(): Promise<void> {
  process.umask(FOR_ITS_OWNER);
  const stopping = new Stopping();
  try {
    const options = readOptions(process.argv.slice(2));
    if (options.help) return console.log(USAGE);
    stopOnSignals(stopping);
    await start(options, stopping).catch((error: unknown) => {
      throw explained(error, options.data);
    });
  } catch (error) {
    await stopping.closeAll();
    giveUp(error, 1);
  }
}

await main();
