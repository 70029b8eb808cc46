import { lookup } from 'node:dns/promises';
import { request as httpsRequest } from 'node:https';
import { isIP } from 'node:net';
import type { Duplex } from 'node:stream';
import { connect as tlsConnect } from 'node:tls';
import type { Receiver } from './webhook-address.ts';
import { isPublicAddress } from './webhook-address.ts';

interface Outgoing<Body = string> {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Body;
}

/** As it goes over the wire: a text, or bytes. */
type SentBody = Outgoing<string | Uint8Array>;

/** Sends something and returns the status of the answer. Rejects without an answer. */
export type Post = (to: Receiver, outgoing: Outgoing) => Promise<number>;

interface PostAnswer {
  readonly status: number;
  /** In how many seconds the receiver would like to be asked again, where it says so. */
  readonly retryAfter?: number;
}

/** The same, where it matters when the receiver would like to be asked again. */
export type Exchange = (to: Receiver, outgoing: SentBody) => Promise<PostAnswer>;

/** Where a connection goes: to an address, and to nothing but that; the certificate must be the host's. */
export interface Destination {
  readonly address: string;
  readonly port: number;
  readonly host: string;
}

export interface Network {
  /** All addresses of a name; an address is its own. */
  readonly resolve: (host: string) => Promise<readonly string[]>;
  readonly connect: (to: Destination) => Duplex;
}

/** How long name, connection, sending and answer may take together, in milliseconds. */
const PATIENCE = 5000;

const INTERNET: Network = { resolve: addressesOf, connect: securely };

async function addressesOf(host: string): Promise<readonly string[]> {
  return (await lookup(host, { all: true })).map(({ address }) => address);
}

/** Checks the certificate even if the environment says otherwise. */
export function securely({ address, port, host }: Destination): Duplex {
  const servername = isIP(host) === 0 ? host : '';
  return tlsConnect({ host: address, port, servername, rejectUnauthorized: true, ALPNProtocols: ['http/1.1'] });
}

/**
 * Posts to a receiver, and follows no redirect. A name is resolved once; it is refused if any of its addresses is not public,
 * and connected to at one of those that were checked: even if its answers change, no request ends inside a private network.
 */
export const exchangeOver =
  ({ resolve, connect }: Network = INTERNET, patience = PATIENCE): Exchange =>
  async ({ url, host, port }, outgoing) => {
    const signal = AbortSignal.timeout(patience);
    const address = pickPublic(await inTime(signal, resolve(host)));
    return exchange(url, outgoing, connect({ address, port, host }), signal);
  };

export function postOver(network?: Network, patience?: number): Post {
  const exchanging = exchangeOver(network, patience);
  return async (to, outgoing) => (await exchanging(to, outgoing)).status;
}

/** IPv4 if there is one: Lambda has no way to the others. */
function pickPublic(addresses: readonly string[]): string {
  const first = addresses.find((address) => isIP(address) === 4) ?? addresses[0];
  if (first === undefined) throw new Error('the name has no address');
  if (!addresses.every(isPublicAddress)) throw new Error('the name stands for an address that is not public');
  return first;
}

const tooLong = (): Error => new Error('no answer in time');

const inTime = <T>(signal: AbortSignal, work: Promise<T>): Promise<T> =>
  Promise.race([
    work,
    new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(tooLong()), { once: true })),
  ]);

/** One request, and the head of the answer. Whatever else the receiver may have to say is not read. */
function exchange(url: URL, { headers, body }: SentBody, socket: Duplex, signal: AbortSignal): Promise<PostAnswer> {
  return new Promise((resolve, reject) => {
    const request = httpsRequest({
      method: 'POST',
      host: url.hostname,
      path: `${url.pathname}${url.search}`,
      headers: { host: url.host, ...headers },
      createConnection: () => socket,
    });
    const stop = (): void => void request.destroy(tooLong());
    signal.addEventListener('abort', stop, { once: true });
    request.on('response', (response) => {
      resolve({ status: response.statusCode ?? 0, ...retryAfterOf(response.headers['retry-after']) });
      response.destroy();
    });
    request.on('error', reject);
    request.on('close', () => {
      signal.removeEventListener('abort', stop);
      socket.destroy();
      reject(new Error('closed without an answer'));
    });
    request.end(body);
  });
}

/** `Retry-After` is a number of seconds, or a date (RFC 9110, 10.2.3). */
function retryAfterOf(text: string | undefined): Pick<PostAnswer, 'retryAfter'> {
  if (text === undefined) return {};
  const seconds = /^\d{1,9}$/.test(text) ? Number(text) : Math.ceil((Date.parse(text) - Date.now()) / 1000);
  return Number.isNaN(seconds) ? {} : { retryAfter: Math.max(0, seconds) };
}

/** Why there was no answer. Connection errors name the address, which should go no further. */
export const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return 'failed';
  return 'code' in error && typeof error.code === 'string' ? error.code : error.message;
};
