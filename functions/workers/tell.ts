import { type Enqueue, type QueueResult, queueAt } from '../aws/queue.ts';
import { sendAll } from '../aws/send-all.ts';
import { region } from '../aws/signed.ts';
import { required } from '../lambda.ts';
import { emailChannel } from '../notifying/email/channel.ts';
import { mailingOfLambda } from '../notifying/email/ses.ts';
import { exchangeOver } from '../notifying/https-post.ts';
import { type MakingDateTellings, makeDateTellings } from '../notifying/make-date-tellings.ts';
import { type MakingReminders, makeReminders } from '../notifying/make-reminders.ts';
import { parseNewLine } from '../notifying/messages.ts';
import { type Bringing, bring } from '../notifying/player-delivery.ts';
import {
  formatTelling,
  parseNewDate,
  parseReminding,
  parseTelling,
  type Telling,
} from '../notifying/player-messages.ts';
import { makeTellings } from '../notifying/player-notices.ts';
import { pushChannel, type ToBrowsers } from '../notifying/push/channel.ts';
import { once, VapidParameter } from '../notifying/push/vapid-parameter.ts';
import { type Reminding, remind } from '../notifying/reminders.ts';
import { waitAfter } from '../notifying/retries.ts';
import { onLambda, type Runtime } from '../runtime.ts';
import { subscriptionsOfLambda } from '../store/dynamo/subscriptions.ts';
import { toldError } from '../told-error.ts';
import type { Deliveries, PutOff } from './deliver.ts';

/** A message can be put off by twelve hours at most, counted from when it was received; in seconds. */
const LONGEST = 12 * 3600 - 60;

type TellWorld = Bringing & MakingDateTellings & MakingReminders & Pick<Runtime, 'log'>;

/**
 * Tells players what concerns them. A message names a line, whose notices are made and queued, or one notice, which is
 * brought or comes back when its player may be told. One that fails comes again, later and later. Called without messages,
 * as it is every hour, it queues the ladders whose players are to be reminded.
 */
export const tell =
  (world: TellWorld & Reminding, queue: Enqueue, putOff: PutOff, random: () => number = Math.random) =>
  async ({ Records }: Partial<Deliveries>): Promise<QueueResult> => {
    const failed: string[] = [];
    if (!Records) world.log({ function: 'tell', reminding: await remind(world, queue) });
    for (const { messageId, receiptHandle, body, attributes } of Records ?? []) {
      const tries = Number(attributes.ApproximateReceiveCount);
      const pause = await pauseOf(world, queue, body, () => waitAfter(tries, random()));
      if (pause === undefined) continue;
      failed.push(messageId);
      await putOff(receiptHandle, Math.min(pause, LONGEST)).catch(() => undefined);
    }
    return { batchItemFailures: failed.map((itemIdentifier) => ({ itemIdentifier })) };
  };

/** After how many seconds a message is to come again; nothing where it is done with. The log names no player. */
export async function pauseOf(
  world: TellWorld,
  queue: Enqueue,
  body: string,
  later: () => number,
): Promise<number | undefined> {
  const log = { function: 'tell', message: body };
  try {
    const message = parseTelling(body);
    if (!message) {
      await sendAll(queue, (await newTellings(world, body)).map(formatTelling));
      return undefined;
    }
    const brought = await bring(world, message);
    world.log({ ...log, end: brought.end });
    if (brought.end === 'over') return undefined;
    return brought.end === 'wait' ? Math.ceil(brought.time / 1000) : Math.max(later(), brought.after ?? 0);
  } catch (error) {
    world.log({ ...log, end: 'failed', ...toldError(error) });
    return later();
  }
}

/** What a line, the date of a game, or what lies ahead of a ladder has for players. */
async function newTellings(world: TellWorld, body: string): Promise<readonly Telling[]> {
  const date = parseNewDate(body);
  if (date) return makeDateTellings(world, date);
  const ladder = parseReminding(body);
  if (ladder) return makeReminders(world, ladder);
  const line = parseNewLine(body);
  if (!line) throw new Error('names no line');
  return makeTellings(world, line);
}

export const handler = onLambda((runtime) => {
  const mailing = mailingOfLambda(runtime);
  const queue = queueAt(required('QUEUE_URL'));
  const channels = [emailChannel(mailing), pushChannel(browsersOfLambda(runtime))];
  return tell({ ...mailing, channels }, queue.send, (receipt, seconds) => queue.putOff(receipt, seconds));
});

/** How a Lambda function reaches browsers: by the key that the deployment has made. */
const browsersOfLambda = ({ store, siteOrigin, now, log }: Runtime): ToBrowsers => ({
  store,
  subscriptions: subscriptionsOfLambda(),
  exchange: exchangeOver(),
  keys: once(() => new VapidParameter(required('PUSH_PARAMETER'), region()).read()),
  siteOrigin,
  now: Date.now,
  clock: now,
  log,
});
