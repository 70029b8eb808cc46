import { readFile } from 'node:fs/promises';
import type { CDPSession, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { SubscribedBrowser, usePushService } from '../notifying/push/subscribed-browser.ts';
import { expectAccessible, expectFits, expectUsable, NewClub, named } from './admin.ts';
import { enter, PHONE, useBrowser } from './browser.ts';
import { useOwnFriday } from './friday.ts';
import { linkFor, Mailbox, Phone, withPermission, withPushService } from './me.ts';
import { WHOLE } from './program.ts';

const [ANN, BOB] = ['ann@example.org', 'bob@example.org'];

/** Enters an address on a player's own page, and confirms it by the e-mail that comes. */
async function giveAddress(phone: Phone, mailbox: Mailbox, address: string): Promise<void> {
  const own = phone.page.url();
  await phone.looks('More');
  await phone.page.getByRole('textbox', { name: 'By e-mail' }).fill(address);
  await phone.tap('Save');
  await phone.sees('Please open the link in the e-mail');
  await phone.page.goto(await mailbox.link(address, 'Please confirm your e-mail address', /http\S+\/confirm\S+/));
  await phone.tap('Confirm this address');
  await phone.sees('Your address is confirmed.');
  await phone.page.goto(own);
}

/** Has a player's phone show what concerns them; gives what it shows of what the push service got, oldest first. */
async function switchOn(
  { page }: Phone,
  service: ReturnType<typeof usePushService>,
): Promise<() => readonly unknown[]> {
  const browser = new SubscribedBrowser();
  const { endpoint, ...keys } = browser.address;
  await withPushService(page, { endpoint, keys });
  await withPermission(page);
  await page.goto(`${page.url()}#more`);
  await page.reload();
  const toggle = page.getByRole('switch', { name: 'On this' });
  await toggle.tap();
  await expect.poll(() => toggle.isChecked()).toBe(true);
  return () => service.got.map(({ bytes }) => JSON.parse(browser.read(bytes)).title);
}

async function showContacts(ann: Phone, bob: Phone): Promise<void> {
  const save = async ({ page }: Phone) => {
    const form = page.getByRole('form', { name: 'For your opponents' });
    await form.getByRole('button', { name: 'Save' }).tap();
    await form.getByText('Saved.').waitFor();
  };
  for (const phone of [ann, bob]) await phone.looks('More');
  await ann.page.getByRole('checkbox', { name: 'Show my e-mail address' }).check();
  await save(ann);
  await bob.page.getByLabel('Phone number', { exact: true }).fill('+44 (0)20 7946 0000');
  await bob.page.getByLabel('Show my phone number').check();
  await save(bob);
  for (const phone of [ann, bob]) await phone.looks('Me');
  const mail = bob.page.getByRole('link', { name: `E-mail: ${ANN}` });
  await expect.poll(() => mail.getAttribute('href')).toMatch(/^mailto:ann@example\.org\?body=Hello/);
  await ann.page.reload();
  const call = ann.page.getByRole('link', { name: 'Call: +44 (0)20 7946 0000' });
  await expect.poll(() => call.getAttribute('href')).toBe('tel:+442079460000');
  await expectUsable(ann.page);
}

describe('two players who are told by e-mail, and one by her phone', { timeout: 180_000 }, () => {
  const service = usePushService();
  const friday = useOwnFriday(() => ['--push-to', String(service.port)]);
  const open = useBrowser();
  let club: NewClub;
  beforeAll(async () => {
    club = await NewClub.make(friday.laptop, 'told');
    await club.ladder('main', { system: 'crewe', settings: { confirm: 2 } }, named('ann', 'bob'));
  });

  it('go from a tap on the ladder’s page to a game that counts, and one stops the e-mails with another tap', async () => {
    const address = `${club.origin}/told/main/`;
    const mailbox = new Mailbox(await open(friday.laptop.printed('E-mails')));
    const atHome = await Phone.of(open, club, 'main', 'ann');
    await giveAddress(atHome, mailbox, ANN);
    const shown = await switchOn(atHome, service);
    const bob = await Phone.of(open, club, 'main', 'bob');
    await giveAddress(bob, mailbox, BOB);

    await bob.page.goto(address);
    await bob.page.getByRole('link', { name: 'Challenge Ann' }).tap();
    await bob.confirm('Challenge');
    await expect.poll(shown).toEqual(['Bob challenged you']);
    // On a phone that doesn’t know her.
    const link = await mailbox.link(ANN, 'Bob challenged you', /http\S+\/sign-in\S+/);
    const ann = Phone.showing(await open(link, PHONE));
    await ann.tap('Sign in as Ann');
    await ann.sees('Win: you keep your place');
    await ann.sees(/Loss: rung\s1\s→\s2/);
    await expectUsable(ann.page);
    await ann.tap('Accept: Bob');

    await bob.page.getByText('Another day or place').tap();
    await bob.page.getByLabel('Where (optional)').fill('the bar');
    await bob.page.getByLabel('Date and time').fill('2026-11-24T19:30');
    await bob.tap('Propose');
    await bob.sees('You proposed');
    await expectAccessible(bob.page);
    await ann.page.getByText('Bob proposed').waitFor({ timeout: 3000 });
    // She is signed in: the link leads there at once.
    await ann.page.goto(await mailbox.link(ANN, 'Bob proposed Tue 24 Nov, 19:30', /http\S+\/sign-in\S+/));
    await ann.tap('Accept: Bob');
    await ann.sees('Tue 24 Nov, 19:30 v Bob');
    await bob.page.getByText('Tue 24 Nov, 19:30 v Ann').waitFor({ timeout: 3000 });
    const [file] = await Promise.all([
      ann.page.waitForEvent('download'),
      ann.page.getByText('Add to my calendar').tap(),
    ]);
    expect(await readFile(await file.path(), 'utf8')).toContain('DTSTART:20261124T193000Z');
    await ann.sees('Where: the bar');
    await expectFits(ann.page);
    const ladder = await open(address, PHONE);
    await ladder.getByText('Tue 24 Nov, 19:30').waitFor();
    await expectFits(ladder);
    const calendar = async (): Promise<string> => (await fetch(`${address}calendar.ics`)).text();
    await expect.poll(calendar, { timeout: 15_000 }).toContain('20261124T193000Z');

    await showContacts(ann, bob);
    await bob.more('Ann');
    await bob.tap('Cancel the date: Ann');
    await expectFits(bob.page);
    await bob.tap('Cancel Tue 24 Nov, 19:30');
    await bob.sees('You can’t play on');
    await ann.page.getByText('can’t play on').waitFor({ timeout: 3000 });
    await expect.poll(calendar, { timeout: 15_000 }).not.toContain('20261124T193000Z');
    await expect
      .poll(shown)
      .toEqual(['Bob challenged you', 'Bob proposed Tue 24 Nov, 19:30', 'Bob can’t play on Tue 24 Nov, 19:30']);

    await bob.reports('Ann', 'You won 1–0');
    await bob.sees(/You beat\s+Ann\s+1\W+0. Nobody moves until your opponent confirms./);
    await ann.does('Confirm: Bob', 'Confirm');
    await ladder.getByText('on top since').waitFor();
    await expect.poll(() => ladder.locator('.ladder tbody [data-of]').allInnerTexts()).toEqual(['Bob', 'Ann']);

    const reader = await open(await mailbox.link(ANN, 'Please confirm Bob’s result', /http\S+\/stop\S+/), PHONE);
    await reader.getByRole('button', { name: 'Stop all e-mails' }).tap();
    await reader.getByText('You won’t get any more of these e-mails.').waitFor();
    await ann.looks('More');
    await ann.page.reload();
    await ann.sees('You stopped these e-mails.');
    await expectAccessible(ann.page);
    await bob.challenges('Ann');
    await ann.looks('Me');
    await ann.tap('Accept: Bob');
    // What came to Bob for Ann’s second answer came after what would have come to her.
    await expect.poll(() => mailbox.numberOf(BOB, 'Ann accepted'), { timeout: 15_000 }).toBe(2);
    expect(await mailbox.numberOf(ANN, 'Bob challenged you')).toBe(1);
    expect([...ann.complaints, ...bob.complaints]).toEqual([]);
  });
});

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
      await page.goto(`${page.url()}#more`);
      await page.reload();
      const toggle = page.getByRole('switch', { name: 'On this' });
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
    await page.goto(`${page.url()}#more`);
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
