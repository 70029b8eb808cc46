import { createHash } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import type { Send } from '#functions/aws/signed.ts';

interface StoredObject {
  /** As readers get it. */
  readonly body: string;
  /** How much of it was sent. */
  readonly size: number;
  readonly etag: string;
  readonly headers: Readonly<Record<string, string>>;
}

interface Request {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

/** As much of S3 as publishing asks for, conditional writes, ETags and metadata. */
export class FakeBucket {
  readonly objects = new Map<string, StoredObject>();
  /** Called before each write, to let somebody else be faster. */
  beforeWrite: (path: string) => void = () => {};
  /** Answers in place of S3, this often, with a status of its own. */
  trouble: number[] = [];

  /** The name of the bucket is the first part of the host. */
  readonly send: Send = async ({ method, url, headers, body }) => {
    const [name] = url.host.split('.');
    const answered = this.#answer({ method, path: `/${name}${url.pathname}`, headers, body });
    return new Response(answered.body ?? null, { status: answered.statusCode, headers: answered.headers });
  };

  put(path: string, body: string | Buffer, headers: Readonly<Record<string, string>>): void {
    const sent = Buffer.from(body);
    const etag = `"${createHash('md5').update(sent).digest('hex')}"`;
    const text = (headers['content-encoding'] === 'gzip' ? gunzipSync(sent) : sent).toString();
    this.objects.set(path, { body: text, size: sent.length, etag, headers });
  }

  /** As readers get it: they undo what compressed it. */
  #found(path: string) {
    const found = this.objects.get(path);
    return found ? answer(200, { etag: found.etag }, found.body) : answer(404, { 'x-amzn-errortype': 'NoSuchKey' });
  }

  #answer({ method, path, headers, body }: Request) {
    const trouble = this.trouble.shift();
    if (trouble !== undefined) return answer(trouble, {});
    if (method === 'HEAD') {
      const found = this.objects.get(path);
      return found
        ? answer(200, { etag: found.etag, ...found.headers })
        : answer(404, { 'x-amzn-errortype': 'NotFound' });
    }
    if (method === 'GET') return this.#found(path);
    this.beforeWrite(path);
    if (method === 'DELETE') {
      this.objects.delete(path);
      return answer(204, {});
    }
    const etag = this.objects.get(path)?.etag;
    const refused = headers['if-none-match'] === '*' ? etag !== undefined : headers['if-match'] !== etag;
    if (refused) return answer(412, { 'x-amzn-errortype': 'PreconditionFailed' });
    const kept = Object.entries(headers).filter(([name]) => /^(x-amz-meta-|content-|cache-control)/.test(name));
    this.put(path, Buffer.from(body instanceof Uint8Array ? body : String(body)), Object.fromEntries(kept));
    return answer(200, { etag: this.objects.get(path)?.etag ?? '' });
  }
}

const answer = (statusCode: number, headers: Record<string, string>, body?: string) => ({ statusCode, headers, body });

interface Version {
  readonly id: string;
  readonly at: number;
  /** Missing where it was deleted. */
  readonly body?: Uint8Array;
}

/** As much of S3 as backups ask for of a versioned bucket. It lists one name a page. */
export class VersionedBucket {
  /** The newest last. */
  readonly #objects = new Map<string, Version[]>();
  /** What was asked that changes something, such as "PUT ClubLadder/clubs/riverside.json". */
  readonly changes: string[] = [];
  now = Date.parse('2026-11-25T03:23:00Z');
  /** Answers this in place of S3 to what is asked of a name that contains a text. */
  trouble: { readonly name: string; readonly status: number } | undefined;

  readonly send: Send = async ({ method, url, body }) => {
    const name = decodeURIComponent(url.pathname.slice(1));
    if (this.trouble && name.includes(this.trouble.name)) return new Response(null, { status: this.trouble.status });
    if (name === '') return new Response(url.searchParams.has('versions') ? this.#versions(url) : this.#names(url));
    if (method === 'GET') return this.#found(name, url.searchParams.get('versionId'));
    this.changes.push(`${method} ${name}`);
    if (method === 'PUT') this.#add(name, { body: Buffer.from(body ?? '') });
    if (method === 'DELETE') this.#add(name, {});
    return new Response(null, { status: method === 'DELETE' ? 204 : 200 });
  };

  /** The names of what is there now. */
  names(): readonly string[] {
    return [...this.#objects.keys()].filter((name) => this.#now(name)?.body).toSorted();
  }

  body(name: string): Uint8Array {
    const found = this.#now(name)?.body;
    if (!found) throw new Error(`there is no ${name}`);
    return found;
  }

  /** Puts something else in the place of what was written, as a broken disk or a person would; without a body, it is lost. */
  spoil(name: string, body?: Uint8Array): void {
    this.#objects.delete(name);
    if (body) this.#add(name, { body });
  }

  #add(name: string, { body }: Pick<Version, 'body'>): void {
    const versions = this.#objects.get(name) ?? [];
    const id = createHash('md5').update(`${name} ${versions.length}`).digest('hex');
    this.#objects.set(name, [...versions, { id, at: this.now, ...(body && { body }) }]);
  }

  #now = (name: string): Version | undefined => this.#objects.get(name)?.at(-1);

  #found(name: string, id: string | null): Response {
    const version = id === null ? this.#now(name) : this.#objects.get(name)?.find((each) => each.id === id);
    return version?.body ? new Response(Buffer.from(version.body)) : new Response(null, { status: 404 });
  }

  #names({ searchParams }: URL): string {
    const names = this.names().filter((name) => name.startsWith(searchParams.get('prefix') ?? ''));
    const from = Number(searchParams.get('continuation-token') ?? 0);
    const more = from + 1 < names.length ? `<NextContinuationToken>${from + 1}</NextContinuationToken>` : '';
    return `<ListBucketResult>${names.slice(from, from + 1).map((name) => `<Contents><Key>${name}</Key></Contents>`)}${more}</ListBucketResult>`;
  }

  #versions({ searchParams }: URL): string {
    const prefix = searchParams.get('prefix') ?? '';
    const all = [...this.#objects]
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .flatMap(([name, versions]) =>
        name.startsWith(prefix) ? versions.toReversed().map((version) => ({ name, version })) : [],
      );
    const marker = searchParams.get('version-id-marker');
    const from = all.findIndex(({ version: { id } }) => id === marker) + 1;
    const [page, isMore] = [all.slice(from, from + 1), from + 1 < all.length];
    const texts = page.map(({ name, version: { id, at, body } }) => {
      const kind = body ? 'Version' : 'DeleteMarker';
      const time = new Date(at).toISOString();
      return `<${kind}><Key>${name}</Key><VersionId>${id}</VersionId><LastModified>${time}</LastModified></${kind}>`;
    });
    const next = page.map(
      ({ name, version: { id } }) =>
        `<NextKeyMarker>${name}</NextKeyMarker><NextVersionIdMarker>${id}</NextVersionIdMarker>`,
    );
    return `<ListVersionsResult>${texts}${isMore ? next : ''}</ListVersionsResult>`;
  }
}
