/// <reference lib="dom" />
import type { PartWanted } from '#web/ui/page/loading.ts';
import { answerTo, isFixed, PageCache, type WorkerDeps } from './page-cache.ts';
import { lead, renew, type Showing, show } from './push.ts';
import type { WorkerScope } from './scope.ts';

/**
 * Opens one app of one ladder without a connection; each app registers it for its own address. It keeps the app's page,
 * scripts and styles, and nothing else: what is known of a ladder, the app keeps itself. It also shows players their notices.
 *
 * To be rid of it, publish in its place a worker that says no more than `registration.unregister()`: browsers look for a
 * new one whenever the app is opened. Taking the file away would leave the old one in charge.
 */
declare const self: WorkerScope;

/** The number changes with the format of what is stored. */
const KEPT = `${self.registration.scope} 1`;
const PATIENCE = 2000;

const cache = async (): Promise<PageCache> => new PageCache(await caches.open(KEPT), load);
const load: WorkerDeps['load'] = (address, how) => fetch(address, how);

async function install(): Promise<void> {
  const { scope } = self.registration;
  await (await cache()).keepPage(scope, await load(scope));
  await self.skipWaiting();
}

/** What a page asks to be kept; only what is right for ever can be kept and never asked for again. */
const isWanted = (data: unknown): data is PartWanted =>
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
  if (isWanted(data)) message.waitUntil(cache().then((mine) => mine.keep(data.keep)));
});
self.addEventListener('fetch', (event) => {
  const later = (work: Promise<unknown>) => event.waitUntil(work.catch(() => {}));
  const app = self.registration.scope;
  const answer = answerTo(event.request, { app, cache, load, patience: PATIENCE, later });
  if (answer) event.respondWith(answer);
});

const showing: Showing = {
  registration: self.registration,
  navigator: self.navigator,
  clients: self.clients,
  load: (address, how) => fetch(address, how),
};
self.addEventListener('push', (event) => event.waitUntil(show(showing, event.data?.text())));
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(lead(showing, event.notification.data));
});
self.addEventListener('pushsubscriptionchange', (event) =>
  event.waitUntil(renew(showing, event.oldSubscription?.options.applicationServerKey)),
);
