import { expect, test } from 'vitest';
import { authorizationAt, channelOf, protocolsAt, SUBPROTOCOL } from '#shared/contract/live.ts';

/** What AppSync Events takes as the name of a channel, and RFC 6455 as that of a subprotocol. */
const CHANNEL = /^(\/[A-Za-z0-9]([A-Za-z0-9-]{0,48}[A-Za-z0-9])?){1,5}$/;
const TOKEN = /^[!#$%&'*+\-.^_`|~A-Za-z0-9]+$/;

test('every ladder has a channel that AppSync takes, and one of its own while ids are short', () => {
  const ids = ['riverside', 'a', '9', '-', '--', '-a-', `${'a'.repeat(49)}-b`, 'a-'.repeat(32), '7'.repeat(64)];
  const channels = ids.flatMap((club) => ids.map((ladder) => channelOf({ club, ladder })));
  for (const channel of channels) expect(channel).toMatch(CHANNEL);
  expect(channelOf({ club: 'riverside', ladder: 'main' })).toBe('/ladders/riverside/main');
});

test('anybody is let in by what a browser can send, under the name by which AppSync publishes', () => {
  const address = new URL('wss://abc.appsync-realtime-api.eu-central-1.amazonaws.com/event/realtime');
  const [protocol, header = '', ...more] = protocolsAt(address);
  expect([protocol, more]).toEqual([SUBPROTOCOL, []]);
  expect(header).toMatch(TOKEN);
  expect(JSON.parse(Buffer.from(header.slice('header-'.length), 'base64url').toString())).toEqual(
    authorizationAt(address),
  );
  expect(authorizationAt(address).host).toBe('abc.appsync-api.eu-central-1.amazonaws.com');
  expect(authorizationAt(new URL('ws://localhost:8080/live')).host).toBe('localhost:8080');
});
