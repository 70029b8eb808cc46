import type { Chance } from '#local/demo/chance.ts';
import type { Answer, ServiceRequest } from '#test/cloud/account.ts';

/** Everything that goes wrong on purpose. */
export const FAULTS = [
  'a reply that is lost after a commit',
  'a time-out before it',
  'a line that is dead from a request on',
  'a transaction that meets another',
  'a throttled table',
  'an error of the service',
  'a part of a batch',
  'a queue that takes a part',
  'a bucket that is busy',
  'a file whose reply is lost',
  'an e-mail whose reply is lost',
  'an event that comes twice',
  'events in another order',
  'an event that comes late',
  'a message that comes twice',
  'a clock that is wrong',
  'a clock that jumps',
  'a function that is killed',
  'an answer that is lost',
  'a function of another release',
  'a laptop that is killed',
  'a command that is killed',
  'a disk that is full',
] as const;
export type Fault = (typeof FAULTS)[number];

/** How often each fault was injected. */
export class Injected {
  readonly #counts = new Map<Fault, number>();

  add(fault: Fault): void {
    this.#counts.set(fault, this.of(fault) + 1);
  }

  of(fault: Fault): number {
    return this.#counts.get(fault) ?? 0;
  }

  get total(): number {
    return [...this.#counts.values()].reduce((sum, count) => sum + count, 0);
  }
}

/** A number by which what is to go wrong with an event is drawn. */
export const luckOf = (chance: Chance): number => chance.between(0, 1_000_000_000);

/** What is to go wrong while a function has one event in hand. */
export interface Plan {
  readonly chance: Chance;
  /** How often something does, of all requests. */
  readonly often: number;
  /** At which request the process is killed, the first being 1, and on which side of it. */
  readonly death?: { readonly at: number; readonly after: boolean };
  /** From which request on none is answered, and whether they arrive. */
  readonly dark?: { readonly from: number; readonly arrives: boolean };
  /** How far the clock is off, in milliseconds. */
  readonly jump?: number;
}

/** Draws what is to go wrong: mostly a little, and now and then a lot. Of `allowed` kinds alone. */
export function planFor(chance: Chance, isAllowed: (fault: Fault) => boolean): Plan {
  const luck = chance.next();
  const at = chance.between(1, 6);
  const side = chance.happens(0.5);
  const jump = chance.happens(0.06) ? chance.between(-180, 180) * 60_000 : 0;
  return {
    chance,
    often: chance.happens(0.85) ? 0.3 : 0,
    ...(luck < 0.03 && isAllowed('a function that is killed') && { death: { at, after: side } }),
    ...(luck > 0.96 && isAllowed('a line that is dead from a request on') && { dark: { from: at, arrives: side } }),
    ...(jump !== 0 && isAllowed('a clock that jumps') && { jump }),
  };
}

export const LOST: Answer = { isLost: true };

const error = (type: string, status = 400, more: object = {}): Answer => ({
  status,
  body: JSON.stringify({ __type: `com.amazonaws.dynamodb.v20120810#${type}`, message: type, Message: type, ...more }),
  headers: { 'content-type': 'application/x-amz-json-1.0' },
});

type Send = (body?: Buffer) => Promise<Answer>;
type Disturb = (send: Send, body: Buffer, chance: Chance) => Promise<Answer>;

const lostBefore: Disturb = async () => LOST;
const lostAfter: Disturb = async (send) => {
  await send();
  return LOST;
};
const broken: Disturb = async () => error('InternalServerError', 500);
const throttled: Disturb = async () => error('ThrottlingException');

const conflict: Disturb = async (_, body) => {
  const { TransactItems: items } = JSON.parse(String(body));
  const CancellationReasons = items.map((__: unknown, index: number) => ({
    Code: index === items.length - 1 ? 'TransactionConflict' : 'None',
  }));
  return error('TransactionCanceledException', 400, { CancellationReasons });
};

/** A page of one or two items instead of all. */
const shortPage: Disturb = (send, body, chance) =>
  send(Buffer.from(JSON.stringify({ ...JSON.parse(String(body)), Limit: chance.between(1, 9) })));

/** Half of the keys are left for another time. */
const partOfBatch: Disturb = async (send, body) => {
  const input = JSON.parse(String(body));
  const [[table, { Keys, ...how }] = ['', { Keys: [] }]] = Object.entries<{ Keys: readonly object[] }>(
    input.RequestItems,
  );
  const half = Math.ceil(Keys.length / 2);
  const asked = { ...input, RequestItems: { [table]: { ...how, Keys: Keys.slice(0, half) } } };
  const { status = 200, body: told = '', ...rest } = await send(Buffer.from(JSON.stringify(asked)));
  const UnprocessedKeys = half < Keys.length ? { [table]: { ...how, Keys: Keys.slice(half) } } : {};
  return {
    ...rest,
    status,
    body: status === 200 ? JSON.stringify({ ...JSON.parse(String(told)), UnprocessedKeys }) : told,
  };
};

/** The last message of a batch is not taken. */
const partOfMessages: Disturb = async (send, body) => {
  const input = JSON.parse(String(body));
  const last = input.Entries.at(-1);
  const answer =
    input.Entries.length > 1
      ? await send(Buffer.from(JSON.stringify({ ...input, Entries: input.Entries.slice(0, -1) })))
      : {};
  return {
    ...answer,
    status: 200,
    body: JSON.stringify({ Successful: [], Failed: [{ Id: last.Id, Code: 'InternalError' }] }),
  };
};

type Weighed = readonly (readonly [Fault, weight: number, Disturb])[];

const WRITES: Weighed = [
  ['a reply that is lost after a commit', 4, lostAfter],
  ['a time-out before it', 3, lostBefore],
  ['an error of the service', 2, broken],
  ['a throttled table', 0.5, throttled],
];
const READS: Weighed = [
  ['a time-out before it', 2, lostBefore],
  ['an error of the service', 2, broken],
  ['a throttled table', 0.3, throttled],
];

const MAY_HAPPEN: Readonly<Record<string, Weighed>> = {
  TransactWriteItems: [...WRITES, ['a transaction that meets another', 4, conflict]],
  PutItem: WRITES,
  UpdateItem: WRITES,
  DeleteItem: WRITES,
  GetItem: READS,
  Query: [...READS, ['a part of a batch', 4, shortPage]],
  BatchGetItem: [...READS, ['a part of a batch', 8, partOfBatch]],
  SendMessageBatch: [
    ['a queue that takes a part', 3, partOfMessages],
    ['a time-out before it', 1, lostBefore],
    ['a reply that is lost after a commit', 1, lostAfter],
  ],
  PUT: [
    ['a bucket that is busy', 1, async () => ({ status: 503 })],
    ['a file whose reply is lost', 1, lostAfter],
  ],
  mail: [
    ['an e-mail whose reply is lost', 1, lostAfter],
    ['an error of the service', 1, broken],
  ],
  GET: [['a bucket that is busy', 1, async () => ({ status: 503 })]],
  HEAD: [['a bucket that is busy', 1, async () => ({ status: 503 })]],
};

const actionOf = ({ action, host }: ServiceRequest): string =>
  host.startsWith('email.') ? 'mail' : action.replace(/^.*\./, '');

/** Draws what becomes of one request; undefined where nothing does. */
export function drawFault(request: ServiceRequest, { chance, often }: Plan, isAllowed: (fault: Fault) => boolean) {
  const some = (MAY_HAPPEN[actionOf(request)] ?? []).filter(([fault]) => isAllowed(fault));
  // A file of a page is one of many, and each takes its time.
  const isFile = request.host.includes('.s3.');
  if (some.length === 0 || !chance.happens(isFile ? often / 3 : often)) return undefined;
  let luck = chance.next() * some.reduce((sum, [, weight]) => sum + weight, 0);
  for (const [fault, weight, disturb] of some) {
    luck -= weight;
    if (luck < 0) return { fault, disturb };
  }
  return undefined;
}
