import { type Day, type Instant, instant, lineNumber } from '#shared/vocabulary/vocabulary.ts';
import { type Enqueue, type QueueResult, queueAt } from './aws/queue.ts';
import { sendAll } from './aws/send-all.ts';
import { parseStreamPart, type ReadPart, streamReader } from './aws/stream.ts';
import { isLate, keyIn, type StreamRecord } from './aws/stream-record.ts';
import { readContacts } from './books/contacts.ts';
import { organisersOf } from './books/organisers.ts';
import { readSubscribers } from './books/push-subscriptions.ts';
import { readWebhooks, type Webhook } from './books/webhooks.ts';
import type { Database } from './database/database.ts';
import {
  DISPUTE,
  GAME_DATE,
  JOIN_REQUEST,
  type LadderKey,
  MESSAGE,
  nameOf,
  parseClubPartition,
  parseEntryName,
  parseLadderPartition,
  parseSeason,
} from './database/keys.ts';
import { onLambda } from './http/world.ts';
import { isBroughtIn } from './ladders/seasons.ts';
import type { LadderStore } from './ladders/store.ts';
import { formatEvent, formatNotification, lineOf, parseEvent, parseNotification } from './notifying/messages.ts';
import {
  hears,
  type MakeWebhookNotices,
  makeWebhookNotices,
  type WebhookNoticesDeps,
} from './notifying/webhook-notices.ts';
import { type Deadline, NO_DEADLINE } from './runtime/deadline.ts';
import { type Log, required } from './runtime/lambda.ts';
import { toldError } from './runtime/told-error.ts';

/** What is used of a message of the second queue: it names a line that failed, a part of the stream, or a notice that is to be made again. */
interface Message {
  readonly messageId: string;
  readonly body: string;
}

export interface NewEntries {
  readonly Records: readonly (StreamRecord | Message)[];
}

type NotifyDeps = WebhookNoticesDeps & {
  readonly store: Pick<LadderStore, 'database'>;
  readonly log: Log;
  readonly now: () => Instant;
};

export interface NoticeQueues {
  readonly deliveries: Enqueue;
  /** Takes lines whose notices could not be made. */
  readonly again: Enqueue;
  /** Takes lines of clubs in which players can be reached, if players are notified at all. */
  readonly players?: { readonly isReached: (club: string) => Promise<boolean>; readonly send: Enqueue };
}

/** Without so much time left, no line is begun any more, in milliseconds. */
const ENOUGH = 12_000;

/**
 * Queues the notices of new entries, one line after the other. A line that fails stops no other: from the stream it goes to the
 * retry queue, and on that queue it stays there. A line whose notices never end takes the process with it, and its batch comes
 * again when it is older than that may take: then all of its lines go to that queue, which brings each alone. If the function
 * itself failed, Lambda puts on that queue which part of the stream it could not take: its lines are looked up and queued. A
 * line handled twice gives the same deliveries twice.
 */
export const notify =
  (
    runtime: NotifyDeps,
    queues: NoticeQueues,
    readPart: ReadPart = streamReader(),
    make: MakeWebhookNotices = makeWebhookNotices(runtime),
  ) =>
  async ({ Records }: NewEntries, deadline: Deadline = NO_DEADLINE): Promise<QueueResult> => {
    const attempt = attempts(runtime, queues, readPart, make);
    const failed: string[] = [];
    const again: string[] = [];
    for (const record of Records) {
      const isMessage = 'messageId' in record;
      const text = isMessage ? record.body : (eventOf(record) ?? '');
      if (!isMessage && text === '') continue;
      const isTooLate = !isMessage && isLate(record, runtime.now());
      if (!isTooLate && deadline.getRemainingTimeInMillis() >= ENOUGH && (await attempt(text))) continue;
      if (isMessage) failed.push(record.messageId);
      else again.push(text);
    }
    await sendAll(queues.again, again);
    return { batchItemFailures: failed.map((itemIdentifier) => ({ itemIdentifier })) };
  };

/**
 * The event that a record of the stream is about, as a message names it: a line, the date of a game, an organiser’s message, what
 * waits for organisers; undefined where nobody is told of it. All are written once but the date of a game, which may change.
 */
export function eventOf(record: StreamRecord): string | undefined {
  const { pk, sk } = keyIn(record);
  const [key, season] = [parseLadderPartition(pk), parseSeason(pk)];
  const isNew = record.eventName === 'INSERT' || (record.eventName === 'MODIFY' && sk.startsWith(GAME_DATE));
  if (!isNew) return undefined;
  const club = sk.startsWith(JOIN_REQUEST) ? parseClubPartition(pk) : undefined;
  if (club !== undefined) return formatEvent({ kind: 'organisers', key: { club } });
  if (key && sk.startsWith(DISPUTE)) return formatEvent({ kind: 'organisers', key });
  if (key && sk.startsWith(GAME_DATE)) return formatEvent({ kind: 'date', key, name: sk.slice(GAME_DATE.length) });
  if (key && sk.startsWith(MESSAGE)) return formatEvent({ kind: 'message', key, day: sk.slice(MESSAGE.length) as Day });
  const line = parseEntryName(sk);
  // Of a season that was added nobody hears: it is long over.
  return key && line !== undefined && !isBroughtIn({ first: lineNumber(line) })
    ? formatEvent({ kind: 'line', key, line: lineNumber(line), ...(season !== undefined && { season }) })
    : undefined;
}

/** Says of lines, as messages name them, whether their notices are on their way. */
function attempts(
  runtime: NotifyDeps,
  queues: NoticeQueues,
  readPart: ReadPart,
  make: MakeWebhookNotices,
): (text: string) => Promise<boolean> {
  const webhooksOf = webhooksOnce(runtime.store);
  const tellPlayers = onceAClub(queues.players);
  return async (text) => {
    try {
      const part = parseStreamPart(text);
      if (part) {
        runtime.log({ function: 'notify', part, lines: await queueLines(readPart(part), queues.again) });
        return true;
      }
      const again = parseNotification(text);
      const event = again ? lineOf(again) : parseEvent(text);
      if (!event || event.kind === 'reminders') throw new Error('names no line');
      if (!again) await tellPlayers(event.key.club, text);
      if (event.kind !== 'line') return true;
      const webhooks = (await webhooksOf(event.key)).filter((webhook) => hears(webhook, event));
      if (webhooks.length === 0) return true;
      const made = (await make({ event, webhooks })).map(formatNotification);
      const deliveries = again ? made.filter((each) => each === text) : made;
      await sendAll(queues.deliveries, deliveries);
      if (deliveries.length > 0) runtime.log({ function: 'notify', line: text, deliveries: deliveries.length });
      return true;
    } catch (error) {
      runtime.log({ function: 'notify', line: text, outcome: 'failed', ...toldError(error) });
      return false;
    }
  };
}

/** Queues messages for the senders of notices; each club is looked up once a batch. */
function onceAClub(players: NoticeQueues['players']): (club: string, message: string) => Promise<void> {
  const asked = new Map<string, Promise<boolean>>();
  return async (club, message) => {
    const isReached = asked.get(club) ?? players?.isReached(club) ?? Promise.resolve(false);
    asked.set(club, isReached);
    if (await isReached) await sendAll(players?.send ?? (async () => []), [message]);
  };
}

/** Reads the webhooks of each ladder once in a batch, whose lines are all written already. */
function webhooksOnce(store: Pick<LadderStore, 'database'>): (key: LadderKey) => Promise<readonly Webhook[]> {
  const read = new Map<string, Promise<readonly Webhook[]>>();
  return (key) => {
    const found = read.get(nameOf(key)) ?? readWebhooks(store.database, key);
    read.set(nameOf(key), found);
    return found;
  };
}

/** Queues the lines of a part of the stream, each by its name; says how many. */
async function queueLines(pages: AsyncIterable<readonly StreamRecord[]>, again: Enqueue): Promise<number> {
  let count = 0;
  for await (const records of pages) {
    const lines = records.flatMap((record) => eventOf(record) ?? []);
    await sendAll(again, lines);
    count += lines.length;
  }
  return count;
}

/** Without e-mail there is no queue for the senders of notices. */
function playersOf(database: Database, address: string | undefined): Pick<NoticeQueues, 'players'> {
  if (address === undefined) return {};
  const isReached = async (club: string): Promise<boolean> =>
    (await readContacts(database, club)).length > 0 ||
    (await readSubscribers(database, club)).length > 0 ||
    (await organisersOf(database, club, instant(Date.now()))).length > 0;
  return { players: { isReached, send: queueAt(address).send } };
}

export const handler = onLambda((runtime) =>
  notify(runtime, {
    deliveries: queueAt(required('QUEUE_URL')).send,
    again: queueAt(required('AGAIN_QUEUE_URL')).send,
    ...playersOf(runtime.database, process.env['PLAYERS_QUEUE_URL']),
  }),
);
