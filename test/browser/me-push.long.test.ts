import type { CDPSession, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { SubscribedBrowser } from '../notifying/push/subscribed-browser.ts';
import { enter, PHONE, useBrowser } from './browser.ts';
import { expectAccessible, NewClub } from './desk.ts';
import { useOwnFriday } from './friday.ts';
import { linkFor, named, Phone } from './me.ts';
import { WHOLE } from './program.ts';
import { withPushService } from './push.ts';

const TOLD = { title: 'Bob challenged you', text: 'Bob (2nd) challenged you (1st).', tag: 'bell/main/c1' };

/** The registration of the worker of a page, as the browser's own tools name it. */
async function registrationOf(tools: CDPSession, scope: string): Promise<string> {
  const found = new Promise<string>((resolve) => {
    tools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => scopeURL === scope);
      if (own) resolve(own.registrationId);
    });
  });
  await tools.send('ServiceWorker.enable');
  return found;
}

const shownOn = (page: Page) =>
  page.evaluate(async () => {
    const shown = await (await navigator.serviceWorker.ready).getNotifications();
    return shown.map(({ title, body, tag, data }) => ({ title, body, tag, data }));
  });

describe('a player’s phone', { timeout: 120_000 }, () => {
  const friday = useOwnFriday();
  const open = useBrowser(WHOLE);
  let club: NewClub;
  beforeAll(async () => {
    club = await NewClub.make(friday.laptop, 'bell');
    await club.ladder('main', { system: 'crewe' }, named('ann', 'bob'));
  });

  it.skipIf(!WHOLE)(
    'shows what concerns them once they have asked for it by a tap, and leads to it (in a whole Chromium: the tests’ own shows no notifications)',
    async () => {
      const { page } = await Phone.of(open, club, 'main', 'ann');
      const { endpoint, ...keys } = new SubscribedBrowser().address;
      await withPushService(page, { endpoint, keys });
      await page.context().grantPermissions(['notifications'], { origin: club.origin });
      await page.reload();
      const toggle = page.getByRole('switch', { name: 'Tell me on this' });
      await toggle.waitFor();
      expect(await page.evaluate(() => Reflect.get(window, 'asked'))).toEqual([]);
      await expect.poll(() => toggle.isChecked()).toBe(false);
      await toggle.tap();
      await expect.poll(() => toggle.isChecked()).toBe(true);
      const own = await (await page.request.get(`${club.origin}/api/clubs/bell/own/push`)).json();
      expect(own).toMatchObject({ endpoint, key: expect.stringMatching(/^B[\w-]{86}$/) });
      expect(await page.evaluate(() => Reflect.get(window, 'asked'))).toEqual([own.key]);
      await expectAccessible(page);
      await brings(page);
      await page.reload();
      await expect.poll(() => toggle.isChecked()).toBe(true);
      await toggle.tap();
      await expect.poll(() => toggle.isChecked()).toBe(false);
      expect(await (await page.request.get(`${club.origin}/api/clubs/bell/own/push`)).json()).toEqual({ key: own.key });
    },
  );

  it('that is an iPhone has the page on its home screen first, where a pasted invite link signs in', async () => {
    const apple = { ...PHONE, userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) Mobile Safari/604.1' };
    const { page } = await Phone.of((url) => open(url, apple), club, 'main', 'bob');
    await page.addInitScript(() => Reflect.deleteProperty(window, 'PushManager'));
    await page.reload();
    await page.getByText('add this page to your home screen first').waitFor();
    const link = await linkFor(club, { role: 'player', player: 'bob', label: 'bob' });
    const app = await open(`${club.origin}/bell/main/`, apple);
    await app.addInitScript(() => {
      const usual = matchMedia;
      window.matchMedia = (query) => usual(query.replace('(display-mode: standalone)', 'all'));
    });
    await app.goto(`${club.origin}/bell/main/me/`);
    const pasted = app.getByLabel('Paste your invite link');
    await pasted.fill('https://elsewhere.example/enter/#x');
    await app.getByRole('button', { name: 'Sign in' }).tap();
    await app.getByText('That isn’t an invite link of this site.').waitFor();
    await pasted.fill(`Your link: ${link}`);
    await app.getByRole('button', { name: 'Sign in' }).tap();
    await app.waitForURL('**/enter/**');
    await enter(app);
    await app.goto(`${club.origin}/bell/main/me/`);
    await app.getByRole('heading', { name: 'Bob' }).waitFor();
  });

  /** A push service brings a notice: it is shown, and a tap leads the open page to it. */
  async function brings(page: Page): Promise<void> {
    const path = '/bell/main/me/#c1';
    const tools = await page.context().newCDPSession(page);
    const registrationId = await registrationOf(tools, `${club.origin}/bell/main/me/`);
    const data = JSON.stringify({ ...TOLD, path });
    await tools.send('ServiceWorker.deliverPushMessage', { origin: club.origin, registrationId, data });
    const { title, text: body, tag } = TOLD;
    await expect.poll(() => shownOn(page)).toEqual([{ title, body, tag, data: `${club.origin}${path}` }]);
  }
});
