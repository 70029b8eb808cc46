import { type Instant, instant } from '../../shared/vocabulary/vocabulary.ts';
import { nameOf } from '../settling/message.ts';
import type { Attempt, KeptNotices, LadderStore, Webhook, WrittenNotice } from '../store/port.ts';
import { type Post, reasonOf } from './https-post.ts';
import type { MakeNotices } from './make-notices.ts';
import { type Delivery, lineOf, namesIn, occasionOf } from './messages.ts';
import { parseReceiver } from './receiver.ts';
import { headersOf } from './signature.ts';
import type { Notifying } from './webhook-notices.ts';

/** What delivering needs of the world. */
export interface Delivering extends Notifying {
  readonly store: Notifying['store'] & Pick<LadderStore, 'removeWebhook' | 'noteAttempt' | 'notices'>;
  readonly post: Post;
  /** Makes notices again. */
  readonly make: MakeNotices;
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
/** How long notices may take to be made again, in milliseconds. */
const LIMIT = 15_000;

/**
 * Sends a notice to its webhook once, in the names that the public sees by then. Throws only where storage fails; doing
 * it again sends the same notice again.
 */
export async function deliverNotice(world: Delivering, made: Delivery): Promise<Delivered> {
  const { store, post, now } = world;
  const { key } = made;
  const webhook = (await store.webhooks(key)).find(({ id }) => id === made.webhook);
  const notice = webhook && (await inNamesOfNow(world, made, webhook));
  if (!webhook || !notice) return { end: 'removed' };
  const { host, outcome } = await send(post, webhook, notice, now());
  const attempt: Attempt = { at: now(), outcome };
  if (outcome === GONE) await store.removeWebhook(key, webhook.id);
  else if (isNews(webhook, attempt)) await store.noteAttempt(key, webhook.id, attempt);
  return { end: outcome === GONE ? 'removed' : /^2\d\d$/.test(outcome) ? 'delivered' : 'again', outcome, host };
}

/**
 * A notice may have waited for a day, and the club have hidden its names meanwhile, or forgotten somebody: it is then made
 * again. A test that was forgotten is not: somebody waits for it at that moment, or nobody does.
 */
async function inNamesOfNow(world: Delivering, made: Delivery, webhook: Webhook): Promise<WrittenNotice | undefined> {
  const { store, make } = world;
  const { key } = made;
  const isMeant = ({ delivery }: Pick<Delivery, 'delivery'>): boolean => delivery === made.delivery;
  const read = (): Promise<KeptNotices | undefined> => store.notices(key, occasionOf(made));
  const kept = await read();
  const line = lineOf(made);
  if (!line || (kept && kept.names === namesIn(await store.naming(key.club)))) return kept?.notices.find(isMeant);
  const again = await make({ line, webhooks: [webhook] }, { lane: nameOf(key), limit: LIMIT });
  return again.some(isMeant) ? (await read())?.notices.find(isMeant) : undefined;
}

async function send(post: Post, { url, secret }: Webhook, notice: WrittenNotice, at: Instant) {
  const receiver = parseReceiver(url);
  if (typeof receiver === 'string') return { host: '', outcome: `the address ${receiver}` };
  const headers = headersOf(notice, secret, Math.floor(at / 1000));
  const outcome = await post(receiver, { headers, body: notice.body }).then(String, reasonOf);
  return { host: receiver.host, outcome };
}

const isNews = ({ last }: Webhook, { at, outcome }: Attempt): boolean =>
  last?.outcome !== outcome || at >= instant(last.at + NOTED);
