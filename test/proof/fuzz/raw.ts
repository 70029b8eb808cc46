import { connect } from 'node:net';
import { faultIn } from './club.ts';
import { type Chance, mangled, oneOf } from './spoil.ts';

/** What came of the bytes that were sent. */
export interface Raw {
  requests: number;
  readonly statuses: Map<string, number>;
  readonly faults: string[];
}

const METHODS = ['G E T', '', ...'GET POST PUT DELETE PATCH HEAD OPTIONS TRACE BREW get'.split(' ')];
const PATHS = [
  ...String.raw`/ * // /.. /../../etc/passwd /%2e%2e/%2e%2e/keys.json /%00 /% /%zz /\..\keys.json http://evil.example/ ///evil.example/
    /.well-known/security.txt /keys.json /ladders.sqlite /running.json /mail/ /mail/?key=x /live /enter/ /assets/../keys.json
    /_transfers/a/b.jsonl?allow={}&signature= /lavers-chess/main/ /lavers-chess/main /lavers-chess/main/view.json
    /lavers-chess/main/log.jsonl /lavers-chess/main/history.json /lavers-chess/main/.season.json
    /lavers-chess/main/history/head.json /lavers-chess/main/player/ann.json /lavers-chess/main/player/place/1.json
    /lavers-chess/main/player/place/99999999999999999999.json /api /api/ /api/session /api/sign-ups /api/clubs /api/reference/
    /api/openapi.json /api/clubs/lavers-chess/ladders/main/state /api/clubs/lavers-chess/ladders/main/match
    /api/clubs/lavers-chess/ladders/main/match?dryRun=true&dryRun=false /api/clubs/lavers-chess/ladders/main/import
    /api/clubs/%E0%A4%A/own /api/mail/lavers-chess/own /api/mail/lavers-chess/link /api/mail/link /api/sign-up/puzzle /api/sign-up/club`.split(
    /\s+/,
  ),
  ...[`/${'a/'.repeat(3000)}`, `/api/clubs/${'x'.repeat(7000)}/own`, `/?${'a=b&'.repeat(2000)}`],
];
const HEADERS = [
  ...`Accept-Encoding: gzip;q=0.5, br|If-None-Match: *|Range: bytes=0-5|Expect: 100-continue|Expect: 200|Upgrade: h2c|Host: evil.example
Transfer-Encoding: chunked|Transfer-Encoding: gzip, chunked|Content-Length: -1|Content-Length: 99999999999999999999
Content-Type: application/json|Content-Type: text/plain|Cookie: |Cookie: __Host-ladder-organiser-12345678=x~y~z
Accept-Language: de|Origin: null|Sec-Fetch-Site: cross-site|X-Forwarded-For: 1.2.3.4|Authorization: Basic x
Bad Header: x|: x|x|X: é`.split(/[|\n]/),
  ...['A: \0', 'Upgrade: websocket\r\nConnection: Upgrade', 'Content-Length: 5\r\nContent-Length: 6'],
  ...[`Cookie: ${'a=b; '.repeat(1000)}`, `Accept-Language: ${'x,'.repeat(3000)}`, `X: ${'y'.repeat(20_000)}`],
];

/** A request as bytes, of which one part or another is no HTTP, or nothing that the service knows. */
function bytesOf(port: number, key: string, chance: Chance): string {
  const isRight = (): boolean => chance(3) > 0;
  const [method, path] = [
    isRight() ? oneOf(['GET', 'POST', 'HEAD'], chance) : oneOf(METHODS, chance),
    oneOf(PATHS, chance),
  ];
  const size = oneOf([0, 0, 1, 300, 5000, 70_000], chance);
  const body =
    method === 'POST'
      ? mangled(`{"challenger":"ann","challenged":"bob","score":[2,0],"x":"${'y'.repeat(size)}"}`, chance)
      : '';
  const headers = [
    isRight() ? `Host: 127.0.0.1:${port}` : 'Host: localhost',
    'Connection: close',
    ...(isRight() ? [`Authorization: Bearer ${key}`] : []),
    ...(body === '' ? [] : [`Content-Length: ${Buffer.byteLength(body)}`, 'Content-Type: application/json']),
    ...Array.from({ length: chance(3) }, () => oneOf(HEADERS, chance)),
  ];
  const text = `${method} ${path} ${isRight() ? 'HTTP/1.1' : oneOf(['HTTP/1.0', 'HTTP/9.9', 'http/1.1', ''], chance)}\r\n${headers.join('\r\n')}\r\n\r\n${body}`;
  return chance(6) === 0 ? mangled(text, chance) : text;
}

/** Who sends only half of a request is waited for that long, in milliseconds; an answer may take two seconds more. */
const PATIENCE = 300;
const LONGEST = 10_000;

/** Sends bytes, and gives what comes back; undefined where the other side waits for more. */
const answerTo = (port: number, bytes: string): Promise<string | undefined> =>
  new Promise((resolve) => {
    let got = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    const end = (): void => {
      clearTimeout(timer);
      socket.destroy();
      resolve(got === '' ? undefined : got);
    };
    let timer = setTimeout(end, LONGEST);
    socket.setTimeout(PATIENCE, () => {
      // Something came, or nothing will before the rest is sent.
      clearTimeout(timer);
      timer = setTimeout(end, got === '' ? 2000 : 0);
    });
    socket.on('data', (chunk) => {
      got += chunk.toString('latin1');
    });
    socket.on('close', end);
    socket.on('error', end);
  });

/** Some at once, since many of them are waited for. */
const AT_ONCE = 8;

export async function sendRaw(port: number, key: string, count: number, chance: Chance): Promise<Raw> {
  const raw: Raw = { requests: 0, statuses: new Map(), faults: [] };
  const one = async (): Promise<void> => {
    while (raw.requests < count) {
      raw.requests++;
      const bytes = bytesOf(port, key, chance);
      const answer = await answerTo(port, bytes);
      const status = /^HTTP\/1\.1 (\d{3})/.exec(answer ?? '')?.[1] ?? 'none';
      raw.statuses.set(status, (raw.statuses.get(status) ?? 0) + 1);
      const fault = answer === undefined ? undefined : faultIn(Number(status), answer);
      if (fault) raw.faults.push(`${fault}, after ${JSON.stringify(bytes.slice(0, 2000))}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, one));
  return raw;
}
