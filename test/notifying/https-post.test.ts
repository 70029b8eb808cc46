import { once } from 'node:events';
import { createServer as createSecureServer } from 'node:https';
import { createServer, type Socket } from 'node:net';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { postOver, securely } from '#functions/notifying/https-post.ts';
import { parseReceiver, type Receiver } from '#functions/notifying/webhook-address.ts';
import { internet, receiver, serve, useInternet } from './internet.ts';

useInternet();
afterEach(() => void vi.unstubAllEnvs());

function at(url: string): Receiver {
  const found = parseReceiver(url);
  if (typeof found === 'string') throw new Error(found);
  return found;
}

const HOOK = at('https://chat.example.org/hooks/1?room=a');
const NOTICE = { headers: { 'content-type': 'application/json', 'content-length': '2' }, body: '{}' };

/** A receiver that speaks no HTTP, but does this with each connection. */
const rude = (speak: (socket: Socket) => void) => serve(createServer((socket) => speak(socket.on('error', () => {}))));

describe('a notice on its way', () => {
  test('is posted to the path, under the name of the host, and its status comes back', async () => {
    const { got, port } = await receiver((_, response) => void response.writeHead(202).end('thanks'));
    expect(await internet(port).post()(HOOK, NOTICE)).toBe(202);
    const headers = { host: 'chat.example.org', 'content-type': 'application/json' };
    expect(got).toMatchObject([{ method: 'POST', path: '/hooks/1?room=a', body: '{}', headers }]);
  });

  test('goes to exactly the address that was looked at, in the name of the host', async () => {
    const { port } = await receiver();
    const net = internet(port, () => ['2606:4700::1', '93.184.216.34']);
    await net.post()(at('https://chat.example.org:8443/'), NOTICE);
    expect(net.connected).toEqual([{ address: '93.184.216.34', port: 8443, host: 'chat.example.org' }]);
  });

  test('is not sent to a name that changes its mind after it was looked at', async () => {
    const { port } = await receiver();
    let asked = 0;
    const net = internet(port, () => (asked++ === 0 ? ['93.184.216.34'] : ['127.0.0.1']));
    await net.post()(HOOK, NOTICE);
    expect([net.resolved, net.connected.map(({ address }) => address)]).toEqual([
      ['chat.example.org'],
      ['93.184.216.34'],
    ]);
    await expect(net.post()(HOOK, NOTICE)).rejects.toThrow('not public');
    expect(net.connected).toHaveLength(1);
  });

  test.each([
    ['loopback', ['127.0.0.1']],
    ['instance metadata', ['169.254.169.254']],
    ['a public and a private address', ['93.184.216.34', '10.0.0.1']],
    ['a public address, and loopback of IPv6', ['93.184.216.34', '::1']],
    ['a mapped address', ['::ffff:127.0.0.1']],
    ['no address', []],
    ['rubbish', ['not-an-address']],
  ])('is not sent where the name stands for %s', async (_, addresses) => {
    const net = internet(1, () => addresses);
    await expect(net.post()(HOOK, NOTICE)).rejects.toThrow(/not public|no address/);
    expect(net.connected).toEqual([]);
  });

  test('is not sent to this computer by the real resolver either', async () => {
    const { got, port } = await receiver();
    const url = new URL(`https://localhost:${port}/`);
    await expect(postOver()({ url, host: 'localhost', port }, NOTICE)).rejects.toThrow('not public');
    expect(got).toEqual([]);
  });

  test('follows no redirect', async () => {
    const { got, port } = await receiver((_, response) => {
      response.writeHead(307, { location: 'https://169.254.169.254/latest/' }).end();
    });
    const net = internet(port);
    expect(await net.post()(HOOK, NOTICE)).toBe(307);
    expect([got.length, net.connected.length, net.resolved.length]).toEqual([1, 1, 1]);
  });
});

describe('a receiver', () => {
  test('that answers for ever is heard as far as its status', async () => {
    let sent = 0;
    let hungUp: Promise<unknown> | undefined;
    const { port } = await receiver((_, response) => {
      response.writeHead(200);
      hungUp = once(response, 'close');
      const flood = (): void => {
        while (!response.destroyed && sent < 1e9 && response.write('x'.repeat(65_536))) sent += 65_536;
      };
      response.on('drain', flood);
      flood();
    });
    expect(await internet(port).post()(HOOK, NOTICE)).toBe(200);
    const began = performance.now();
    await hungUp;
    expect(performance.now() - began).toBeLessThan(1000);
    expect(sent).toBeLessThan(20e6);
  });

  test.each([
    ['says nothing', undefined],
    ['only ever says that it goes on', 'HTTP/1.1 100 Continue\r\n\r\n'],
    ['never ends its headers', 'HTTP/1.1 200 OK\r\na: b\r\n'],
  ])('that %s is not waited for', async (_, says) => {
    const began = performance.now();
    const port = await rude((socket) => void (says && socket.write(says)));
    await expect(internet(port).post(200)(HOOK, NOTICE)).rejects.toThrow('in time');
    expect(performance.now() - began).toBeLessThan(2000);
  });

  test('whose name is never resolved is not waited for', async () => {
    const net = internet(1);
    const post = postOver({ ...net.network, resolve: () => new Promise(() => {}) }, 100);
    await expect(post(HOOK, NOTICE)).rejects.toThrow('in time');
  });

  test.each([
    ['hangs up', ''],
    ['speaks another language', '220 mail.example.org ESMTP\r\n'],
    ['sends endless headers', `HTTP/1.1 200 OK\r\na: ${'b'.repeat(1e6)}`],
    ['wants to speak something else', 'HTTP/1.1 101 Switching Protocols\r\nupgrade: x\r\nconnection: upgrade\r\n\r\n'],
  ])('that %s has not taken the notice', async (_, says) => {
    const port = await rude((socket) => void (says === '' ? socket.end() : socket.write(says)));
    await expect(internet(port).post(2000)(HOOK, NOTICE)).rejects.toThrow();
  });

  test('that is not there has not taken the notice', async () => {
    const server = createServer();
    const port = await serve(server);
    await new Promise((resolve) => server.close(resolve));
    await expect(internet(port).post()(HOOK, NOTICE)).rejects.toThrow('ECONNREFUSED');
  });

  test('that cannot prove its name gets no notice, whatever the environment says', async () => {
    const got: string[] = [];
    const port = await serve(
      createSecureServer(SELF_SIGNED, (request, response) => {
        got.push(request.url ?? '');
        response.end();
      }),
    );
    const net = internet(port);
    const connect = () => securely({ address: '127.0.0.1', port, host: 'chat.example.org' });
    vi.stubEnv('NODE_TLS_REJECT_UNAUTHORIZED', '0');
    await expect(postOver({ ...net.network, connect })(HOOK, NOTICE)).rejects.toThrow(/self-signed|certificate/);
    expect(got).toEqual([]);
  });
});

/** A certificate for somebody-else.example that nobody but its owner has signed, and its key, which opens nothing. */
const SELF_SIGNED = {
  key: `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgKxrzCSPW7xv+z5LR
CUc0JNEwvkbpRggZDddM+iXH0IGhRANCAASazTgvxZMnOZizzocKIsR3csLVtGlB
rdBhHjF9Lsn4HBPII/+cBY0HFbL9tFgj5lgr5A6vnxU5VWt/fe6/1I9q
-----END PRIVATE KEY-----
`,
  cert: `-----BEGIN CERTIFICATE-----
MIIBlzCCAT2gAwIBAgIUD4rKbpThtfc3Zke5mFUDdRKvgykwCgYIKoZIzj0EAwIw
IDEeMBwGA1UEAwwVc29tZWJvZHktZWxzZS5leGFtcGxlMCAXDTI2MTEyMTE5NDEz
NVoYDzIxMjYxMDI4MTk0MTM1WjAgMR4wHAYDVQQDDBVzb21lYm9keS1lbHNlLmV4
YW1wbGUwWTATBgcqhkjOPQIBBggqhkjOPQMBBwNCAASazTgvxZMnOZizzocKIsR3
csLVtGlBrdBhHjF9Lsn4HBPII/+cBY0HFbL9tFgj5lgr5A6vnxU5VWt/fe6/1I9q
o1MwUTAdBgNVHQ4EFgQUKJVQkVStE/ywUQQQBsuTko24+mUwHwYDVR0jBBgwFoAU
KJVQkVStE/ywUQQQBsuTko24+mUwDwYDVR0TAQH/BAUwAwEB/zAKBggqhkjOPQQD
AgNIADBFAiEA8olNQaS9/oe/0fSxv6iJNJ4SMdOpsHRy33ROIxoOoQACIC6+6jR9
vApYLCd3x/C/fZQWxPyTdnI0Zmqlzzu70zF6
-----END CERTIFICATE-----
`,
};
