import type { QueueResult } from '../aws/queue.ts';
import { atOnce } from '../runtime/at-once.ts';
import type { Log } from '../runtime/lambda.ts';
import { toldError } from '../runtime/told-error.ts';

/** How often a notice is tried before it is given up, by its channel: over about a day, and over three to a player, where each time that it is held back counts too. */
export const MOST_TRIES = { webhook: 8, player: 12 } as const;

const FIRST = 30;
const FACTOR = 4;
/** A message can be put off by twelve hours at most, counted from when it was received; in seconds. */
const LONGEST = 12 * 60 * 60 - 60;

/** In seconds: 30, 120, … up to 12 hours. `random` (0 to 1) takes off up to a quarter, so that repeats spread out. */
export const waitAfter = (tries: number, random: number): number =>
  Math.round(Math.min(LONGEST, FIRST * FACTOR ** (tries - 1)) * (1 - random / 4));

export interface DeliveryOutcome {
  /**
   * `again`: it was not taken, and must be sent again. `wait`: it is held back. `removed`: the recipient or notice no longer
   * exists. `over`: nothing more is to be done.
   */
  readonly end: 'delivered' | 'over' | 'removed' | 'again' | 'wait';
  /** After how many seconds at least it is to be tried again; for `again` and `wait`. */
  readonly after?: number;
  /** The status of the answer, or why there was no answer; missing if nothing was sent. */
  readonly outcome?: string;
  /** The host that it was sent to; the rest of its address may be a secret. */
  readonly host?: string;
}

interface Try {
  readonly log: Log;
  readonly line: Readonly<Record<string, unknown>>;
  readonly tries: number;
  readonly most: number;
  readonly random: () => number;
}

/** Tries a message once; gives after how many seconds it is to come again, or undefined if it is done with. */
export async function attempt(
  { log, line, tries, most, random }: Try,
  work: () => Promise<DeliveryOutcome | undefined>,
): Promise<number | undefined> {
  try {
    const done = await work();
    if (!done) return undefined;
    const { end, after = 0, ...how } = done;
    log({ ...line, end: end === 'again' && tries >= most ? 'given up' : end, ...how });
    if (end === 'wait') return after;
    return end === 'again' ? Math.max(waitAfter(tries, random()), after) : undefined;
  } catch (error) {
    log({ ...line, end: 'failed', ...toldError(error) });
    return waitAfter(tries, random());
  }
}

export interface QueueEvent {
  readonly Records: readonly {
    readonly messageId: string;
    readonly receiptHandle: string;
    readonly body: string;
    readonly attributes: { readonly ApproximateReceiveCount: string };
  }[];
}

/** Has a message come back after the given number of seconds, and not before. */
export type PutOff = (receipt: string, seconds: number) => Promise<void>;

/** Works off a batch of messages, `count` at once. What is to come again is put off, and after the last try the queue puts it aside. */
export async function workOff(
  { Records }: QueueEvent,
  count: number,
  putOff: PutOff,
  work: (body: string, tries: number) => Promise<number | undefined>,
): Promise<QueueResult> {
  const batchItemFailures: { readonly itemIdentifier: string }[] = [];
  await atOnce(count, Records, async ({ messageId, receiptHandle, body, attributes }) => {
    const pause = await work(body, Number(attributes.ApproximateReceiveCount));
    if (pause === undefined) return;
    batchItemFailures.push({ itemIdentifier: messageId });
    await putOff(receiptHandle, Math.min(pause, LONGEST)).catch(() => undefined);
  });
  return { batchItemFailures };
}
