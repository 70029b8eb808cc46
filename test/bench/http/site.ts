import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { type Case, caseOf, clubOf, ladderOf } from '../cases.ts';
import { median } from '../figures.ts';
import { atLeast, atMost, type Found, table, timesRival } from '../report.ts';
import { type By, type ContestantName, mapBy, type Run } from '../trees.ts';
import { type Contestant, cpuOf } from './contestant.ts';
import type { LaptopService } from './laptop.ts';
import { withAll } from './services.ts';

const OF = caseOf('crewe');
const CONNECTIONS = 8;

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

type Asked = 'a page' | 'refused (429)';

const KINDS: readonly Asked[] = ['a page', 'refused (429)'];

/** How many answers a service gives that it has at hand, and what it costs to refuse. */
export const site = (run: Run): Promise<Found> =>
  withAll(run, [OF], async (laptops, rival) => {
    const all: [Contestant, Partial<Record<Asked, Request>>][] = [];
    for (const laptop of laptops) all.push([laptop, requestsTo(laptop, OF)]);
    all.push([rival, { 'a page': { method: 'GET', url: rival.pageOf(OF), status: 200 } }]);
    const terms = run.isQuick ? { rounds: 1, seconds: 0.3 } : { rounds: 3, seconds: 1.5 };
    const found: Partial<Record<Asked, By<Rate>>> = {};
    for (const kind of KINDS) found[kind] = await ratesOf(all, kind, terms);
    const at = (kind: Asked, figure: keyof Rate): By<number> => mapBy(found[kind] ?? {}, (rate) => rate[figure]);
    const rivals = at('a page', 'cpu').rival ?? Number.NaN;
    return {
      bars: [
        atLeast('pages a second, times the rival’s', 0.5, '×', timesRival(at('a page', 'rate'))),
        atMost(
          'CPU of a 429 in a flood, times the rival’s of a page',
          6,
          '×',
          mapBy(at('refused (429)', 'cpu'), (cpu) => cpu / rivals),
        ),
      ],
      more: [
        '## What a laptop answers at once',
        `${CONNECTIONS} connections ask one thing after the other. The rival has its page in memory, and refuses nobody.`,
        table(
          ['asked', 'answers a second', 'CPU ms'],
          KINDS.map((kind) => [kind, at(kind, 'rate'), at(kind, 'cpu')]),
        ),
      ],
    };
  });

function requestsTo(laptop: LaptopService, of: Case): Readonly<Record<Asked, Request>> {
  const url = laptop.pageOf(of);
  const packed = { 'accept-encoding': 'gzip, deflate, br' };
  const authorization = `Bearer ${laptop.keysOf(of).player}`;
  return {
    'a page': { method: 'GET', url, headers: packed, status: 200 },
    'refused (429)': {
      method: 'POST',
      url: `${laptop.origin}/api/clubs/${clubOf(of)}/ladders/${ladderOf(0)}/result`,
      headers: { authorization, 'content-type': 'application/json' },
      body: JSON.stringify({ challenge: 'g9', score: [1, 0] }),
      status: 429,
    },
  };
}

/** Each service in its turn; the first round warms all. */
async function ratesOf(
  all: readonly (readonly [Contestant, Partial<Record<Asked, Request>>])[],
  kind: Asked,
  { rounds, seconds }: { readonly rounds: number; readonly seconds: number },
): Promise<By<Rate>> {
  const rates: { readonly name: ContestantName; readonly rate: Rate }[] = [];
  for (let round = 0; round <= rounds; round++)
    for (const [service, { [kind]: request }] of all) {
      const rate = request && (await rateOf(service, request, seconds));
      if (rate && round > 0) rates.push({ name: service.name, rate });
    }
  const found: By<Rate> = {};
  for (const { name } of rates) {
    const of = (figure: keyof Rate) =>
      median(rates.filter((each) => each.name === name).map(({ rate }) => rate[figure]));
    found[name] = { rate: of('rate'), cpu: of('cpu') };
  }
  return found;
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
    if (length !== undefined && got.length >= head + 4 + Number(length)) return status;
    if (length === undefined && got.toString('latin1', got.length - 5) === CHUNKED_END) return status;
  }
}
