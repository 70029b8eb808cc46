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
