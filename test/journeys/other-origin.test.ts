import { describe, expect, it } from 'vitest';
import { DESKTOP, enter, useBrowser, website } from '../browser/browser.ts';
import { useFriday } from '../browser/friday.ts';

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
  const open = useBrowser();
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
