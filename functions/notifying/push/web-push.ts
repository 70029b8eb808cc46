import { createHash } from 'node:crypto';
import type { PushMessage } from '#shared/contract/push-message.ts';
import { type Exchange, reasonOf } from '../https-post.ts';
import { parseReceiver, type Receiver } from '../webhook-address.ts';
import type { BrowserKeys } from './browser-keys.ts';
import { encryptFor } from './encrypt.ts';
import { type VapidKeys, vapidHeader } from './vapid.ts';

/** Where a browser gets messages, and how to encrypt them for it. */
export interface PushAddress extends BrowserKeys {
  /** An address of its push service: with it and the deployment's key, the browser can be reached. */
  readonly endpoint: string;
}

export interface Pushing {
  readonly exchange: Exchange;
  /** Read once it is needed: a process that sends nothing never has the private key. */
  readonly keys: () => Promise<VapidKeys>;
  /** The address of the site; push services get it as a contact. */
  readonly siteOrigin: string;
  /** The real time in milliseconds. */
  readonly now: () => number;
}

/**
 * `gone`: the browser no longer exists. `later`: not taken now; `after`: when the service will take it, in seconds, if it says
 * so.
 */
export interface Pushed {
  readonly end: 'sent' | 'gone' | 'later';
  readonly after?: number;
  /** The status of the answer, or why there was no answer. */
  readonly outcome: string;
  /** The push service's host; the rest of the address is a secret. */
  readonly host: string;
}

/** How long a service keeps a message for a phone that is off, in seconds; later on nobody wants to know. */
const LIFE = 24 * 60 * 60;

/** The longest that is shown, in characters: phones cut much sooner, and 4096 bytes must hold it in any script. */
const LONGEST = { title: 150, text: 550 };

/** Sends a message to one browser once. Throws only without a key. */
export async function push(world: Pushing, to: PushAddress, message: PushMessage): Promise<Pushed> {
  const receiver = parseReceiver(to.endpoint);
  if (typeof receiver === 'string') return { end: 'gone', outcome: `the address ${receiver}`, host: '' };
  const { host } = receiver;
  const outgoing = outgoingOf(world, await world.keys(), to, receiver, message);
  const answer = await world.exchange(receiver, outgoing).catch(reasonOf);
  if (typeof answer === 'string') return { end: 'later', outcome: answer, host };
  const { status, retryAfter } = answer;
  const after = retryAfter === undefined ? {} : { after: retryAfter };
  return { end: endOf(status), ...(endOf(status) === 'later' && after), outcome: String(status), host };
}

/** RFC 8030, 7.3: what is gone stays gone. Other errors may be our own fault, and end no subscription. */
function endOf(status: number): Pushed['end'] {
  if (status === 404 || status === 410) return 'gone';
  return status >= 200 && status < 300 ? 'sent' : 'later';
}

function outgoingOf(world: Pushing, keys: VapidKeys, to: PushAddress, { url }: Receiver, message: PushMessage) {
  const body = encryptFor(to, payloadOf(message));
  const contact = world.siteOrigin.startsWith('https:') ? world.siteOrigin : undefined;
  const headers = {
    authorization: vapidHeader(keys, url.origin, contact, Math.floor(world.now() / 1000)),
    'content-encoding': 'aes128gcm',
    'content-type': 'application/octet-stream',
    'content-length': String(body.length),
    ttl: String(LIFE),
    topic: topicOf(message.tag),
    // Challenges and results can wait for a phone that sleeps to be looked at; "high" would wake it.
    urgency: 'normal',
  };
  return { headers, body };
}

/** What a service replaces one message by another by: 32 characters at most, which tell it nothing. */
const topicOf = (tag: string): string => createHash('sha256').update(tag).digest('base64url').slice(0, 32);

const payloadOf = ({ title, text, path, tag }: PushMessage): string =>
  JSON.stringify({ title: cut(title, LONGEST.title), text: cut(text, LONGEST.text), path, tag });

/** A text, or its beginning. */
function cut(text: string, most: number): string {
  const letters = [...text];
  return letters.length <= most ? text : `${letters.slice(0, most - 1).join('')}…`;
}
