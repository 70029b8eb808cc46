import { once } from 'node:events';
import { createServer } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FolderStore } from '#functions/publishing/folder.ts';
import { AS_THEY_ARE, publishAsTheyAre, publishReference, publishSite } from '#functions/publishing/site.ts';
import { portOf } from '#local/listening.ts';
import { pagesIn } from '#local/pages.ts';
import { Front } from '#local/server.ts';
import { referencePart } from '#local/site-folder.ts';
import { instant } from '#shared/vocabulary/vocabulary.ts';
import { builtAtStart } from '../local/built.ts';
import { useFolder } from '../local/laptop.ts';
import { overflow, PHONE, useBrowser } from './browser.ts';

describe('the reference of the API', { timeout: 240_000 }, () => {
  const folder = useFolder();
  const open = useBrowser();
  const server = createServer();
  let front: Front | undefined;
  let origin = '';
  beforeAll(async () => {
    const files = new FolderStore(folder);
    await publishSite({ files, now: instant(0) }, (await builtAtStart()).scripts);
    await publishAsTheyAre(files, AS_THEY_ARE, instant(0));
    await publishReference(files, referencePart, instant(0));
    await once(server.listen(0, '127.0.0.1'), 'listening');
    front = new Front(server, () => {});
    front.open(async () => ({ statusCode: 404, headers: {}, body: 'the API' }), pagesIn({ folder }));
    origin = `http://127.0.0.1:${portOf(server)}`;
  });
  afterAll(() => front?.close());

  it('reads on a phone, in the dark and on a computer: nothing is blocked, comes from elsewhere, or is too wide', async () => {
    const page = await open('about:blank', PHONE);
    // The viewer takes its time with a long document, so it is opened once for all.
    page.setDefaultTimeout(100_000);
    const [faults, elsewhere]: [string[], string[]] = [[], []];
    page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
    page.on('pageerror', (error) => faults.push(error.message));
    page.on('request', (request) => {
      if (!request.url().startsWith(origin) && !request.url().startsWith('data:')) elsewhere.push(request.url());
    });
    await page.goto(`${origin}/api/`);
    const result = page.locator('.opblock:has([data-path$="/result"])').first();
    await result.locator('button').first().click();
    await result.getByText('Idempotency-Key').first().waitFor();
    await result.locator('code', { hasText: 'unknown-challenge' }).first().waitFor();
    const wrong = async () => {
      // What a screen asks for, it asks for when it is drawn.
      await page.evaluate(() => new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next))));
      return [faults, elsewhere, await overflow(page)];
    };
    expect(await wrong()).toEqual([[], [], 0]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await wrong()).toEqual([[], [], 0]);
    await page.setViewportSize({ width: 1280, height: 900 });
    expect(await wrong()).toEqual([[], [], 0]);
  });

  it('lies beside its document, and the API answers everything else', async () => {
    const document = await fetch(`${origin}/api/openapi.json`);
    expect([document.headers.get('content-type'), (await document.json()).openapi]).toEqual([
      'application/json',
      '3.1.0',
    ]);
    for (const path of ['/api/session', '/api/openapi.json/', '/api/index.html'])
      expect([path, await (await fetch(`${origin}${path}`)).text()]).toEqual([path, 'the API']);
  });
});
