import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { HttpHandler } from '#functions/http/endpoint.ts';
import type { Answering, HttpEvent } from '#functions/http/event.ts';
import { apiOf } from '#local/api.ts';
import { isToken } from '#local/keys.ts';
import { listen, portOf } from '#local/listening.ts';
import { Front } from '#local/server.ts';

/** Answers with the name of the function and the event that it was given. */
const echo =
  (name: Answering): HttpHandler =>
  async (event) => ({ statusCode: 200, headers: {}, body: JSON.stringify({ name, event }) });

describe('what the functions are given on a laptop', () => {
  let front: Front;
  let origin = '';
  beforeAll(async () => {
    const server = await listen(0);
    front = new Front(server, () => {});
    origin = `http://127.0.0.1:${portOf(server)}`;
    front.open(
      apiOf(
        (name, event) => echo(name)(event),
        (authorization) => isToken('token', authorization),
      ),
      async () => {
        throw new Error('no pages here');
      },
    );
  });
  afterAll(() => front.close());

  async function ask(path: string, init: RequestInit = {}): Promise<{ name: string; event: HttpEvent }> {
    const answer = await fetch(origin + path, init);
    expect(answer.status).toBe(200);
    return answer.json();
  }

  it('is an event of API Gateway', async () => {
    const { name, event } = await ask('/api/clubs/a%20b/ladders/main/result?dryRun=true&x=1&x=2', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'Idempotency-Key': 'k', cookie: 'a=1; b=2' },
      body: '{"é":1}',
    });
    expect(name).toBe('challenges-and-results');
    expect(event).toMatchObject({
      routeKey: 'POST /api/clubs/{club}/ladders/{ladder}/result',
      pathParameters: { club: 'a b', ladder: 'main' },
      queryStringParameters: { dryRun: 'true', x: '1,2' },
      cookies: ['a=1', 'b=2'],
      headers: { 'idempotency-key': 'k' },
      body: '{"é":1}',
      isBase64Encoded: false,
      requestContext: {},
    });
    expect(event.headers).not.toHaveProperty('cookie');
  });

  it('carries what is no text as base64', async () => {
    const headers = { 'content-type': 'application/octet-stream' };
    const { event } = await ask('/api/session', { method: 'POST', headers, body: new Uint8Array([0, 255]) });
    expect(event).toMatchObject({ body: 'AP8=', isBase64Encoded: true });
  });

  it('is signed where the operator’s token is brought to an operator’s route, and nowhere else', async () => {
    const authorization = 'Bearer token';
    const iam = { authorizer: { iam: expect.anything() } };
    const asked = (path: string, headers = {}) => ask(path, { method: 'POST', headers });
    expect((await asked('/api/clubs', { authorization })).event.requestContext).toMatchObject(iam);
    expect((await asked('/api/clubs', { authorization: 'Bearer tokens' })).event.requestContext).toEqual({});
    expect((await asked('/api/clubs')).event.requestContext).toEqual({});
    expect((await asked('/api/clubs/a/ladders', { authorization })).event.requestContext).toEqual({});
  });

  it('is nothing where there is no such route', async () => {
    for (const path of ['/api/nothing', '/api/clubs/', '/api/clubs/a/ladders/b/c/result']) {
      const answer = await fetch(origin + path, { method: 'POST' });
      expect(answer.status).toBe(404);
      expect(await answer.json()).toMatchObject({ code: 'unknown-route' });
    }
    const headers = { 'accept-language': 'de' };
    const answer = await fetch(`${origin}/api/nothing`, { method: 'DELETE', headers });
    expect([answer.status, (await answer.json()).detail]).toEqual([
      404,
      'Nicht gefunden. Vielleicht wurde es inzwischen entfernt.',
    ]);
  });

  it('says which methods a path has, where it has not the one that is asked', async () => {
    const asked = async (path: string, method: string) => {
      const answer = await fetch(origin + path, { method });
      return [answer.status, answer.headers.get('allow'), await answer.json()];
    };
    const said = { code: 'wrong-method', title: 'Method Not Allowed' };
    expect(await asked('/api/clubs', 'DELETE')).toMatchObject([405, 'POST', said]);
    expect(await asked('/api/clubs/a', 'PUT')).toMatchObject([405, 'GET, PATCH', said]);
    const [, , { detail }] = await asked('/api/session', 'OPTIONS');
    expect(detail).toBe('This address takes only DELETE, GET, POST.');
  });

  it('is nothing of a flood that was refused, for as long as that was said', async () => {
    let asked = 0;
    const refusing = apiOf(
      async () => ({ statusCode: 429, headers: {}, body: `${++asked}`, refusedFor: 60_000 }),
      () => false,
    );
    const flood = await listen(0);
    const other = new Front(flood, () => {});
    other.open(refusing, async () => ({ statusCode: 404, headers: {}, body: '' }));
    const ask = async (path: string, authorization: string) => {
      const init = { method: 'POST', headers: { authorization }, body: 'x'.repeat(100_000) };
      const answer = await fetch(`http://127.0.0.1:${portOf(flood)}/api/clubs/a/ladders/${path}`, init);
      return [answer.status, answer.headers.get('retry-after')];
    };
    for (let times = 0; times < 5; times++) await ask('b/result', 'Bearer a.1');
    expect([asked, await ask('b/result', 'Bearer a.1')]).toEqual([1, [429, '60']]);
    await ask('b/result', 'Bearer a.2');
    await ask('c/result', 'Bearer a.1');
    expect(asked).toBe(3);
    await other.close();
  });

  it('is never more than the gateway lets through', async () => {
    const body = 'x'.repeat(10 * 1024 * 1024 + 1);
    const answer = await fetch(`${origin}/api/session`, { method: 'POST', body });
    expect(answer.status).toBe(413);
  });
});
