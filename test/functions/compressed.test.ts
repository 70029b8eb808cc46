import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { compressed } from '#functions/http/endpoint.ts';
import type { HttpResult } from '#functions/http/event.ts';

const LONG = JSON.stringify({ names: Array.from({ length: 200 }, (_, index) => `Zoë ${index}`) });
const headers = { 'content-type': 'application/json', 'cache-control': 'no-store' };

/** What comes of an answer for a browser that takes some encodings. */
const sent = (encodings: string | undefined, body: string, more: Partial<HttpResult> = {}): Promise<HttpResult> => {
  const event = { routeKey: 'GET /', headers: { 'accept-encoding': encodings }, isBase64Encoded: false };
  return compressed(async () => ({ statusCode: 200, headers, body, ...more }))({ ...event, requestContext: {} });
};

describe('a long answer of the API', () => {
  it.each(['gzip', 'gzip, deflate, br, zstd', 'br;q=1.0, gzip;q=0.8'])(
    'comes compressed to who takes %s',
    async (encodings) => {
      const got = await sent(encodings, LONG);
      expect(got.headers).toEqual({ ...headers, 'content-encoding': 'gzip', vary: 'accept-encoding' });
      expect(got.isBase64Encoded).toBe(true);
      expect(gunzipSync(Buffer.from(got.body, 'base64')).toString()).toBe(LONG);
      expect(got.body.length).toBeLessThan(LONG.length / 2);
    },
  );

  it.each([undefined, 'identity', 'br', 'gzip;q=0', 'gzip; q=0.0, br'])(
    'comes plain to who takes %s',
    async (encodings) => {
      expect(await sent(encodings, LONG)).toMatchObject({ body: LONG, headers: { vary: 'accept-encoding' } });
    },
  );
});

it.each([
  ['short ones', '{"here":true}', {}],
  ['bytes', Buffer.from(LONG).toString('base64'), { isBase64Encoded: true }],
])('answers that gain nothing stay as they are: %s', async (_, body, more) => {
  expect(await sent('gzip', body, more)).toEqual({ statusCode: 200, headers, body, ...more });
});
