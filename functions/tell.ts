import { lineNumber } from '#shared/vocabulary/vocabulary.ts';
import { SecretParameter } from './aws/parameter.ts';
import { type Enqueue, type QueueResult, queueAt } from './aws/queue.ts';
import { sendAll } from './aws/send-all.ts';
import { region } from './aws/signed.ts';
import { onLambda, type Runtime } from './http/world.ts';
import { channelsOf } from './notifying/channels.ts';
import { mailingOfLambda } from './notifying/email/ses.ts';
import { exchangeOver } from './notifying/https-post.ts';
import {
  formatEvent,
  formatNotification,
  type LineEvent,
  parseEvent,
  parseNotification,
  parseUnopened,
} from './notifying/messages.ts';
import { deliverToOrganisers, type OrganiserMailing } from './notifying/organisers/delivery.ts';
import { deliverToPlayer, type PlayerDeliveryDeps } from './notifying/player-delivery.ts';
import { makePlayerNotices } from './notifying/player-notices.ts';
import { type RemindDeps, remind } from './notifying/reminders.ts';
import { attempt, MOST_TRIES, type PutOff, type QueueEvent, workOff } from './notifying/retries.ts';
import { required } from './runtime/lambda.ts';

type TellDeps = PlayerDeliveryDeps & OrganiserMailing & Pick<Runtime, 'log'>;

/**
 * Tells players what concerns them. A message names an event, whose notices are made and queued, or one notice, which is
 * delivered or comes back when its player may be told. Called without messages, as it is every hour, it queues the ladders
 * whose players are due a reminder.
 */
export const tell =
  (deps: TellDeps & RemindDeps, queue: Enqueue, putOff: PutOff, random: () => number = Math.random) =>
  async ({ Records }: Partial<QueueEvent>): Promise<QueueResult> => {
    if (!Records) deps.log({ function: 'tell', reminding: await remind(deps, queue) });
    return workOff({ Records: Records ?? [] }, 1, putOff, (body, tries) =>
      tellMessage(deps, queue, body, tries, random),
    );
  };

/** Works on a message; gives after how many seconds it is to come again, or undefined if it is done with. The log names no player. */
export function tellMessage(
  { log, ...deps }: TellDeps,
  queue: Enqueue,
  body: string,
  tries: number,
  random: () => number,
): Promise<number | undefined> {
  const line = { function: 'tell', message: body };
  return attempt({ log, line, tries, most: MOST_TRIES.player, random }, async () => {
    const notification = parseNotification(body);
    if (notification?.channel === 'player') return deliverToPlayer(deps, notification);
    const unopened = parseUnopened(body);
    if (unopened) {
      for (const channel of deps.channels) await channel.remindUnopened?.(unopened);
      return undefined;
    }
    const event = parseEvent(body);
    if (!event) throw new Error('names no event');
    if (event.kind === 'organisers') return deliverToOrganisers(deps, event);
    if (event.kind === 'line' && (await isDisputed(deps, event)))
      await sendAll(queue, [formatEvent({ kind: 'organisers', key: event.key })]);
    await sendAll(queue, (await makePlayerNotices(deps, event)).map(formatNotification));
    return undefined;
  });
}

/** Whether a player has disputed by a line what another reported. */
async function isDisputed({ store }: Pick<TellDeps, 'store'>, { key, line }: LineEvent): Promise<boolean> {
  const [entry] = await store.log(key, lineNumber(line - 1), line);
  return entry?.command.verb === 'reject' && entry.command.body.disputed !== undefined;
}

export const handler = onLambda((runtime) => {
  const mailing = mailingOfLambda(runtime);
  const queue = queueAt(required('QUEUE_URL'));
  const secret = (name: string) => new SecretParameter(required(name), region()).read();
  const channels = channelsOf({ ...mailing, exchange: exchangeOver(), secret });
  return tell({ ...mailing, channels }, queue.send, (receipt, seconds) => queue.putOff(receipt, seconds));
});
