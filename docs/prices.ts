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

export type Unit = keyof typeof PRICES;
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
