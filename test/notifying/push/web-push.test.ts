import type { RequestListener } from 'node:http';
import { describe, expect, it } from 'vitest';
import { exchangeOver } from '#functions/notifying/https-post.ts';
import { areKeys } from '#functions/notifying/push/browser-keys.ts';
import { newVapidKey, parseVapidKey } from '#functions/notifying/push/vapid.ts';
import { push } from '#functions/notifying/push/web-push.ts';
import { internet, useInternet } from '../internet.ts';
import { pushService, SubscribedBrowser, senderOf } from './subscribed-browser.ts';

useInternet();

const KEYS = parseVapidKey(newVapidKey());
const NOW = Date.parse('2022-03-04T20:00:00Z');
const MESSAGE = {
  title: 'Ben challenged you',
  text: 'Ben (4th) challenged you (2nd).',
  path: '/a/b/me/',
  tag: 'a/b/c1',
};

async function service(answer?: RequestListener) {
  const { got, net } = await pushService(answer);
  const world = {
    exchange: exchangeOver(net.network),
    keys: async () => KEYS,
    siteOrigin: 'https://ladder.example',
    now: () => NOW,
  };
  return { got, world, connected: net.connected };
}

/** What a message leads to at a push service, and the phone that it is for. */
async function pushed(message = MESSAGE) {
  const [{ got, world }, phone] = [await service(), new SubscribedBrowser()];
  const outcome = await push(world, phone.address, message);
  return { outcome, request: got[0] ?? expect.fail('nothing came'), phone };
}

const answering =
  (status: number, headers = {}): RequestListener =>
  (_, response) =>
    void response.writeHead(status, headers).end();

describe('a message to a phone', () => {
  it('can be read by that phone, and says title, text, path and tag', async () => {
    const { outcome, request, phone } = await pushed();
    expect(outcome).toEqual({ end: 'sent', outcome: '201', host: 'push.example.net' });
    expect(request.path).toBe('/to/1');
    expect(JSON.parse(phone.read(request.bytes))).toEqual(MESSAGE);
  });

  it('can be read by no other phone, and says nothing in the clear', async () => {
    const { request } = await pushed();
    expect(() => new SubscribedBrowser().read(request.bytes)).toThrow();
    expect(JSON.stringify(request.headers)).not.toMatch(/Ben|a\/b/);
  });

  it('is signed by the deployment for that push service, for some hours', async () => {
    const { request } = await pushed();
    const sender = senderOf(request.headers.authorization);
    expect(sender).toMatchObject({ key: KEYS.publicKey, header: { typ: 'JWT', alg: 'ES256' } });
    expect(sender?.claims).toMatchObject({ aud: 'https://push.example.net', sub: 'https://ladder.example' });
    const hours = (sender?.claims.exp - NOW / 1000) / 3600;
    expect(hours).toBeGreaterThan(1);
    expect(hours).toBeLessThanOrEqual(24);
  });

  it('takes the place of the one before of the same tag, and lasts a day', async () => {
    const [{ got, world }, phone] = [await service(), new SubscribedBrowser()];
    for (const tag of ['a/b/c1', 'a/b/c1', 'a/b/c2']) await push(world, phone.address, { ...MESSAGE, tag });
    const topics = got.map(({ headers }) => String(headers['topic']));
    expect(topics.every((topic) => /^[\w-]{1,32}$/.test(topic))).toBe(true);
    expect([topics[0] === topics[1], topics[1] === topics[2]]).toEqual([true, false]);
    expect(got[0]?.headers['ttl']).toBe('86400');
  });

  it('is never larger than what every push service takes, however long the names are', async () => {
    const long = '♟️'.repeat(4000);
    const { request, phone } = await pushed({ ...MESSAGE, title: long, text: long });
    expect(request.bytes.length).toBeLessThanOrEqual(4096);
    expect(JSON.parse(phone.read(request.bytes)).text).toMatch(/…$/);
  });

  it.each([
    ...[404, 410].map((status) => [status, 'gone'] as const),
    ...[400, 403, 429, 500, 503].map((status) => [status, 'later'] as const),
  ])('that is answered %i is %s', async (status, end) => {
    const { world } = await service(answering(status));
    expect(await push(world, new SubscribedBrowser().address, MESSAGE)).toMatchObject({ end });
  });

  it('is sent again when the push service says', async () => {
    const { world } = await service(answering(429, { 'retry-after': '90' }));
    expect(await push(world, new SubscribedBrowser().address, MESSAGE)).toMatchObject({ end: 'later', after: 90 });
  });

  it.each(['http://push.example.net/to/1', 'https://127.0.0.1/to/1'])(
    'goes nowhere where the address is %s',
    async (endpoint) => {
      const { world, connected } = await service();
      expect(await push(world, new SubscribedBrowser(endpoint).address, MESSAGE)).toMatchObject({ end: 'gone' });
      expect(connected).toEqual([]);
    },
  );

  it('goes nowhere where the name leads into a private network', async () => {
    const inside = internet(1, () => ['10.0.0.7']);
    const { world } = await service();
    const hidden = { ...world, exchange: exchangeOver(inside.network) };
    expect(await push(hidden, new SubscribedBrowser().address, MESSAGE)).toMatchObject({
      end: 'later',
      outcome: 'the name stands for an address that is not public',
    });
    expect(inside.connected).toEqual([]);
  });
});

describe('the keys of a browser', () => {
  const { p256dh, auth } = new SubscribedBrowser().address;

  it('are a point of the curve, and a secret', () => {
    expect(areKeys({ p256dh, auth })).toBe(true);
  });

  it.each([
    ['a secret that is too short', { p256dh, auth: auth.slice(0, 10) }],
    [
      'a point that is not on the curve',
      { p256dh: Buffer.concat([Buffer.of(4), Buffer.alloc(64, 7)]).toString('base64url'), auth },
    ],
    ['something else', { p256dh: auth, auth }],
    ['what is no base64url', { p256dh: `${p256dh.slice(0, -1)}=`, auth }],
  ])('are not %s', (_, keys) => {
    expect(areKeys(keys)).toBe(false);
  });
});

describe('a browser of these tests', () => {
  const bytes = (text: string): Buffer => Buffer.from(text, 'base64url');

  it('reads the example of RFC 8291', () => {
    const example = new SubscribedBrowser(
      'https://push.example.net/',
      bytes('q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94'),
      bytes('BTBZMqHH6r4Tts7J_aSIgg'),
    );
    const body = bytes(
      'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
    );
    expect(example.read(body)).toBe('When I grow up, I want to be a watermelon');
  });
});
