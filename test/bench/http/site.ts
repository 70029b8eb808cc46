import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { type Case, caseOf, clubOf, ladderOf } from '../cases.ts';
import { inFolder, median } from '../figures.ts';
import { bar, beside, type Found, table } from '../report.ts';
import { type By, mapBy, type Run } from '../trees.ts';
import { type Contestant, cpuOf } from './contestant.ts';
import { type LaptopService, startLaptop } from './laptop.ts';
import { rested } from './measure.ts';
import { startRival } from './rival.ts';

const OF = caseOf('crewe');
const CONNECTIONS = 8;
/** How long a service may be busy after its start, in milliseconds. */
const STARTING = 120_000;

/** What is asked over and over. */
interface Request {
  readonly method: 'GET' | 'POST';
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** The answer that counts. */
  readonly status: number;
}

/** Of the answers that count: how many a second, and the CPU of each in milliseconds. */
interface Rate {
  readonly rate: number;
  readonly cpu: number;
}

type Asked = 'a page' | 'a page that is known (304)' | 'version.json' | 'refused (429)';

/** How many answers a service gives that it has at hand, and what it costs to refuse. */
export const site = (run: Run): Promise<Found> =>
  inFolder(async (folder) => {
    const all: [service: Contestant, requests: Partial<Record<Asked, Request>>][] = [];
    try {
      for (const tree of run.trees) {
        const laptop = await startLaptop(tree, join(folder, tree.name), [OF], 1);
        await rested(laptop, STARTING);
        all.push([laptop, await requestsTo(laptop, OF)]);
      }
      const rival = await startRival(join(folder, 'rival'), [OF], 1);
      all.push([rival, { 'a page': { method: 'GET', url: rival.pageOf(OF), status: 200 } }]);
      return await measure(all, run.isQuick ? { rounds: 1, seconds: 0.5 } : { rounds: 4, seconds: 2 });
    } finally {
      await Promise.all(all.map(([service]) => service.stop()));
    }
  });

async function requestsTo(laptop: LaptopService, of: Case): Promise<Readonly<Record<Asked, Request>>> {
  const url = laptop.pageOf(of);
  const packed = { 'accept-encoding': 'gzip, deflate, br' };
  const answer = await fetch(url, { headers: packed });
  await answer.arrayBuffer();
  const known = { ...packed, 'if-none-match': answer.headers.get('etag') ?? '' };
  const authorization = `Bearer ${laptop.keysOf(of).player}`;
  return {
    'a page': { method: 'GET', url, headers: packed, status: 200 },
    'a page that is known (304)': { method: 'GET', url, headers: known, status: 304 },
    'version.json': { method: 'GET', url: `${url}version.json`, headers: packed, status: 200 },
    'refused (429)': {
      method: 'POST',
      url: `${laptop.origin}/api/clubs/${clubOf(of)}/ladders/${ladderOf(0)}/result`,
      headers: { authorization, 'content-type': 'application/json' },
      body: JSON.stringify({ challenge: 'g9', score: [1, 0] }),
      status: 429,
    },
  };
}

async function measure(
  all: readonly (readonly [Contestant, Partial<Record<Asked, Request>>])[],
  { rounds, seconds }: { readonly rounds: number; readonly seconds: number },
): Promise<Found> {
  const found = new Map<Asked, By<readonly Rate[]>>();
  const kinds: readonly Asked[] = ['a page', 'a page that is known (304)', 'version.json', 'refused (429)'];
  // The first round warms all.
  for (const kind of kinds)
    for (let round = 0; round <= rounds; round++)
      for (const [service, { [kind]: request }] of all) {
        if (!request) continue;
        const rate = await rateOf(service, request, seconds);
        const of = found.get(kind) ?? {};
        if (round > 0) found.set(kind, { ...of, [service.name]: [...(of[service.name] ?? []), rate] });
      }
  const at = (kind: Asked, figure: keyof Rate): By<number> =>
    mapBy(found.get(kind) ?? {}, (rates) => median(rates.map((each) => each[figure])));
  const faster = (kind: Asked) => ({ least: 4 * (at(kind, 'rate').before ?? 0), unit: 'a second' });
  return {
    bars: [
      bar(
        'a known page of the laptop (304): 4 times as many',
        at('a page that is known (304)', 'rate'),
        faster('a page that is known (304)'),
      ),
      bar('`version.json`: 4 times as many', at('version.json', 'rate'), faster('version.json')),
      bar('CPU of a 429 in a flood', at('refused (429)', 'cpu'), { most: 0.3, unit: 'ms' }),
    ],
    tables: [
      '## What a laptop answers at once',
      `${CONNECTIONS} connections ask one thing after the other. The rival has its page in memory, and knows no 304.`,
      table(
        ['asked', 'answers a second', 'CPU ms'],
        kinds.map((kind) => [kind, beside(at(kind, 'rate')), beside(at(kind, 'cpu'))]),
      ),
    ],
  };
}

async function rateOf({ pid }: Contestant, request: Request, seconds: number): Promise<Rate> {
  const begun = performance.now();
  const before = cpuOf(pid);
  const end = begun + seconds * 1000;
  const counts = await Promise.all(Array.from({ length: CONNECTIONS }, () => askUntil(end, request)));
  const answers = counts.reduce((sum, count) => sum + count, 0);
  const took = (performance.now() - begun) / 1000;
  return { rate: answers / took, cpu: (cpuOf(pid) - before) / Math.max(1, answers) };
}

/** Asks again and again over one connection, as cheaply as can be; gives how many answers had the status that counts. */
async function askUntil(end: number, { method, url, headers = {}, body = '', status }: Request): Promise<number> {
  const { hostname, port, pathname, host } = new URL(url);
  const all = { host, ...headers, ...(body && { 'content-length': String(body.length) }) };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  const text = `${method} ${pathname} HTTP/1.1\r\n${lines.join('')}\r\n${body}`;
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  let count = 0;
  while (performance.now() < end) {
    socket.write(text);
    if ((await statusFrom(socket)) === status) count++;
  }
  socket.destroy();
  return count;
}

const CHUNKED_END = '0\r\n\r\n';

/** Reads one whole answer. */
async function statusFrom(socket: Socket): Promise<number> {
  let got = Buffer.alloc(0);
  for (;;) {
    const [chunk] = await once(socket, 'data');
    got = Buffer.concat([got, chunk]);
    const head = got.indexOf('\r\n\r\n');
    if (head < 0) continue;
    const text = got.toString('latin1', 0, head);
    const status = Number(text.slice(9, 12));
    const length = /^content-length: *(\d+)/im.exec(text)?.[1];
    if (status === 304 || (length !== undefined && got.length >= head + 4 + Number(length))) return status;
    if (length === undefined && got.toString('latin1', got.length - 5) === CHUNKED_END) return status;
  }
}
