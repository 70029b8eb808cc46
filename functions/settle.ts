import type { QueueEvent, QueueResult } from './aws/queue.ts';
import { nameOf } from './database/keys.ts';
import { rebuild } from './erasing/rebuild.ts';
import { onLambda, type Runtime } from './http/world.ts';
import { isOfOlderRules, RULES } from './ladders/head.ts';
import { type DueMessage, parseDue, type SettleEnd, settleLadder } from './ladders/settle-ladder.ts';
import { toldError } from './runtime/told-error.ts';

/** `rebuilt`: older rules had it otherwise; what was due is settled too. */
export type SettleOutcome = SettleEnd | 'rebuilt';

export type SettleOne = (due: DueMessage) => Promise<SettleOutcome>;

/** A ladder that older rules have worked out is worked out by these first; what is due is settled either way. */
export const settleHere =
  (runtime: Runtime, rules = RULES): SettleOne =>
  async ({ key, at }) => {
    const isOlder = await isOfOlderRules(runtime.store.database, key, rules);
    const rebuilt = isOlder && (await rebuild(runtime, key, rules));
    const settled = await settleLadder(runtime, key, at);
    return rebuilt === 'rebuilt' ? rebuilt : settled;
  };

/** Settles what messages name: on AWS one alone, since nothing stops one that never ends but the end of its process. One that fails is named in the log and comes again. */
export const settle =
  (runtime: Runtime, settleOne: SettleOne = settleHere(runtime)) =>
  async ({ Records }: QueueEvent): Promise<QueueResult> => {
    const batchItemFailures: { readonly itemIdentifier: string }[] = [];
    for (const { messageId, body } of Records)
      if (!(await attempt(runtime, settleOne, body))) batchItemFailures.push({ itemIdentifier: messageId });
    return { batchItemFailures };
  };

/** Whether what is due on the ladder that a message names is done now. */
async function attempt({ log, doors }: Runtime, settleOne: SettleOne, body: string): Promise<boolean> {
  try {
    const due = parseDue(body);
    if (!due) throw new Error('names no ladder');
    // Whatever is due still is when the clubs are open again: the look on the hour finds it.
    const isClosed = (await doors.closed()) !== undefined;
    const outcome = isClosed ? 'clubs-closed' : await settleOne(due);
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

export const handler = onLambda((runtime) => settle(runtime));
