import { FIRST, HOPS, SLOWER } from './assumed.ts';
import type { Measured, Request } from './measured.ts';
import type { Publication } from './publication.ts';
import type { Counts } from './screens.ts';

/** What the gateway notes of a request, and Lambda of a call, in bytes of the log. */
const [ACCESS_LINE, LAMBDA_LINES] = [250, 330];
/** In GB: what a function has, unless it says otherwise. */
const MEMORY = 1;
const GB = 1e9;

/** A function runs for some milliseconds, and says so in the log. */
export const call = (ms: number, log = 0): Units => ({
  lambdaRequests: 1,
  lambdaGbSeconds: (ms / 1000) * MEMORY,
  logGb: (log + LAMBDA_LINES) / GB,
});

/** Through CloudFront and API Gateway to a function, which waits for the table. */
export const apiRequest = ({ readUnits, writeUnits, log, bytes }: Request): Units =>
  plus(call(2 * SLOWER + (writeUnits > 0 ? 2 : 1) * HOPS.table.median, log + ACCESS_LINE), {
    edgeRequests: 1,
    edgeGb: bytes / GB,
    apiRequests: 1,
    readUnits,
    writeUnits,
  });

/** A file of the site from CloudFront. */
export const siteFile = (bytes: number): Units => ({ edgeRequests: 1, edgeFunctions: 1, edgeGb: bytes / GB });

/** A page is opened: on some devices for the first time. */
export const pageVisit = ({ page }: Measured): Units =>
  plus(siteFile(page.html), times(FIRST.share, { edgeRequests: FIRST.files, edgeGb: FIRST.bytes / GB }), { gets: 1 });

/** What screens have asked for, by what it is for: opening pages, asking whether there is something new, reading it. */
export interface Screens {
  readonly opening: Units;
  readonly asking: Units;
  readonly reading: Units;
}

export function screensTake(counts: Counts, measured: Measured): Screens {
  const { asks, page } = measured;
  const ask = (name: keyof typeof asks): Units => times(counts[name], apiRequest(asks[name]));
  return {
    opening: times(counts.page, pageVisit(measured)),
    asking: plus(
      times(counts.version, siteFile(page.version)),
      { gets: counts.bucket },
      ask('state, same'),
      ask('Admin, same'),
      ask('proposals'),
      { eventOperations: counts.connect + counts.subscribe + counts.delivered, eventMinutes: counts.minutes },
    ),
    reading: plus(times(counts.data, siteFile(page.data)), ask('state'), ask('Admin')),
  };
}

/** What recording and publishing take, with the notices and what is published later; `posts`: each publication is told. */
export function entriesTake(published: Publication, entries: number, measured: Measured, posts: boolean): Units {
  const { entry, page, rest } = measured;
  const { publications, invocations, billed, heads, rests } = published;
  return plus(
    times(entries, apiRequest(entry)),
    times(invocations, call(0)),
    { lambdaGbSeconds: (billed / 1000) * MEMORY },
    times(publications, { puts: page.puts, readUnits: 4, logGb: 150 / GB, eventOperations: posts ? 1 : 0 }),
    { gets: heads },
    // The rest: a message sent, taken and deleted, and a call that reads and writes as much as the page takes.
    times(rests, plus(call(200, 150), { puts: rest.puts, gets: 1, readUnits: 4, queueRequests: 3 })),
    // Notices: a call for each entry, which looks who wants to hear.
    times(entries, plus(call(20), { readUnits: 2 })),
  );
}

/** What is kept for a club in a month: its ladder’s items, pages and pieces, and an export each night. */
export const kept = (players: number, measured: Measured, entriesAMonth: number): Units => {
  // A season of nine months; each entry is kept as its line, by its number and by its idempotency key.
  const tableGb = (players * 600 + entriesAMonth * 9 * 3 * 400) / GB;
  const siteGb = (10 * (measured.page.html + measured.page.data) + entriesAMonth * 9 * 600) / GB;
  return { tableGb, recoveryGb: tableGb, bucketGb: siteGb, puts: 30 };
};

/** A list price in US dollars for `per` units, and how many units a month AWS gives to every account for ever. */
export interface Price {
  readonly service: string;
  readonly what: string;
  readonly usd: number;
  readonly per: number;
  readonly free?: number;
}

const MILLION = 1_000_000;
const price = (service: string, what: string, usd: number, per = 1, free?: number): Price => ({
  service,
  what,
  usd,
  per,
  ...(free !== undefined && { free }),
});

/** Where and when the prices held, and where AWS says so. */
export const LIST = {
  region: 'eu-west-1 (Ireland), with readers in Europe',
  of: 'September 2026',
  pages:
    'AWS Price List and the pages “AWS Lambda Pricing”, “Amazon DynamoDB Pricing for On-Demand Capacity”, “Amazon S3 Pricing”, “Amazon CloudFront Pricing”, “Amazon API Gateway Pricing”, “AWS AppSync Pricing”, “Amazon SQS Pricing”, “Amazon EventBridge Pricing”, “Amazon CloudWatch Pricing”, “Amazon SNS Pricing”, “Amazon SES Pricing”, “AWS Systems Manager Pricing”',
} as const;

/** Of a unit that has several steps of prices the first, which is the dearest. */
export const PRICES = {
  lambdaRequests: price('Lambda', 'requests', 0.2, MILLION, MILLION),
  lambdaGbSeconds: price('Lambda', 'GB-seconds, arm64', 0.0000133334, 1, 400_000),
  writeUnits: price('DynamoDB', 'write request units, on demand', 0.705, MILLION),
  readUnits: price('DynamoDB', 'read request units, on demand', 0.1415, MILLION),
  tableGb: price('DynamoDB', 'GB-months of the table', 0.283, 1, 25),
  recoveryGb: price('DynamoDB', 'GB-months of point-in-time recovery', 0.22),
  // What Lambda reads of a stream is free.
  streamReads: price('DynamoDB', 'requests to the stream that are not Lambda’s', 0.02, 100_000, 2_500_000),
  puts: price('S3', 'PUT, LIST', 0.005, 1000),
  gets: price('S3', 'GET, HEAD', 0.0004, 1000),
  bucketGb: price('S3', 'GB-months', 0.023),
  edgeRequests: price('CloudFront', 'HTTPS requests', 0.012, 10_000, 10 * MILLION),
  edgeFunctions: price('CloudFront', 'function calls', 0.1, MILLION, 2 * MILLION),
  edgeGb: price('CloudFront', 'GB to readers', 0.085, 1, 1000),
  apiRequests: price('API Gateway', 'HTTP API requests', 1.11, MILLION),
  socketMessages: price('API Gateway', 'WebSocket messages', 1.14, MILLION),
  socketMinutes: price('API Gateway', 'WebSocket connection minutes', 0.285, MILLION),
  eventOperations: price('AppSync Events', 'operations: published, delivered, connect, subscribe', 1, MILLION),
  eventMinutes: price('AppSync Events', 'connection minutes', 0.08, MILLION),
  queueRequests: price('SQS', 'requests', 0.4, MILLION, MILLION),
  schedules: price('EventBridge Scheduler', 'calls', 1, MILLION, 14 * MILLION),
  alarmMetrics: price('CloudWatch', 'metrics that alarms look at', 0.1, 1, 10),
  logGb: price('CloudWatch', 'GB of logs taken in', 0.57, 1, 5),
  logKeptGb: price('CloudWatch', 'GB-months of logs kept', 0.03, 1, 5),
  metrics: price('CloudWatch', 'metrics of one’s own', 0.3, 1, 10),
  dashboards: price('CloudWatch', 'dashboards', 3, 1, 3),
  alarmMails: price('SNS', 'e-mails', 2, 100_000, 1000),
  mails: price('SES', 'e-mails', 0.1, 1000),
  parameters: price('Systems Manager', 'standard parameters', 0),
} as const satisfies Readonly<Record<string, Price>>;

type Unit = keyof typeof PRICES;
/** How many of each unit something takes. */
export type Units = Readonly<Partial<Record<Unit, number>>>;

export const UNITS = Object.keys(PRICES) as readonly Unit[];

export const plus = (...all: readonly Units[]): Units => {
  const sum: Partial<Record<Unit, number>> = {};
  for (const units of all) for (const unit of UNITS) sum[unit] = (sum[unit] ?? 0) + (units[unit] ?? 0);
  return sum;
};

export const times = (count: number, units: Units): Units => {
  const product: Partial<Record<Unit, number>> = {};
  for (const unit of UNITS) product[unit] = count * (units[unit] ?? 0);
  return product;
};

export const dollarsOf = (units: Units): number =>
  UNITS.reduce((sum, unit) => sum + dollars(PRICES[unit], units[unit] ?? 0), 0);

/** The same of a month, less what is free for ever. */
export const dollarsBeyondFree = (month: Units): number =>
  UNITS.reduce((sum, unit) => {
    const { free = 0 }: Price = PRICES[unit];
    return sum + dollars(PRICES[unit], Math.max(0, (month[unit] ?? 0) - free));
  }, 0);

const dollars = ({ usd, per }: Price, count: number): number => (usd * count) / per;

/** What a month costs of each service, the dearest first. */
export function byService(month: Units): readonly (readonly [service: string, usd: number])[] {
  const sums = new Map<string, number>();
  for (const unit of UNITS) {
    const { service } = PRICES[unit];
    sums.set(service, (sums.get(service) ?? 0) + dollars(PRICES[unit], month[unit] ?? 0));
  }
  return [...sums].filter(([, usd]) => usd > 0).toSorted(([, one], [, other]) => other - one);
}
