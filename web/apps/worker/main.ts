/// <reference lib="dom" />
import type { Wanted } from '#web/ui/page/loading.ts';
import { lead, renew, type Showing, show } from './push.ts';
import type { WorkerScope } from './scope.ts';
import { answerTo, isFixed, Shelf, type Surroundings } from './shelf.ts';

/**
 * Opens one app of one ladder without a connection; each app registers it for its own address. It keeps the app's page,
 * scripts and styles, and nothing else: what is known of a ladder, the app keeps itself. It also shows players their notices.
 *
 * To be rid of it, publish in its place a worker that says no more than `registration.unregister()`: browsers look for a
 * new one whenever the app is opened. Taking the file away would leave the old one in charge.
 */
declare const self: WorkerScope;

/** The number changes with the make of what is kept. */
const KEPT = `${self.registration.scope} 1`;
const PATIENCE = 2000;

const shelf = async (): Promise<Shelf> => new Shelf(await caches.open(KEPT), load);
const load: Surroundings['load'] = (address, how) => fetch(address, how);

async function install(): Promise<void> {
  const { scope } = self.registration;
  await (await shelf()).keepPage(scope, await load(scope));
  await self.skipWaiting();
}

/** What a page asks to be kept; only what is right for ever can be kept and never asked for again. */
const isWanted = (data: unknown): data is Wanted =>
  typeof data === 'object' && data !== null && 'keep' in data && typeof data.keep === 'string' && isFixed(data.keep);

/** Older makes of the same app; those of other apps are in use elsewhere. */
async function dropOlder(): Promise<void> {
  const older = (name: string) => name.startsWith(`${self.registration.scope} `) && name !== KEPT;
  for (const name of await caches.keys()) if (older(name)) await caches.delete(name);
}

self.addEventListener('install', (occasion) => occasion.waitUntil(install()));
self.addEventListener('activate', (occasion) => occasion.waitUntil(dropOlder()));
self.addEventListener('message', (message) => {
  const { data } = message;
  if (isWanted(data)) message.waitUntil(shelf().then((mine) => mine.keep(data.keep)));
});
self.addEventListener('fetch', (wish) => {
  const later = (work: Promise<unknown>) => wish.waitUntil(work.catch(() => {}));
  const app = self.registration.scope;
  const answer = answerTo(wish.request, { app, shelf, load, patience: PATIENCE, later });
  if (answer) wish.respondWith(answer);
});

const showing: Showing = {
  registration: self.registration,
  clients: self.clients,
  load: (address, how) => fetch(address, how),
};
self.addEventListener('push', (brought) => brought.waitUntil(show(showing, brought.data?.text())));
self.addEventListener('notificationclick', (tapped) => {
  tapped.notification.close();
  tapped.waitUntil(lead(showing, tapped.notification.data));
});
self.addEventListener('pushsubscriptionchange', (ended) =>
  ended.waitUntil(renew(showing, ended.oldSubscription?.options.applicationServerKey)),
);
