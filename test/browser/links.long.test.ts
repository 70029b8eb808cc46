import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask } from '../local/asking.ts';
import { Laptop, newLink, startOnFriday, useFolder } from '../local/laptop.ts';
import { expectAccessible, expectUsable } from './admin.ts';
import { BoardPage, openNight, tally } from './board.ts';
import { enter, PHONE, useBrowser } from './browser.ts';
import { WHOLE } from './program.ts';

const HALF_AN_HOUR_LATER = '2026-11-20T20:35';
const SCORER = { role: 'scorer', label: 'tablet' };
const PLAYER = { role: 'player', label: 'Tom', player: 'tom-garside' };

const keyOf = (link: string): string => link.split('#')[1] ?? '';
const textOf = (page: Page): Promise<string> => page.locator('body').innerText();
const at = (laptop: Laptop, link: string): string => `${laptop.origin}/enter/#${keyOf(link)}`;

const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((each) => each.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));

describe('a link', { timeout: 150_000 }, () => {
  const folder = useFolder();
  const open = useBrowser();
  let laptop: Laptop;
  beforeAll(async () => {
    laptop = await startOnFriday(folder);
  });
  afterAll(() => laptop.end());

  it('is read where it is pasted into the page that is open already', async () => {
    const page = await open(`${laptop.origin}/enter/`);
    await page.getByText('You’re not signed in.').waitFor();
    const link = await laptop.link(SCORER);
    await page.evaluate((key) => location.assign(`#${key}`), keyOf(link));
    await page.getByText('This invite link signs you in as a scorer of').waitFor();
    expect(page.url()).not.toContain(keyOf(link));
  });

  it('is to be had by e-mail on a new phone: by an address alone, and from a page of a club by that club', async () => {
    const page = await open(`${laptop.origin}/enter/`, PHONE);
    await page.getByLabel('Your e-mail address').fill('nobody@example.org');
    await expectUsable(page);
    await page.getByRole('button', { name: 'Send me a sign-in link' }).tap();
    await page.getByText('If we know that address').waitFor();
    expect(new URL(page.url()).pathname).toBe('/api/mail/link');
    await page.goto(`${laptop.origin}/lavers-chess/main/`);
    await page.getByRole('link', { name: 'Sign in', exact: true }).tap();
    await page.getByRole('button', { name: 'Send me a sign-in link' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/api/mail/lavers-chess/link');
  });

  it('that is opened second loses the first, in no tab: each page acts as its own, and one signs out without the other', async () => {
    const page = await open(await laptop.link(SCORER));
    await enter(page);
    const phone = await page.context().newPage();
    // Pasted into another tab that shows something of the site.
    await phone.goto(`${laptop.origin}/lavers-chess/main/`);
    await phone.goto(await laptop.link(PLAYER));
    await phone.getByText('You’ll stay signed in as “tablet” (scorer) too.').waitFor();
    await expectUsable(phone);
    await enter(phone);
    await phone.getByRole('heading', { name: 'Tom Garside' }).waitFor();
    await page.reload();
    await page.locator('.night-board').waitFor();
    await phone.reload();
    await phone.getByRole('heading', { name: 'Tom Garside' }).waitFor();
    await page.getByRole('link', { name: 'Switch or sign out' }).click();
    await page.getByText('Hello Tom – you’re signed in').waitFor();
    await expectUsable(page);
    await page.getByRole('button', { name: 'Sign out tablet' }).click();
    await page.getByText('You’re signed out.').waitFor();
    await expect
      .poll(() => page.getByRole('heading', { level: 2 }).allInnerTexts())
      .toEqual([expect.stringContaining('Hello Tom')]);
    await phone.reload();
    await phone.getByRole('heading', { name: 'Tom Garside' }).waitFor();
  });

  it('has been used half an hour later, and says what to do; the browser that it signed in stays so', async () => {
    const link = await laptop.link(SCORER);
    const page = await open(link);
    await enter(page);
    const again = await open(link);
    await enter(again);
    await laptop.end();
    laptop = await Laptop.start(folder, ['--clock', HALF_AN_HOUR_LATER]);
    const stranger = await open(at(laptop, link));
    await stranger.getByText('This invite link has already been used').waitFor();
    expect(await textOf(stranger)).toContain('Please ask an organiser for a new one.');
    await expect.poll(() => stranger.locator('#where button').count()).toBe(0);
    await expectAccessible(stranger);
    await page.goto(at(laptop, link));
    await page.getByText('You’re signed in as a scorer of').waitFor();
    await page.getByRole('link', { name: 'Admin' }).click();
    await page.getByRole('heading', { name: 'Record a result' }).waitFor();
  });

  it('of a player can be stopped when they sign out, and Back shows nothing of theirs', async () => {
    const link = await laptop.link(PLAYER);
    const page = await open(link, PHONE);
    await enter(page);
    await page.getByRole('heading', { name: 'Tom Garside' }).waitFor();
    await page.getByRole('link', { name: 'More', exact: true }).tap();
    await page.getByRole('link', { name: 'Switch or sign out' }).tap();
    await page.getByText('Hello Tom').waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Sign out and stop my link' }).tap();
    await page.getByText('You’re signed out.').waitFor();
    await page.goBack();
    await page.getByText('You’re not signed in.').waitFor();
    expect(await textOf(page)).not.toContain('Tom Garside');
    const other = await open(link);
    await other.getByText('This invite link was revoked.').waitFor();
  });

  it.skipIf(!WHOLE)(
    'that was opened leaves nothing of worth in the browser’s own history (in a whole Chromium: the tests’ own keeps none)',
    async () => {
      const link = await laptop.link(SCORER);
      const profile = mkdtempSync(join(tmpdir(), 'profile-'));
      const context: BrowserContext = await chromium.launchPersistentContext(profile, WHOLE);
      const page = await context.newPage();
      await page.goto(link);
      await enter(page);
      const [cookie] = await context.cookies();
      await context.close();
      const left = filesIn(profile).filter((file) => readFileSync(file).includes(keyOf(link)));
      // Chromium keeps every address that was asked for, before a page has any say.
      expect(left.map((file) => file.slice(profile.length))).toContain('/Default/History');
      const tokens = filesIn(profile).filter((file) => readFileSync(file).includes(cookie?.value.split('~')[2] ?? '?'));
      expect(tokens.filter((file) => !/Cookies/.test(file))).toEqual([]);
      rmSync(profile, { recursive: true });
    },
  );

  it('of a tablet whose session is ended: it says so, shows no ladder, keeps what was tapped, and sends it once it is signed in again', async () => {
    await openNight(laptop, 'ended', '2027-06-04', ['Ann', 'Bob', 'Cy', 'Dee']);
    const board = await BoardPage.open(open, laptop, 'ended');
    await board.arrive('Ann');
    await expect.poll(() => tally(laptop, 'ended')).toMatchObject({ arrive: 1 });
    await board.offline(true);
    await board.arrive('Bob');
    await expect.poll(() => board.line()).toContain('one tap waiting');
    const api = `${laptop.origin}/api/clubs/lavers-chess`;
    const { access } = await laptop.ask('/access');
    for (const { hash, sessions } of access)
      if (sessions.length > 0) await ask(`${api}/access/${hash}/sessions`, laptop.organiser, undefined, 'DELETE');
    // As long as what was ended may still open something.
    await board.page.waitForTimeout(5000);
    await board.offline(false);
    await board.page.getByText('You’re signed out.').waitFor();
    expect(await textOf(board.page)).toContain('Not sent yet: one tap.');
    await board.page.locator('.night-board').waitFor({ state: 'detached' });
    expect(await board.barriers()).toEqual([]);
    await board.page.goto(await newLink(laptop));
    await enter(board.page);
    await board.page.goto(`${laptop.origin}/lavers-chess/ended/board/`);
    await board.page.waitForSelector('.night-board');
    await expect.poll(() => tally(laptop, 'ended')).toMatchObject({ arrive: 2 });
    expect(board.complaints).toEqual([]);
  });
});
