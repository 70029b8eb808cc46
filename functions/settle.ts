import type { QueueEvent, QueueResult } from './aws/queue.ts';
import { nameOf } from './database/keys.ts';
import { rebuild } from './erasing/rebuild.ts';
import { onLambda, type Runtime, runtimeOfLambda } from './http/world.ts';
import { isOfOlderRules, RULES } from './ladders/head.ts';
import { type DueMessage, parseDue, type SettleEnd, settleLadder } from './ladders/settle-ladder.ts';
import { atOnce } from './runtime/at-once.ts';
import { type Deadline, NO_DEADLINE } from './runtime/deadline.ts';
import { type Offload, offloadTo, serveOffloaded } from './runtime/offload.ts';
import { toldError } from './runtime/told-error.ts';

/** How many ladders of a batch are settled at once: each may be one of ten thousand players, held in memory. */
const AT_ONCE = 4;
/** A ladder that is begun with less time than this might not be finished: better to let the queue bring it again. */
const ENOUGH = 15_000;
/** How long one ladder may take, in milliseconds: even where none of a batch ever ended, the batch would. */
const LIMIT = 14_000;

/** `rebuilt`: older rules had it otherwise; what was due is settled too. */
export type SettleOutcome = SettleEnd | 'rebuilt';

type SettleOne = Offload<DueMessage, SettleOutcome>;

/** A ladder that older rules have worked out is worked out by these first; what is due is settled either way. */
export const settleHere =
  (runtime: Runtime, rules = RULES) =>
  async ({ key, at }: DueMessage): Promise<SettleOutcome> => {
    const isOlder = await isOfOlderRules(runtime.store.database, key, rules);
    const rebuilt = isOlder && (await rebuild(runtime, key, rules));
    const settled = await settleLadder(runtime, key, at);
    return rebuilt === 'rebuilt' ? rebuilt : settled;
  };

/** Settles a batch. One that fails is named in the log and stops no other; those without time left are given back. */
export const settle =
  (runtime: Runtime, settleOne: SettleOne = settleHere(runtime)) =>
  async ({ Records }: QueueEvent, deadline: Deadline = NO_DEADLINE): Promise<QueueResult> => {
    const done = new Set<string>();
    await atOnce(AT_ONCE, Records, async ({ messageId, body }) => {
      if (deadline.getRemainingTimeInMillis() < ENOUGH) runtime.log({ ...lineOf(body), outcome: 'no-time' });
      else if (await attempt(runtime, settleOne, body)) done.add(messageId);
    });
    const left = Records.filter(({ messageId }) => !done.has(messageId));
    return { batchItemFailures: left.map(({ messageId }) => ({ itemIdentifier: messageId })) };
  };

/** Whether what is due on the ladder that a message names is done now. */
async function attempt({ log, doors }: Runtime, settleOne: SettleOne, body: string): Promise<boolean> {
  try {
    const due = parseDue(body);
    if (!due) throw new Error('names no ladder');
    // Whatever is due still is when the clubs are open again: the look on the hour finds it.
    const isClosed = (await doors.closed()) !== undefined;
    const outcome = isClosed ? 'clubs-closed' : await settleOne(due, { lane: nameOf(due.key), limit: LIMIT });
    log({ ...lineOf(body), outcome });
    return true;
  } catch (error) {
    log({ ...lineOf(body), outcome: 'failed', ...toldError(error) });
    return false;
  }
}

function lineOf(body: string) {
  const { key } = parseDue(body) ?? {};
  return { function: 'settle', ladder: key ? nameOf(key) : body };
}

serveOffloaded(() => settleHere(runtimeOfLambda()));
export const handler = onLambda((runtime) => settle(runtime, offloadTo(import.meta.url, AT_ONCE)));
