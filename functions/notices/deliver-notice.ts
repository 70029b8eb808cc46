import { type Instant, instant } from '../../shared/vocabulary/vocabulary.ts';
import type { Attempt, LadderStore, Webhook } from '../store/port.ts';
import { type Delivery, lineOf, namesIn } from './messages.ts';
import { deliveriesOf, type Notifying } from './notify-line.ts';
import type { Post } from './post.ts';
import { parseReceiver } from './receiver.ts';
import { headersOf } from './signature.ts';

/** What delivering needs of the world. */
export interface Delivering extends Notifying {
  readonly store: Notifying['store'] & Pick<LadderStore, 'removeWebhook' | 'noteAttempt'>;
  readonly post: Post;
  /** The real time: receivers compare it with theirs. */
  readonly now: () => Instant;
}

/** `again`: it was not taken, and is to be sent again. `removed`: nobody is there who would want it (any more). */
export interface Delivered {
  readonly end: 'delivered' | 'again' | 'removed';
  /** The status that was answered, or why there was none; missing where nothing was sent. */
  readonly outcome?: string;
  /** The host that it was sent to; the rest of its address may be a secret. */
  readonly host?: string;
}

/** With it a receiver says that it is gone for good. */
const GONE = '410';
/** How long the same outcome is not noted again, in milliseconds. */
const NOTED = 3_600_000;

/**
 * Sends a notice to its webhook once, in the names that the public sees by then. Throws only where storage fails; doing
 * it again sends the same notice again.
 */
export async function deliverNotice(world: Delivering, made: Delivery): Promise<Delivered> {
  const { store, post, now } = world;
  const { key } = made;
  const webhook = (await store.webhooks(key)).find(({ id }) => id === made.webhook);
  const delivery = webhook && (await inNamesOfNow(world, made, webhook));
  if (!webhook || !delivery) return { end: 'removed' };
  const { host, outcome } = await send(post, webhook, delivery, now());
  const attempt: Attempt = { at: now(), outcome };
  if (outcome === GONE) await store.removeWebhook(key, webhook.id);
  else if (isNews(webhook, attempt)) await store.noteAttempt(key, webhook.id, attempt);
  return { end: outcome === GONE ? 'removed' : /^2\d\d$/.test(outcome) ? 'delivered' : 'again', outcome, host };
}

/** A notice may have waited for a day, and the club have hidden its names meanwhile: it is then made again. */
async function inNamesOfNow(world: Notifying, made: Delivery, webhook: Webhook): Promise<Delivery | undefined> {
  if (made.event === 'ping' || made.names === namesIn(await world.store.naming(made.key.club))) return made;
  const line = lineOf(made);
  const again = line ? await deliveriesOf(world, line, async () => [webhook]) : [];
  return again.find(({ delivery }) => delivery === made.delivery);
}

async function send(post: Post, { url, secret }: Webhook, notice: Delivery, at: Instant) {
  const receiver = parseReceiver(url);
  if (typeof receiver === 'string') return { host: '', outcome: `the address ${receiver}` };
  const headers = headersOf(notice, secret, Math.floor(at / 1000));
  const outcome = await post(receiver, { headers, body: notice.body }).then(String, reasonOf);
  return { host: receiver.host, outcome };
}

/** Why there was no answer. Errors of connections name the address, which need not be told further. */
const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return 'failed';
  return 'code' in error && typeof error.code === 'string' ? error.code : error.message;
};

const isNews = ({ last }: Webhook, { at, outcome }: Attempt): boolean =>
  last?.outcome !== outcome || at >= instant(last.at + NOTED);
