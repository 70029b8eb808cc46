import { setTimeout as pause } from 'node:timers/promises';
import { region, type Send, signedFor, type Unsigned } from '../aws/signed.ts';
import { type Edition, formatEdition, isBefore, parseEdition } from './edition.ts';
import type { Content, FileStore, PutOptions } from './files.ts';

/** How often a file is tried while others write it too, or while S3 is busy or out of reach. */
const ATTEMPTS = 8;
/** Half the longest pause before the second attempt, in milliseconds; it doubles each time. */
const PAUSE = 8;

/** 409 and 412: another write came first. 404: what was to be replaced is gone. 429 and 5xx: S3 is busy. */
const isPassing = (status: number): boolean => status === 409 || status === 412 || status === 429 || status >= 500;

/**
 * The site's bucket. Each object carries its edition, and a write names the object that it replaces, so that of two
 * which run at once the newer one stays. S3 knows an object by its content alone: an older edition may still take the
 * place of one that is the same to the last byte, which no reader can tell. The caller needs s3:ListBucket too, or a
 * missing object looks forbidden.
 */
export class Bucket implements FileStore {
  readonly #name: string;
  readonly #send: Send;

  constructor(name: string, send: Send = signedFor('s3')) {
    this.#name = name;
    this.#send = send;
  }

  async put(path: string, body: Content, options: PutOptions): Promise<'written' | 'older'> {
    return this.#untilDone(path, (url) => this.#attempt(url, body, options));
  }

  async edition(path: string): Promise<Edition | undefined> {
    const found = await this.#untilDone(path, (url) => this.#look(url));
    return editionOf(found);
  }

  async #untilDone<T>(path: string, attempt: (url: URL) => Promise<T | 'again'>): Promise<T> {
    const url = new URL(`https://${this.#name}.s3.${region()}.amazonaws.com${path}`);
    for (let attempts = 0; attempts < ATTEMPTS; attempts++) {
      if (attempts > 0) await pause(Math.random() * PAUSE * 2 ** attempts);
      const outcome = await attempt(url);
      if (outcome !== 'again') return outcome;
    }
    throw new Error(`${path}: S3 was busy, or others wrote it too, ${ATTEMPTS} times in a row`);
  }

  /** The object that is there, without its body; or that there is none. */
  async #look(url: URL): Promise<Response | 'again'> {
    const found = await this.#ask({ method: 'HEAD', url, headers: {} });
    if (isPassing(found.status)) return 'again';
    if (!found.ok && found.status !== 404) throw unexpected('HEAD', url, found);
    return found;
  }

  async #attempt(url: URL, body: Content, options: PutOptions): Promise<'written' | 'older' | 'again'> {
    const found = await this.#look(url);
    if (found === 'again') return 'again';
    const published = editionOf(found);
    if (published && isBefore(options.edition, published)) return 'older';
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

const EDITION = 'x-amz-meta-edition';

const editionOf = ({ ok, headers }: Response): Edition | undefined =>
  ok ? parseEdition(headers.get(EDITION) ?? '') : undefined;

/** On condition that the object is still the one that was found, or is still missing. */
const replacing = (found: Response): Record<string, string> =>
  found.ok ? { 'if-match': found.headers.get('etag') ?? '' } : { 'if-none-match': '*' };

const headersOf = ({ contentType, edition, cacheControl }: PutOptions): Record<string, string> => ({
  'content-type': contentType,
  [EDITION]: formatEdition(edition),
  ...(cacheControl !== undefined && { 'cache-control': cacheControl }),
});

const unexpected = (method: string, { pathname }: URL, { status }: Response): Error =>
  new Error(`S3 answered ${status} to ${method} ${pathname}`);
