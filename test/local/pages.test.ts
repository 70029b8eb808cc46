import { mkdirSync, writeFileSync } from 'node:fs';
import { IncomingMessage, request } from 'node:http';
import { Socket } from 'node:net';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { HttpResult } from '#functions/http/event.ts';
import { FolderStore } from '#functions/publishing/folder.ts';
import { inLanguage } from '#functions/runtime/speaking.ts';
import { noticeOf } from '#local/clock.ts';
import { listen, portOf } from '#local/listening.ts';
import { type Pages, pagesIn } from '#local/pages.ts';
import { Front } from '#local/server.ts';
import { instant } from '#shared/vocabulary/vocabulary.ts';
import { useFolder } from './laptop.ts';

const folder = useFolder();
const site = join(folder, 'site');
mkdirSync(join(site, 'club/main'), { recursive: true });
writeFileSync(join(site, 'club/main/index.html'), '<body><p>the ladder</p></body>');
writeFileSync(join(site, 'club/main/view.json'), '{}');
mkdirSync(join(site, 'enter'));
writeFileSync(join(site, 'enter/index.html'), '<body></body>');
writeFileSync(join(site, 'club/main/.draft'), 'half');
writeFileSync(join(folder, 'keys.json'), 'secret');

type How = Partial<Parameters<typeof pagesIn>[0]>;

async function ask(pages: Pages, path: string, headers: Readonly<Record<string, string>> = {}) {
  const request = new IncomingMessage(new Socket());
  request.method = 'GET';
  Object.assign(request.headers, headers);
  const { body, ...answer } = await pages(request, new URL(`http://127.0.0.1${path}`));
  const text = answer.headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body;
  return { ...answer, bytes: body.length, body: text.toString() };
}

const get = (path: string, headers = {}, how: How = {}) => ask(pagesIn({ folder: site, ...how }), path, headers);

describe('the pages of a laptop', () => {
  it('come with their type, and are asked for again each time', async () => {
    const { statusCode, headers, body } = await get('/club/main/');
    expect([statusCode, body]).toEqual([200, '<body><p>the ladder</p></body>']);
    expect(headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' });
    expect((await get('/club/main/view.json')).headers['content-type']).toBe('application/json');
  });

  it('say whom to tell of a hole, where people look for that', async () => {
    mkdirSync(join(site, '.well-known'));
    writeFileSync(join(site, '.well-known/security.txt'), 'Contact: mailto:security@example.org');
    const { statusCode, headers, body } = await get('/.well-known/security.txt');
    expect([statusCode, body]).toEqual([200, 'Contact: mailto:security@example.org']);
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    expect((await get('/.well-known/other.txt')).statusCode).toBe(404);
  });

  it('are not sent again to whoever has them', async () => {
    const { headers } = await get('/club/main/');
    const again = await get('/club/main/', { 'if-none-match': `"x", ${headers['etag']}` });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    expect((await get('/club/main/', { 'if-none-match': '"x"' })).statusCode).toBe(200);
  });

  it('are sent packed to browsers that take that, each form under a tag of its own', async () => {
    const text = '<body>\n'.repeat(200);
    writeFileSync(join(site, 'club/index.html'), text);
    const [packed, plain] = [await get('/club/', { 'accept-encoding': 'gzip, br' }), await get('/club/')];
    expect(packed.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' });
    expect(packed.bytes).toBeLessThan(plain.bytes / 4);
    expect([packed.body, plain.body]).toEqual([text, text]);
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.headers['vary']).toBe('accept-encoding');
    expect(packed.headers['etag']).not.toBe(plain.headers['etag']);
    const small = await get('/club/main/view.json', { 'accept-encoding': 'gzip' });
    expect([small.headers['content-encoding'], small.body]).toEqual([undefined, '{}']);
  });

  it('are the new ones as soon as they are published, also where only a piece is new', async () => {
    const pages = pagesIn({ folder: site });
    const store = new FolderStore(site);
    const headers = { 'accept-encoding': 'gzip' };
    for (let version = 1; version <= 60; version++) {
      const edition = { version, at: instant(0), release: 'a' };
      const text = `${version % 10}`.repeat(2000);
      await store.put('/club/main/view.json', text, { contentType: 'application/json', edition });
      const head = JSON.stringify({ older: [], newest: text });
      await store.put('/club/main/season/head.json', head, { contentType: 'application/json', edition });
      const view = await ask(pages, '/club/main/view.json', headers);
      expect(view.body).toBe(text);
      expect((await ask(pages, '/club/main/season.jsonl', headers)).body).toBe(text);
      const known = { ...headers, 'if-none-match': `${view.headers['etag']}` };
      expect((await ask(pages, '/club/main/view.json', known)).statusCode).toBe(304);
    }
    await store.remove('/club/main/view.json');
    expect((await ask(pages, '/club/main/view.json', headers)).statusCode).toBe(404);
    writeFileSync(join(site, 'club/main/view.json'), '{}');
    await store.remove('/club/main/season');
  });

  it('have files in pieces: a piece is asked for once, and all of them together each time', async () => {
    const log = join(site, 'club/main/log');
    mkdirSync(log);
    writeFileSync(join(log, '0-0a1b2c3d4e5f.csv'), 'line\r\n2\r\n');
    writeFileSync(join(log, 'head.json'), JSON.stringify({ older: ['0-0a1b2c3d4e5f.csv'], newest: '3\r\n' }));
    const { headers, body } = await get('/club/main/log.csv');
    expect(body).toBe('line\r\n2\r\n3\r\n');
    expect(headers).toMatchObject({ 'content-type': 'text/csv; charset=utf-8', 'cache-control': 'no-cache' });
    const piece = await get('/club/main/log/0-0a1b2c3d4e5f.csv');
    expect(piece.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect((await get('/club/main/log/head.json')).headers['cache-control']).toBe('no-cache');
    expect((await get('/club/main/season.jsonl')).statusCode).toBe(404);
  });

  it('have scripts whose address changes with them: those are asked for once', async () => {
    mkdirSync(join(site, 'assets/me.0a1b2c3d4e5f'), { recursive: true });
    for (const file of ['assets/enter.js', 'assets/me.0a1b2c3d4e5f/app.js']) writeFileSync(join(site, file), '1;');
    const { headers, body } = await get('/assets/me.0a1b2c3d4e5f/app.js');
    expect(body).toBe('1;');
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'text/javascript; charset=utf-8',
    });
    expect((await get('/assets/enter.js')).headers['cache-control']).toBe('no-cache');
    expect((await get('/assets/me.0a1b2c3d4e5f/gone.js')).headers['cache-control']).toBe('no-cache');
  });

  it('are found without the last stroke', async () => {
    const { statusCode, headers } = await get('/club/main');
    expect([statusCode, headers['location']]).toEqual([301, '/club/main/']);
  });

  it.each([
    '/../keys.json',
    '/%2e%2e/keys.json',
    '/club/..%2f..%2fkeys.json',
    '/club/main/.draft',
    '/club/main/%2edraft',
    '//keys.json',
    '/club/main/index.html%00',
    '/club/main/view.json/',
  ])('are the only thing that can be read: not %s', async (path) => {
    const { statusCode, body } = await get(path);
    expect(statusCode).toBe(404);
    expect(body).toContain('Page not found');
  });

  it('tell somebody of a wrong address in their own language, and lead to the clubs', async () => {
    const { body } = await get('/nowhere/', { 'accept-language': 'fr-CH, en;q=0.8' });
    expect(body).toContain('lang="fr"');
    expect(body).toContain('Page introuvable');
    expect(body).toContain('<a href="/">Tous les clubs</a>');
  });

  it('say once what is to be said on every page', async () => {
    const notice = () => 'Rehearsal';
    expect((await get('/club/main/', {}, { notice })).body).toBe(
      '<body><aside class="notice" lang="en">Rehearsal</aside><p>the ladder</p></body>',
    );
    expect((await get('/club/main/', {}, { notice: () => 'the ladder' })).body).not.toContain('notice');
    expect((await get('/nowhere/', {}, { notice })).body).toContain(
      '<aside class="notice" lang="en">Rehearsal</aside>',
    );
  });

  it('say what the laptop has to say in the language of the club that is looked at, else in the browser’s', async () => {
    const how: How = {
      notice: noticeOf(instant(0)),
      spokenBy: async (club) => (club === 'club' ? 'fr' : undefined),
      fetch: async () => 'not-yet',
    };
    const read = (path: string) => inLanguage('de', () => get(path, {}, how));
    expect((await read('/club/main/')).body).toMatch(/<aside class="notice" lang="fr">Ce n’est pas l’heure réelle/);
    expect((await read('/enter/')).body).toMatch(/<aside class="notice" lang="de">Das ist nicht die echte Zeit/);
    const [ofClub, ofNone] = [await read('/club/soon/'), await read('/nobody/')];
    expect(ofClub).toMatchObject({ statusCode: 503, headers: { refresh: '2' } });
    expect(ofClub.body).toMatch(/<html lang="fr">.*vient de démarrer/s);
    expect(ofNone.body).toMatch(/<html lang="de">.*ist gerade gestartet/s);
  });
});

describe('the server of a laptop', () => {
  const told: string[] = [];
  let front: Front;
  let origin = '';
  beforeAll(async () => {
    const server = await listen(0);
    front = new Front(server, (what) => told.push(what));
    origin = `http://127.0.0.1:${portOf(server)}`;
  });
  afterAll(() => front.close());

  it('asks for patience until it is ready, in the language of whoever asks: people on a page, programs by a problem', async () => {
    const headers = { 'accept-language': 'fr' };
    const answer = await fetch(`${origin}/`, { headers });
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toBe('2');
    expect(await answer.text()).toMatch(/<html lang="fr">.*vient de démarrer/s);
    const told = await fetch(`${origin}/api/session`, { headers });
    expect([told.status, (await told.json()).detail]).toEqual([
      503,
      'Club Ladder démarre encore. Réessayez dans un instant.',
    ]);
  });

  it('answers to this machine’s own names and no other: a page elsewhere could have its name lead here', async () => {
    const { hostname, port } = new URL(origin);
    const statusFor = (host: string, path: string): Promise<number | undefined> =>
      new Promise((resolve, reject) => {
        const asking = request({ hostname, port, path, headers: { host } }, (answer) => {
          answer.resume();
          resolve(answer.statusCode);
        });
        asking.on('error', reject).end();
      });
    front.open(async () => ({ statusCode: 200, headers: {}, body: 'api' }), pagesIn({ folder: site }));
    for (const path of ['/', '/club/main/', '/api/session']) {
      for (const host of ['evil.example', `evil.example:${port}`, `127.0.0.1.evil.example:${port}`, '127.0.0.1:1'])
        expect([host, path, await statusFor(host, path)]).toEqual([host, path, 421]);
    }
    for (const name of ['127.0.0.1', 'localhost', '[::1]'])
      expect([name, await statusFor(`${name}:${port}`, '/api/session')]).toEqual([name, 200]);
  });

  it('keeps pages and API apart, and sends nothing without the security headers', async () => {
    const api = async (): Promise<HttpResult> => ({
      statusCode: 200,
      headers: {},
      cookies: ['a=1', 'b=2'],
      body: 'api',
    });
    front.open(api, pagesIn({ folder: site }));
    const answer = await fetch(`${origin}/api/session`);
    expect(await answer.text()).toBe('api');
    expect(answer.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
    for (const path of ['/api/session', '/club/main/', '/nowhere']) {
      const { headers } = await fetch(origin + path);
      expect(headers.get('content-security-policy')).toContain("default-src 'none'");
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('x-frame-options')).toBe('DENY');
    }
  });

  it('sends no body to whoever asks for the head alone', async () => {
    const answer = await fetch(`${origin}/club/main/`, { method: 'HEAD' });
    expect([answer.status, await answer.text()]).toEqual([200, '']);
    expect(answer.headers.get('content-length')).toBe('30');
  });

  it('lets pages only be looked at', async () => {
    const answer = await fetch(`${origin}/club/main/`, { method: 'POST', body: '{}' });
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });

  it('tells of what broke at the keyboard, and nothing of it in the answer', async () => {
    const broken = () => Promise.reject(new Error('a secret'));
    front.open(broken, broken);
    for (const path of ['/api/x', '/club/main/']) {
      const answer = await fetch(origin + path, { headers: { 'accept-language': 'de' } });
      expect(answer.status).toBe(503);
      const text = await answer.text();
      expect(text).toContain('Da ist etwas schiefgegangen.');
      expect(text).not.toContain('a secret');
    }
    expect(told).toEqual(['GET /api/x', 'GET /club/main/']);
  });
});
