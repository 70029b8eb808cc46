import { describe, expect, it } from 'vitest';
import { expectUsable } from '../browser/admin.ts';
import { DESKTOP, enter, PHONE, useBrowser, website } from '../browser/browser.ts';
import { useFriday } from '../browser/friday.ts';
import { asOldest } from '../browser/oldest.ts';

const SCORER = { role: 'scorer', label: 'tablet' };

const keyOf = (link: string): string => link.split('#')[1] ?? '';

describe('a link', { timeout: 150_000 }, () => {
  const friday = useFriday();
  const open = useBrowser(undefined, asOldest);

  it('says whose it is and what happens, opens by a tap, and leaves its key in no address and behind no Back', async () => {
    const { laptop } = friday;
    const page = await open(`${laptop.origin}/lavers-chess/main/`, PHONE);
    const link = await laptop.link(SCORER);
    await page.goto(link);
    await page.getByText('This invite link signs you in as a scorer of').waitFor();
    await expectUsable(page);
    // It names the ladder where other tests have made the club another one.
    await page.getByRole('button', { name: /^(Club ladder 2026–27: )?Admin$/ }).tap();
    await page.getByRole('heading', { name: 'Record a result' }).waitFor();
    await page.reload();
    await page.getByRole('heading', { name: 'Record a result' }).waitFor();
    const places: string[] = [page.url()];
    await page.goBack();
    places.push(page.url());
    expect(places.join()).not.toContain(keyOf(link));
    expect(page.url()).toBe(`${laptop.origin}/lavers-chess/main/`);
    await page.goto(`${laptop.origin}/enter/`);
    await page.getByText('You’re signed in as a scorer of').waitFor();
    await expectUsable(page);
  });

  it('is not spent by a program that looks at it for a chat, scripts and all', async () => {
    const { laptop } = friday;
    const link = await laptop.link({ ...SCORER, label: 'chat' });
    const bot = await open(link);
    await bot.getByText('This invite link signs you in as a scorer of').waitFor();
    expect(await bot.context().cookies()).toEqual([]);
    const { access } = await laptop.ask('/access');
    const looked = access.find(({ label }: { label: string }) => label === 'chat');
    expect(looked).toMatchObject({ usedUp: false, sessions: [] });
    expect(looked.opened).toBeUndefined();
  });

  it('of a player is opened by one button, and again by none where they are signed in', async () => {
    const { laptop } = friday;
    const link = await laptop.link({ role: 'player', label: 'Tom', player: 'tom-garside' });
    const bot = await open(link);
    await bot.getByText('Hello Tom – this is your invite link to').waitFor();
    const page = await open(link, PHONE);
    const button = page.getByRole('button', { name: 'Open my page' });
    await button.waitFor();
    await expectUsable(page);
    await expect.poll(() => page.locator('#where button').count()).toBe(1);
    const opened = async () => {
      const { access } = await laptop.ask('/access');
      return access.find(({ label }: { label: string }) => label === 'Tom');
    };
    expect(await opened()).not.toHaveProperty('opened');
    await button.tap();
    await page.getByRole('heading', { name: 'Tom Garside' }).waitFor();
    expect((await opened()).sessions).toHaveLength(1);
    await page.goto(link);
    await page.getByRole('heading', { name: 'Tom Garside' }).waitFor();
  });
});

const TRY_ALL = `
  async (site, key) => {
    const API = site + '/api/clubs/lavers-chess/ladders/main/';
    const json = { 'content-type': 'application/json' };
    const ask = async (url, init) => {
      try {
        const answer = await fetch(url, init);
        return answer.type === 'opaque' ? 'unseen' : 'read ' + answer.status;
      } catch {
        return 'nothing';
      }
    };
    const post = (init) => ask(API + 'arrive', { method: 'POST', body: '{"player":"owen-prosser"}', ...init });
    return [
      await ask(API + 'log', { credentials: 'include' }),
      await ask(API + 'log', { headers: { authorization: 'Bearer ' + key } }),
      await ask(site + '/lavers-chess/main/view.json'),
      await post({ credentials: 'include' }),
      await post({ credentials: 'include', headers: json }),
      await post({ headers: { ...json, authorization: 'Bearer ' + key } }),
      await post({ mode: 'no-cors', credentials: 'include' }),
    ];
  }`;

describe('a page of another origin, in a browser that has opened the organiser’s link', { timeout: 180_000 }, () => {
  const friday = useFriday();
  const open = useBrowser(undefined, asOldest);
  const elsewhere = (): Promise<string> => {
    const { origin } = friday.laptop;
    const frame = `<iframe src="${origin}/lavers-chess/main/embed/"></iframe>`;
    const link = `<a href="${origin}/lavers-chess/main/">the ladder</a>`;
    const action = `${origin}/api/clubs/lavers-chess/ladders/main/arrive`;
    const input = `<input name='{"player":"owen-prosser","x":"' value='"}'>`;
    const form = `<form method="post" enctype="text/plain" action="${action}">${input}</form>`;
    return website(`<title>elsewhere</title>${frame}${link}${form}`);
  };

  /** A page of another site (another name), or of another program of this computer (another port alone). */
  it.each([
    ['another site', 'localhost'],
    ['another port', '127.0.0.1'],
  ])('of %s reads and records nothing', async (_, name) => {
    const { laptop } = friday;
    const page = await open(await laptop.link(), DESKTOP);
    await enter(page);
    const lines = (await laptop.log()).length;
    await page.goto((await elsewhere()).replace('127.0.0.1', name));
    const tried = await page.evaluate(
      `(${TRY_ALL})(${JSON.stringify(laptop.origin)}, ${JSON.stringify(laptop.organiser)})`,
    );
    expect(tried).toEqual(['nothing', 'nothing', 'nothing', 'nothing', 'nothing', 'nothing', 'unseen']);
    const answered = page.waitForResponse((response) => response.url().endsWith('/arrive'));
    await page.evaluate('document.forms[0].submit()');
    expect((await answered).status()).toBe(403);
    expect((await laptop.log()).length).toBe(lines);
  });

  it('shows the small page in its frame, and its links lead to the ladder', async () => {
    const page = await open(await elsewhere(), DESKTOP);
    await page.frameLocator('iframe').getByText('Owen Prosser').waitFor();
    await page.getByText('the ladder', { exact: true }).click();
    await page.waitForURL(`${friday.laptop.origin}/lavers-chess/main/`);
    expect(await page.title()).toContain('Lavers');
  });
});
