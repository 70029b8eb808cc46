import { createServer, request, type Server } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Laptop, startOnFriday, useFolder } from '../local/laptop.ts';
import { useBrowser } from './browser.ts';

const DESKTOP = { viewport: { width: 1280, height: 800 } };

describe('a page of another origin, in a browser that has opened the organiser’s link', { timeout: 180_000 }, () => {
  const folder = useFolder();
  const open = useBrowser();
  let laptop: Laptop;
  let other: Server;
  let elsewhere = '';
  beforeAll(async () => {
    laptop = await startOnFriday(folder);
    other = createServer((_, response) => {
      const frame = `<iframe src="${laptop.origin}/lavers-chess/main/embed/"></iframe>`;
      const link = `<a href="${laptop.origin}/lavers-chess/main/">the ladder</a>`;
      response.setHeader('content-type', 'text/html');
      response.end(
        `<title>elsewhere</title>${frame}${link}<form method="post" enctype="text/plain" action="${laptop.origin}/api/clubs/lavers-chess/ladders/main/arrive"><input name='{"player":"owen-prosser","x":"' value='"}'></form>`,
      );
    });
    await new Promise<void>((resolve) => other.listen(0, resolve));
    const address = other.address();
    elsewhere = `localhost:${address && typeof address === 'object' ? address.port : 0}`;
  });
  afterAll(async () => {
    other.close();
    await laptop.end();
  });

  it('shows the small page in its frame, and its links lead to the ladder', async () => {
    const page = await open(`http://${elsewhere}/`, DESKTOP);
    await page.frameLocator('iframe').getByText('Owen Prosser').waitFor();
    await page.getByText('the ladder', { exact: true }).click();
    await page.waitForURL(`${laptop.origin}/lavers-chess/main/`);
    expect(await page.title()).toContain('Lavers');
    await page.context().close();
  });

  it('is no page of the laptop’s where its name leads to the laptop (DNS rebinding)', async () => {
    const { port } = new URL(laptop.origin);
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
