/// <reference lib="dom" />
import type { PushMessage } from '#shared/contract/push-message.ts';
import type { WorkerScope } from './scope.ts';

export interface Showing {
  readonly registration: WorkerScope['registration'];
  readonly navigator: WorkerScope['navigator'];
  readonly clients: WorkerScope['clients'];
  readonly load: typeof fetch;
}

const ICON = '/assets/icon-192.png';

/** Shows what has come. Browsers ask that something is shown of each message, also of one that cannot be read. */
export async function show(showing: Showing, text: string | undefined): Promise<void> {
  const { registration } = showing;
  const { title, text: body, path, tag } = messageIn(text) ?? { title: 'Club Ladder', text: '', path: '', tag: '' };
  const data = addressOf(registration.scope, path);
  await registration.showNotification(title, { body, tag, icon: ICON, badge: ICON, data });
  await count(showing);
}

/** Has the app’s icon say how many notices are still to be looked at. */
async function count({ registration, navigator }: Showing): Promise<void> {
  await navigator.setAppBadge?.((await registration.getNotifications()).length).catch(() => {});
}

function messageIn(text = ''): PushMessage | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isMessage(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

const isMessage = (value: unknown): value is PushMessage =>
  typeof value === 'object' &&
  value !== null &&
  ['title', 'text', 'path', 'tag'].every((name) => typeof Reflect.get(value, name) === 'string');

/** Where a path leads on this site; the app that the worker looks after, where it would lead to another. */
function addressOf(scope: string, path: string): string {
  const url = new URL(path, scope);
  return url.origin === new URL(scope).origin ? url.href : scope;
}

/** Leads to what a notice is about: in a page that is open there, or in one of this app, or in a new one. */
export async function lead({ registration: { scope }, clients }: Showing, data: unknown): Promise<void> {
  const address = typeof data === 'string' ? data : scope;
  const open = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = open.find(({ url }) => withoutHash(url) === withoutHash(address));
  const page = there ?? open.find(({ url }) => url.startsWith(scope));
  if (!page) return void (await clients.openWindow(address));
  await page.focus();
  // For a page of another worker, or of no worker, a browser allows no more; and there it is already so.
  if (page.url !== address) await page.navigate(address).catch(() => page === there || clients.openWindow(address));
}

const withoutHash = (address: string): string => address.replace(/#.*$/, '');

/** Subscribes anew where the push service has ended what there was, and says so. */
export async function renew({ registration, load }: Showing, key: ArrayBuffer | null | undefined): Promise<void> {
  const { scope, pushManager } = registration;
  const known = await pushManager.getSubscription();
  if (!known && !key) return;
  const now = known ?? (await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key ?? null }));
  const [, club] = new URL(scope).pathname.split('/');
  await load(`/api/clubs/${club}/own/push`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', 'acting-as': 'player' },
    body: JSON.stringify(now),
  });
}
