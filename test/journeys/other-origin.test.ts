import { createServer, request, type Server } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { portOf } from '#local/listening.ts';
import { enter, useBrowser } from '../browser/browser.ts';
import { useFriday } from '../browser/friday.ts';

const DESKTOP = { viewport: { width: 1280, height: 800 } };
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
  let other: Server;
  let elsewhere = '';
  beforeAll(async () => {
    const { laptop } = friday;
    other = createServer((_, response) => {
      const frame = `<iframe src="${laptop.origin}/lavers-chess/main/embed/"></iframe>`;
      const link = `<a href="${laptop.origin}/lavers-chess/main/">the ladder</a>`;
      response.setHeader('content-type', 'text/html');
      response.end(
        `<title>elsewhere</title>${frame}${link}<form method="post" enctype="text/plain" action="${laptop.origin}/api/clubs/lavers-chess/ladders/main/arrive"><input name='{"player":"owen-prosser","x":"' value='"}'></form>`,
      );
    });
    await new Promise<void>((resolve) => other.listen(0, resolve));
    elsewhere = `localhost:${portOf(other)}`;
  });
  afterAll(() => void other.close());

  /** A page of another site (another name), or of another program of this computer (another port alone). */
  it.each(['another site', 'another port'])('of %s reads and records nothing', async (which) => {
    const { laptop } = friday;
    const page = await open(await laptop.link(), DESKTOP);
    await enter(page);
    const lines = (await laptop.log()).length;
    await page.goto(`http://${which === 'another site' ? elsewhere : elsewhere.replace('localhost', '127.0.0.1')}/`);
    const tried = await page.evaluate(
      `(${TRY_ALL})(${JSON.stringify(laptop.origin)}, ${JSON.stringify(laptop.organiser)})`,
    );
    expect(tried).toEqual(['nothing', 'nothing', 'nothing', 'nothing', 'nothing', 'nothing', 'unseen']);
    const answered = page.waitForResponse((response) => response.url().endsWith('/arrive'));
    await page.evaluate('document.forms[0].submit()');
    expect((await answered).status()).toBe(403);
    expect((await laptop.log()).length).toBe(lines);
    await page.context().close();
  });

  it('shows the small page in its frame, and its links lead to the ladder', async () => {
    const page = await open(`http://${elsewhere}/`, DESKTOP);
    await page.frameLocator('iframe').getByText('Owen Prosser').waitFor();
    await page.getByText('the ladder', { exact: true }).click();
    await page.waitForURL(`${friday.laptop.origin}/lavers-chess/main/`);
    expect(await page.title()).toContain('Lavers');
    await page.context().close();
  });

  it('is no page of the laptop’s where its name leads to the laptop (DNS rebinding)', async () => {
    const { port } = new URL(friday.laptop.origin);
    const statusFor = (host: string, path: string): Promise<number | undefined> =>
      new Promise((resolve, reject) => {
        const asking = request({ host: '127.0.0.1', port, path, headers: { host } }, (answer) => {
          answer.resume();
          resolve(answer.statusCode);
        });
        asking.on('error', reject).end();
      });
    for (const path of ['/', '/lavers-chess/main/', '/api/clubs/lavers-chess/ladders/main/log']) {
      for (const host of [
        'evil.example',
        `evil.example:${port}`,
        `127.0.0.1.evil.example:${port}`,
        '127.0.0.1',
        '127.0.0.1:1',
      ])
        expect([host, path, await statusFor(host, path)]).toEqual([host, path, 421]);
    }
    for (const name of ['127.0.0.1', 'localhost', '[::1]']) expect(await statusFor(`${name}:${port}`, '/')).toBe(200);
  });
});
