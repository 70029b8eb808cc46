import { gzipSync } from 'node:zlib';
import { listingOf, parseListing } from '../aws/objects.ts';
import { type Answer, NO_ANSWER, region, type Send, signedFor, type Unsigned } from '../aws/signed.ts';
import { rest } from '../runtime/deadline.ts';
import {
  type Content,
  type Edition,
  formatEdition,
  isBefore,
  type ListedFiles,
  type PutOptions,
  parseEdition,
} from './files.ts';

/** How often a file is tried while others write it too, or while S3 is busy or out of reach. */
const ATTEMPTS = 8;
/** Half the longest pause before the second attempt, in milliseconds; it doubles each time. */
const PAUSE = 8;

/** For 100 players (156 KB) levels 1, 4 and 6 cost 0.4, 0.8 and 1.7 ms, and leave 24, 21 and 19 KB. */
const LEVEL = 4;

/** 409 and 412: another write came first. 404: what was to be replaced is gone. 429 and 5xx: S3 is busy. */
const isPassing = (status: number): boolean => status === 409 || status === 412 || status === 429 || status >= 500;

/** Of how many objects is remembered what this process put last: those of a thousand ladders' pages. */
const REMEMBERED = 5000;

/** An object as it was found or put; doesn't exist if `etag` is missing. */
interface KnownObject {
  readonly etag?: string | undefined;
  readonly edition?: Edition | undefined;
}

/**
 * The site's bucket. Each object carries its edition, and a write names the object that it replaces, so that of two
 * which run at once the newer one stays; what this process put last it need not look at first. S3 knows an object by its content alone: an older edition may still take the
 * place of one that is the same to the last byte, which no reader can tell. The caller needs s3:ListBucket too, or a
 * missing object looks forbidden.
 */
export class Bucket implements ListedFiles {
  readonly #name: string;
  readonly #send: Send;
  /** What this process put last, the least lately put first. */
  readonly #known = new Map<string, KnownObject>();
  /** What is being found of objects that are soon to be put. */
  readonly #ahead = new Map<string, Promise<KnownObject | 'again'>>();

  constructor(name: string, send: Send = signedFor('s3')) {
    this.#name = name;
    this.#send = send;
  }

  async put(path: string, body: Content, options: PutOptions): Promise<'written' | 'older'> {
    const sent = options.compressed ? new Uint8Array(gzipSync(body, { level: LEVEL })) : body;
    return this.#untilDone(path, (url) => this.#attempt(url, path, sent, options));
  }

  async edition(path: string): Promise<Edition | undefined> {
    const { edition } = await this.#untilDone(path, (url) => this.#look(url));
    return edition;
  }

  async text(path: string): Promise<string | undefined> {
    return (await this.#get(path))?.text();
  }

  async bytes(path: string): Promise<Uint8Array | undefined> {
    const found = await this.#get(path);
    return found && new Uint8Array(await found.arrayBuffer());
  }

  async remove(path: string): Promise<void> {
    this.#known.delete(path);
    await this.#untilDone(path, (url) => this.#unlessPassing('DELETE', url));
  }

  async *list(folder: string): AsyncGenerator<string> {
    let next: string | undefined;
    do {
      const asked = next;
      const page = await this.#untilDone(`${folder}/`, async (url) => {
        const answer = await this.#unlessPassing('GET', listingOf(url, `${folder.slice(1)}/`, asked));
        return answer === 'again' ? answer : parseListing(await answer.text());
      });
      yield* page.names.map((name) => `/${name}`);
      next = page.next;
    } while (next !== undefined);
  }

  remembered(path: string): Edition | undefined {
    return this.#known.get(path)?.edition;
  }

  lookAhead(paths: readonly string[]): void {
    for (const path of paths) {
      this.#known.delete(path);
      this.#ahead.set(
        path,
        this.#look(this.#urlOf(path)).catch(() => 'again' as const),
      );
      dropOldest(this.#ahead);
    }
  }

  async #get(path: string): Promise<Answer | undefined> {
    const found = await this.#untilDone(path, (url) => this.#unlessPassing('GET', url));
    return found.status === 404 ? undefined : found;
  }

  async #untilDone<T>(path: string, attempt: (url: URL) => Promise<T | 'again'>): Promise<T> {
    const url = this.#urlOf(path);
    for (let attempts = 0; attempts < ATTEMPTS; attempts++) {
      if (attempts > 0) await rest(Math.random() * PAUSE * 2 ** attempts);
      const outcome = await attempt(url);
      if (outcome !== 'again') return outcome;
    }
    throw new Error(`${path}: S3 was busy, or others wrote it too, ${ATTEMPTS} times in a row`);
  }

  #urlOf(path: string): URL {
    return new URL(`https://${this.#name}.s3.${region()}.amazonaws.com${path}`);
  }

  async #look(url: URL): Promise<KnownObject | 'again'> {
    const found = await this.#unlessPassing('HEAD', url);
    if (found === 'again') return found;
    return found.ok ? knownOf(found, parseEdition(found.headers.get(EDITION) ?? '')) : {};
  }

  /** An answer that says yes, or that the object doesn't exist. */
  async #unlessPassing(method: 'HEAD' | 'GET' | 'DELETE', url: URL): Promise<Answer | 'again'> {
    const answer = await this.#ask({ method, url, headers: {} });
    if (isPassing(answer.status)) return 'again';
    if (answer.ok || answer.status === 404) return answer;
    throw unexpected(method, url, answer);
  }

  async #attempt(url: URL, path: string, body: Content, options: PutOptions): Promise<'written' | 'older' | 'again'> {
    const ahead = this.#ahead.get(path);
    this.#ahead.delete(path);
    const found = this.#take(path, options.edition) ?? (await (ahead ?? this.#look(url)));
    if (found === 'again') return 'again';
    if (found.edition && isBefore(options.edition, found.edition)) return 'older';
    const headers = { ...headersOf(options), ...replacing(found) };
    const answer = await this.#ask({ method: 'PUT', url, headers, body });
    if (answer.ok) {
      this.#remember(path, knownOf(answer, options.edition));
      return 'written';
    }
    if (isPassing(answer.status) || answer.status === 404) return 'again';
    throw unexpected('PUT', url, answer);
  }

  /** What is remembered of an object that a newer one replaces. It counts but once; then the object is looked at. */
  #take(path: string, edition: Edition): KnownObject | undefined {
    const known = this.#known.get(path);
    this.#known.delete(path);
    return known?.edition && !isBefore(edition, known.edition) ? known : undefined;
  }

  #remember(path: string, known: KnownObject): void {
    if (known.etag === undefined) return;
    this.#known.set(path, known);
    dropOldest(this.#known);
  }

  /** No answer at all counts as one from a busy service. */
  #ask(request: Unsigned): Promise<Answer> {
    return this.#send(request).catch(() => NO_ANSWER);
  }
}

const EDITION = 'x-amz-meta-edition';

function dropOldest(objects: Map<string, unknown>): void {
  const [oldest = ''] = objects.keys();
  if (objects.size > REMEMBERED) objects.delete(oldest);
}

const knownOf = ({ headers }: Pick<Answer, 'headers'>, edition: Edition | undefined): KnownObject => ({
  etag: headers.get('etag') ?? undefined,
  edition,
});

/** Only if the object is still the known one, or is still missing. */
const replacing = ({ etag }: KnownObject): Record<string, string> =>
  etag === undefined ? { 'if-none-match': '*' } : { 'if-match': etag };

const headersOf = ({ contentType, edition, cacheControl, compressed }: PutOptions): Record<string, string> => ({
  'content-type': contentType,
  [EDITION]: formatEdition(edition),
  ...(cacheControl !== undefined && { 'cache-control': cacheControl }),
  ...(compressed && { 'content-encoding': 'gzip' }),
});

const unexpected = (method: string, { pathname }: URL, { status }: Answer): Error =>
  new Error(`S3 answered ${status} to ${method} ${pathname}`);
