import { setTimeout as pause } from 'node:timers/promises';
import { AwsClient } from 'aws4fetch';
import type { FileStore, PutOptions } from './files.ts';

/** A request to S3. Header names are in lower case; the path must need no escaping. */
export interface Unsigned {
  readonly method: 'HEAD' | 'PUT';
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** Sends a request and gives whatever is answered. Rejects where there is no answer. */
export type Send = (request: Unsigned) => Promise<Response>;

/** How often a file is tried while others write it too, or while S3 is busy or out of reach. */
const ATTEMPTS = 8;
/** Half the longest pause before the second attempt, in milliseconds; it doubles each time. */
const PAUSE = 8;

/** 409 and 412: another write came first. 404: what was to be replaced is gone. 429 and 5xx: S3 is busy. */
const isPassing = (status: number): boolean => status === 409 || status === 412 || status === 429 || status >= 500;

/**
 * The site's bucket. Each object carries the version it was made from, and a write names the object that it replaces,
 * so that of two which run at once the newer one stays. It speaks to S3 without the SDK's client, which would weigh
 * more than all else that publishing needs. The caller needs s3:ListBucket too, or a missing object looks forbidden.
 */
export class Bucket implements FileStore {
  readonly #name: string;
  readonly #send: Send;

  constructor(name: string, send: Send = sendFromLambda) {
    this.#name = name;
    this.#send = send;
  }

  async put(path: string, body: string, options: PutOptions): Promise<'written' | 'older'> {
    const url = new URL(`https://${this.#name}.s3.${region()}.amazonaws.com${path}`);
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      if (attempt > 0) await pause(Math.random() * PAUSE * 2 ** attempt);
      const outcome = await this.#attempt(url, body, options);
      if (outcome !== 'again') return outcome;
    }
    throw new Error(`${path}: S3 was busy, or others wrote it too, ${ATTEMPTS} times in a row`);
  }

  async #attempt(url: URL, body: string, options: PutOptions): Promise<'written' | 'older' | 'again'> {
    const found = await this.#ask({ method: 'HEAD', url, headers: {} });
    if (isPassing(found.status)) return 'again';
    if (!found.ok && found.status !== 404) throw unexpected('HEAD', url, found);
    if (found.ok && Number(found.headers.get(VERSION) ?? 0) > options.version) return 'older';
    const headers = { ...headersOf(options), ...replacing(found) };
    const answer = await this.#ask({ method: 'PUT', url, headers, body });
    if (answer.ok) return 'written';
    if (isPassing(answer.status) || answer.status === 404) return 'again';
    throw unexpected('PUT', url, answer);
  }

  /** No answer at all counts as one from a busy service. */
  #ask(request: Unsigned): Promise<Response> {
    return this.#send(request).catch(() => new Response(null, { status: 503 }));
  }
}

const VERSION = 'x-amz-meta-version';

/** On condition that the object is still the one that was found, or is still missing. */
const replacing = (found: Response): Record<string, string> =>
  found.ok ? { 'if-match': found.headers.get('etag') ?? '' } : { 'if-none-match': '*' };

const headersOf = ({ contentType, version, cacheControl }: PutOptions): Record<string, string> => ({
  'content-type': contentType,
  [VERSION]: String(version),
  ...(cacheControl !== undefined && { 'cache-control': cacheControl }),
});

const unexpected = (method: string, { pathname }: URL, { status }: Response): Error =>
  new Error(`S3 answered ${status} to ${method} ${pathname}`);

function region(): string {
  const { AWS_REGION = '' } = process.env;
  return AWS_REGION;
}

/** Signs with what Lambda gives every function in its environment. */
function sendFromLambda({ url, ...request }: Unsigned): Promise<Response> {
  const { AWS_ACCESS_KEY_ID = '', AWS_SECRET_ACCESS_KEY = '', AWS_SESSION_TOKEN = '' } = process.env;
  const client = new AwsClient({
    accessKeyId: AWS_ACCESS_KEY_ID,
    secretAccessKey: AWS_SECRET_ACCESS_KEY,
    sessionToken: AWS_SESSION_TOKEN,
    service: 's3',
    region: region(),
    retries: 0,
  });
  return client.fetch(url.href, request);
}
