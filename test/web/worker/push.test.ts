import { beforeEach, describe, expect, it } from 'vitest';
import { lead, renew, type Showing, show } from '#web/apps/worker/push.ts';
import type { OpenPage } from '#web/apps/worker/scope.ts';

const SITE = 'https://ladder.example';
const SCOPE = `${SITE}/riverside/main/me/`;
const MESSAGE = {
  title: 'Ben challenged you',
  text: 'Ben (4th) challenged you.',
  path: '/riverside/main/me/#c1',
  tag: 'c1',
};

let shown: unknown[];
let done: string[];
let open: OpenPage[];
let world: Showing;
/** What the browser has subscribed to by now, if to anything. */
let subscribed: PushSubscription | null;

const as = <T>(value: unknown): T => value as T;

beforeEach(() => {
  [shown, done, open, subscribed] = [[], [], [], null];
  const made = as<PushSubscription>({ endpoint: 'https://push.example.net/2' });
  world = {
    registration: {
      scope: SCOPE,
      showNotification: async (title, how) => void shown.push({ title, ...how }),
      getNotifications: async () => shown,
      pushManager: {
        getSubscription: async () => subscribed,
        subscribe: async (how) => {
          done.push(`subscribes for ${how?.applicationServerKey}`);
          return made;
        },
      },
    },
    navigator: { setAppBadge: async (count) => void done.push(`${count} at its icon`) },
    clients: { matchAll: async () => open, openWindow: async (address) => void done.push(`opens ${address}`) },
    load: async (address, how) => {
      done.push(`${how?.method} ${address} ${how?.body}`);
      return new Response(null, { status: 204 });
    },
  };
});

const page = (url: string, mayLead = true): OpenPage => ({
  url,
  focus: async () => void done.push(`shows ${url}`),
  navigate: async (address) => {
    if (!mayLead) throw new TypeError('not its worker');
    done.push(`leads ${url} to ${address}`);
  },
});

describe('a notice that comes', () => {
  it('is counted at the icon, where the system shows a number there', async () => {
    await show(world, JSON.stringify(MESSAGE));
    await show(world, JSON.stringify({ ...MESSAGE, tag: 'c2' }));
    expect(done).toEqual(['1 at its icon', '2 at its icon']);
    await show({ ...world, navigator: {} }, JSON.stringify(MESSAGE));
    expect(shown).toHaveLength(3);
  });

  it('is shown with its title, its text and where it leads, in place of that of the same tag', async () => {
    await show(world, JSON.stringify(MESSAGE));
    expect(shown).toEqual([
      expect.objectContaining({ title: MESSAGE.title, body: MESSAGE.text, tag: 'c1', data: `${SITE}${MESSAGE.path}` }),
    ]);
  });

  it.each([undefined, '', 'no JSON', '{"title":7}'])(
    'is shown as a word of ours where it cannot be read: %s',
    async (text) => {
      await show(world, text);
      expect(shown).toEqual([expect.objectContaining({ title: 'Club Ladder', data: SCOPE })]);
    },
  );

  it.each(['https://other.example/', '//other.example/', 'javascript:alert(1)'])('never leads to %s', async (path) => {
    await show(world, JSON.stringify({ ...MESSAGE, path }));
    expect(shown).toEqual([expect.objectContaining({ data: SCOPE })]);
  });
});

describe('a tap on a notice', () => {
  const address = `${SITE}${MESSAGE.path}`;

  it('opens what it is about', async () => {
    await lead(world, address);
    expect(done).toEqual([`opens ${address}`]);
  });

  it('shows the page that is open there, and leads it to the challenge', async () => {
    open = [page(`${SITE}/riverside/main/`), page(SCOPE)];
    await lead(world, address);
    expect(done).toEqual([`shows ${SCOPE}`, `leads ${SCOPE} to ${address}`]);
  });

  it('does no more than to show a page that is open at the very place', async () => {
    open = [page(address)];
    await lead(world, address);
    expect(done).toEqual([`shows ${address}`]);
  });

  it('opens another page where the browser lets it lead none', async () => {
    open = [page(`${SCOPE}?arrive`, false)];
    await lead(world, address);
    expect(done).toEqual([`shows ${SCOPE}?arrive`, `opens ${address}`]);
  });
});

describe('a subscription that its push service has ended', () => {
  it('is renewed for the same key, and told', async () => {
    await renew(world, as<ArrayBuffer>('the key'));
    expect(done).toEqual([
      'subscribes for the key',
      'PUT /api/clubs/riverside/own/push {"endpoint":"https://push.example.net/2"}',
    ]);
  });

  it('is told where the browser has renewed it by itself', async () => {
    subscribed = as<PushSubscription>({ endpoint: 'https://push.example.net/3' });
    await renew(world, undefined);
    expect(done).toEqual(['PUT /api/clubs/riverside/own/push {"endpoint":"https://push.example.net/3"}']);
  });
});
