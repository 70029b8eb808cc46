import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { gunzipSync } from 'node:zlib';
import type { Send } from '#functions/aws/signed.ts';

export interface StoredObject {
  readonly body: Buffer;
  readonly headers: Readonly<Record<string, string>>;
}

/** What a service answers; 200 and nothing unless said otherwise. */
export interface Reply {
  readonly status?: number;
  readonly body?: string | Buffer;
  readonly headers?: Readonly<Record<string, string>>;
}

interface S3Request {
  readonly method: string;
  readonly url: URL;
  readonly headers: IncomingHttpHeaders;
  readonly body?: string | Uint8Array;
}

/** Without an object, it was deleted then. */
interface Version {
  readonly id: string;
  readonly at: number;
  readonly object?: StoredObject;
}

interface S3Options {
  /** How many names a page of a list has. */
  readonly page?: number;
  /** Whether buckets keep what was written over or deleted. */
  readonly isVersioned?: boolean;
}

/** What is kept of an object besides its bytes. */
const KEPT = /^(x-amz-meta-.*|content-type|content-encoding|cache-control)$/;

/** As readers get an object: they undo what compressed it. */
export const textOf = ({ body, headers }: StoredObject): string =>
  (headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body).toString();

/** As much of S3 as the service asks for: conditional writes, ETags, metadata, lists in pages, and versions. */
export class S3 {
  /** What is there now, by bucket and name, such as "site/riverside/main/index.html". */
  readonly objects = new Map<string, StoredObject>();
  now = 0;
  /** Called before each request; S3 answers with the status that it returns, if any, and does nothing. */
  before: (request: S3Request) => number | undefined = () => undefined;
  readonly #versions = new Map<string, Version[]>();
  readonly #page: number;
  readonly #isVersioned: boolean;

  constructor({ page = 1000, isVersioned = false }: S3Options = {}) {
    this.#page = page;
    this.#isVersioned = isVersioned;
  }

  /** The name of the bucket is the first part of the host. */
  readonly send: Send = async (request) => {
    const [bucket = ''] = request.url.host.split('.');
    const { status = 200, headers = {}, body = '' } = this.answer(bucket, request);
    const read = headers['content-encoding'] === 'gzip' && body !== '' ? gunzipSync(body) : body;
    return new Response(read.length > 0 ? Buffer.from(read) : null, { status, headers });
  };

  answer(bucket: string, request: S3Request): Reply {
    const status = this.before(request);
    if (status !== undefined) return { status };
    const { method, url, headers, body = '' } = request;
    if (url.searchParams.has('list-type')) return { body: this.#list(bucket, url.searchParams) };
    if (url.searchParams.has('versions')) return { body: this.#listVersions(bucket, url.searchParams) };
    const name = `${bucket}${decodeURIComponent(url.pathname)}`;
    if (method === 'DELETE') {
      this.remove(name);
      return { status: 204 };
    }
    if (method === 'PUT') return this.#putIf(name, headers, body);
    const found = this.#find(name, url.searchParams.get('versionId'));
    return found ? { headers: found.headers, body: method === 'GET' ? found.body : '' } : { status: 404 };
  }

  put(name: string, body: string | Uint8Array, headers: IncomingHttpHeaders = {}): StoredObject {
    const etag = JSON.stringify(createHash('md5').update(body).digest('hex'));
    const kept = Object.entries(headers).flatMap(([key, value]) => (KEPT.test(key) ? [[key, String(value)]] : []));
    const object = { body: Buffer.from(body), headers: { ...Object.fromEntries(kept), etag } };
    this.objects.set(name, object);
    this.#remember(name, object);
    return object;
  }

  remove(name: string): void {
    if (this.objects.delete(name)) this.#remember(name);
  }

  /** Takes an object away together with all that it ever was. */
  lose(name: string): void {
    this.objects.delete(name);
    this.#versions.delete(name);
  }

  /** The names of a bucket's objects that begin so, in order. */
  names(bucket: string, prefix = ''): readonly string[] {
    const from = bucket.length + 1;
    const names = [...this.objects.keys()].filter((name) => name.startsWith(`${bucket}/${prefix}`));
    return names.map((name) => name.slice(from)).toSorted();
  }

  #remember(name: string, object?: StoredObject): void {
    if (!this.#isVersioned) return;
    const versions = this.#versions.get(name) ?? [];
    const id = createHash('md5').update(`${name} ${versions.length}`).digest('hex');
    this.#versions.set(name, [{ id, at: this.now, ...(object && { object }) }, ...versions]);
  }

  /** The newest first. */
  #versionsOf(name: string): readonly Version[] {
    const object = this.objects.get(name);
    return this.#versions.get(name) ?? (object ? [{ id: 'null', at: this.now, object }] : []);
  }

  #find(name: string, version: string | null): StoredObject | undefined {
    if (version === null) return this.objects.get(name);
    return this.#versionsOf(name).find(({ id }) => id === version)?.object;
  }

  #putIf(name: string, headers: IncomingHttpHeaders, body: string | Uint8Array): Reply {
    const [match, none, there] = [headers['if-match'], headers['if-none-match'], this.objects.get(name)];
    if (none === '*' && there) return { status: 412 };
    if (match !== undefined && match !== there?.headers['etag']) return { status: there ? 412 : 404 };
    const { etag = '' } = this.put(name, body, headers).headers;
    return { headers: { etag } };
  }

  #list(bucket: string, asked: URLSearchParams): string {
    const after = asked.get('continuation-token') ?? '';
    const names = this.names(bucket, asked.get('prefix') ?? '').filter((name) => name > after);
    const page = names.slice(0, this.#page);
    const next = element('NextContinuationToken', names.length > page.length ? page.at(-1) : undefined);
    return element('ListBucketResult', page.map((name) => element('Contents', element('Key', name))).join('') + next);
  }

  #listVersions(bucket: string, asked: URLSearchParams): string {
    const [prefix, key, marker] = ['prefix', 'key-marker', 'version-id-marker'].map((name) => asked.get(name) ?? '');
    const names = new Set([...this.objects.keys(), ...this.#versions.keys()]);
    const all = [...names]
      .filter((name) => name.startsWith(`${bucket}/${prefix}`))
      .toSorted()
      .flatMap((full) => this.#versionsOf(full).map((each) => ({ ...each, name: full.slice(bucket.length + 1) })));
    const from = all.findIndex(({ name, id }) => name === key && id === marker) + 1;
    const page = all.slice(from, from + this.#page);
    const last = from + page.length < all.length ? page.at(-1) : undefined;
    const next = element('NextKeyMarker', last?.name) + element('NextVersionIdMarker', last?.id);
    const texts = page.map(({ name, id, at, object }) => {
      const since = element('LastModified', new Date(at).toISOString());
      return element(object ? 'Version' : 'DeleteMarker', element('Key', name) + element('VersionId', id) + since);
    });
    return element('ListVersionsResult', texts.join('') + next);
  }
}

const element = (name: string, text: string | undefined): string =>
  text === undefined ? '' : `<${name}>${text}</${name}>`;
