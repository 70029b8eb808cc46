import { instant } from '#shared/vocabulary/vocabulary.ts';
import type { Queue, QueueResult } from '../aws/queue.ts';
import { sendAll } from '../aws/send-all.ts';
import { isLate, keyIn, type StreamRecord } from '../aws/stream-record.ts';
import {
  CLUBS,
  HEAD,
  JOIN_REQUEST,
  nameOf,
  PROPOSAL,
  parseClubPartition,
  parseLadderPartition,
} from '../database/keys.ts';
import type { World } from '../http/world.ts';
import { atOnce } from '../runtime/at-once.ts';
import { type Deadline, NO_DEADLINE, withDeadline } from '../runtime/deadline.ts';
import { toldError } from '../runtime/told-error.ts';
import type { PublicationOutcome, Trust } from './publish.ts';
import {
  clubTarget,
  FRONT,
  formatMessage,
  formatTarget,
  ladderTarget,
  parseMessage,
  restTarget,
  stirTarget,
  type Target,
} from './target.ts';

/** What is used of a message of the queue of what is to be published again. */
export interface AgainMessage {
  readonly messageId: string;
  readonly body: string;
  readonly receiptHandle: string;
  /** `SentTimestamp`: in milliseconds. */
  readonly attributes: { readonly ApproximateReceiveCount: string; readonly SentTimestamp: string };
}

export interface PublishEvent {
  readonly Records: readonly (StreamRecord | AgainMessage)[];
}

type PublishRuntime = Pick<World, 'log' | 'elapsed' | 'now'>;

/** How many things of a batch are published at once: while one waits for S3, another is rendered. */
const AT_ONCE = 4;
/** How long before its end the function waits for nothing more that is to be published, in milliseconds. */
const RESERVE = 8_000;

/** Something to publish. After a change its process need not look first; a message may be about what others undid. */
interface PublishJob {
  readonly target: Target;
  readonly trust: Trust;
}

type PublishOneOutcome = PublicationOutcome | 'current';
export type PublishOne = (job: PublishJob) => Promise<PublishOneOutcome>;

/**
 * Publishes what a batch of changes or messages is about, each thing once and as it is stored by now. The rest of a
 * ladder's files and the list of clubs follow within a minute, and at once where the queue cannot be told of it. What cannot be published is
 * named in the log and stops nothing else: after a change it goes to the queue, and only if that fails too does the batch
 * come again; a message comes back by itself, later each time. What never ends takes its process with it, and its batch comes
 * again when it is older than that may take: then all of it goes to the queue, which brings each thing alone.
 */
export function publish(
  runtime: PublishRuntime,
  queue: Queue,
  publishOne: PublishOne,
  delays = DELAYS,
): (event: PublishEvent, deadline?: Deadline) => Promise<QueueResult> {
  const later = new Later(queue, delays, runtime.elapsed ?? (() => performance.now()));
  return async ({ Records }, deadline = NO_DEADLINE) => {
    const messages = Records.filter((record) => 'body' in record);
    const records = Records.filter((record): record is StreamRecord => !('body' in record));
    const late = records.filter((record) => isLate(record, runtime.now()));
    const targets = records.filter((record) => !late.includes(record)).flatMap(targetsOf);
    const work = async (targets: readonly Target[], trust: Trust, following: readonly Target[] = []) => {
      const done = await publishAll(runtime, publishOne, targets, trust, deadline);
      const next = [...following, ...done.followed];
      await later.publish(next).catch(() => publishAll(runtime, publishOne, next, 'looks', deadline));
      return done;
    };
    await requeue(queue, late.flatMap(targetsOf).map(formatTarget));
    const lists = records.some((record) => keyIn(record).pk === CLUBS) ? [FRONT] : [];
    const pages = targets.filter(({ kind }) => kind !== 'stir');
    const { failed, written } = await work(pages, 'remembers', lists);
    // A page that was just put in place tells apps to look, too.
    const stirs = targets.filter((target) => target.kind === 'stir' && !written.has(nameOf({ ladder: '', ...target })));
    const stirred = await publishAll(runtime, publishOne, stirs, 'looks', deadline);
    await requeue(queue, [...failed, ...stirred.failed]);
    return workOff(messages, queue, async (targets) => (await work(targets, 'looks')).failed);
  };
}

/** What a record of the table's stream shows on at once: a new ladder also on its club's page. */
export function targetsOf(record: StreamRecord): readonly Target[] {
  const { pk, sk } = keyIn(record);
  if (pk === CLUBS) return [clubTarget(sk)];
  const key = parseLadderPartition(pk);
  const club = key?.club ?? parseClubPartition(pk);
  if (club !== undefined && isOfApps(sk)) return [stirTarget(club, key?.ladder)];
  if (!key || sk !== HEAD) return [];
  return record.eventName === 'INSERT' ? [ladderTarget(key), clubTarget(key.club)] : [ladderTarget(key)];
}

/** What no page shows, but apps do: what lies beside a ladder's log, and requests to join a club. */
const isOfApps = (sk: string): boolean => sk.startsWith(PROPOSAL) || sk.startsWith(JOIN_REQUEST);

/** What came of several, by name: what could not be published, which ladders' pages were put, and what is to follow. */
interface PublishReport {
  readonly failed: ReadonlySet<string>;
  readonly written: ReadonlySet<string>;
  readonly followed: readonly Target[];
}

async function publishAll(
  runtime: PublishRuntime,
  one: PublishOne,
  targets: readonly Target[],
  trust: Trust,
  deadline: Deadline,
): Promise<PublishReport> {
  const once = new Map(targets.map((target) => [formatTarget(target), target]));
  const failed = new Set<string>();
  const written = new Set<string>();
  const followed: Target[] = [];
  const publishNext = async ([name, target]: readonly [string, Target]): Promise<void> => {
    const outcome = await attempt(runtime, one, { target, trust });
    if (outcome === 'failed') failed.add(name);
    if (outcome === 'page' || outcome === 'whole') written.add(name);
    if (target.kind === 'ladder' && (outcome === 'page' || outcome === 'current'))
      followed.push(restTarget(target.key));
    if ('key' in target && outcome === 'whole') followed.push({ ...FRONT, latest: target.key });
  };
  const until = { getRemainingTimeInMillis: () => deadline.getRemainingTimeInMillis() - RESERVE };
  await withDeadline(until, () => atOnce(AT_ONCE, once, publishNext));
  return { failed, written, followed };
}

async function attempt(
  { log }: PublishRuntime,
  one: PublishOne,
  job: PublishJob,
): Promise<PublishOneOutcome | 'failed'> {
  const { target } = job;
  const line = { function: 'publish', [target.kind]: formatTarget(target) };
  try {
    const outcome = await one(job);
    log({ ...line, outcome });
    return outcome;
  } catch (error) {
    log({ ...line, outcome: 'failed', ...toldError(error) });
    return 'failed';
  }
}

type Delays = Readonly<Record<'rest' | 'front', number>>;

/** In seconds: the rest of a ladder's files is published within a minute of a line, the list of clubs once a minute. */
const DELAYS: Delays = { rest: 45, front: 60 };

/** Has things published some time after they were asked for, once for all that comes meanwhile. */
class Later {
  readonly #queue: Pick<Queue, 'sendLater'>;
  readonly #delays: Delays;
  readonly #elapsed: () => number;
  /** Until when a message is on its way, by what it has published. */
  readonly #onTheirWay = new Map<string, number>();

  constructor(queue: Pick<Queue, 'sendLater'>, delays: Delays, elapsed: () => number) {
    this.#queue = queue;
    this.#delays = delays;
    this.#elapsed = elapsed;
  }

  /** Sees to it that a message is on its way for each. Throws where the queue does not take them. */
  async publish(targets: readonly Target[]): Promise<void> {
    const now = this.#elapsed();
    for (const [name, until] of this.#onTheirWay) if (until <= now) this.#onTheirWay.delete(name);
    const missing = new Map(targets.map((target) => [formatTarget(target), target]));
    for (const name of this.#onTheirWay.keys()) missing.delete(name);
    const isFront = ({ kind }: Target): boolean => kind === 'front';
    for (const [kind, delay] of Object.entries(this.#delays)) {
      const some = [...missing.values()].filter((target) => isFront(target) === (kind === 'front'));
      await sendAll((bodies) => this.#queue.sendLater(bodies, delay), some.map(formatMessage));
      // One second less: until then the message cannot have been received.
      for (const target of some) this.#onTheirWay.set(formatTarget(target), now + (delay - 1) * 1000);
    }
  }
}

/** Puts what was not published on the queue, so that the stream goes on. Throws if that cannot be done either. */
async function requeue(queue: Queue, targets: readonly string[]): Promise<void> {
  const names = [...new Set(targets)];
  await sendAll((bodies) => queue.send(bodies), names).catch((cause: unknown) => {
    throw new Error(`neither published nor queued: ${names.join(', ')}`, { cause });
  });
}

/** Publishes what messages name; those that are to come back are put off before. */
async function workOff(
  messages: readonly AgainMessage[],
  queue: Queue,
  work: (targets: readonly Target[]) => Promise<ReadonlySet<string>>,
): Promise<QueueResult> {
  const read = messages.map((message) => ({ message, target: readMessage(message) }));
  const failed = await work(read.flatMap(({ target }) => target ?? []));
  const left = read.filter(({ target }) => !target || failed.has(formatTarget(target)));
  await Promise.all(left.map(({ message }) => putOff(queue, message)));
  return { batchItemFailures: left.map(({ message }) => ({ itemIdentifier: message.messageId })) };
}

const readMessage = ({ body, attributes }: AgainMessage): Target | undefined =>
  parseMessage(body, instant(Number(attributes.SentTimestamp)));

/** The first pause and the longest, in seconds. */
const PAUSES = [30, 900] as const;

/** Twice as long each time, give or take a half. Where that cannot be said, the queue's own pause holds. */
async function putOff(queue: Queue, { receiptHandle, attributes }: AgainMessage): Promise<void> {
  const tries = Number(attributes.ApproximateReceiveCount);
  const pause = Math.min(PAUSES[0] * 2 ** (tries - 1), PAUSES[1]) * (0.5 + Math.random());
  await queue.putOff(receiptHandle, Math.round(pause)).catch(() => {});
}
