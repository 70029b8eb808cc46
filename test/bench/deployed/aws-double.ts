import { createHash } from 'node:crypto';
import type { IncomingMessage, Server } from 'node:http';
import { listen, portOf } from '#local/listening.ts';
import { shut } from '#test/cloud/table-line.ts';

interface StoredObject {
  readonly body: Buffer;
  readonly headers: Readonly<Record<string, string>>;
}

interface Answer {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Buffer | string;
}

/** What was put into the bucket. */
export interface Put {
  readonly path: string;
  readonly bytes: number;
}

/** A bucket and a queue that outlive the processes of a function, as on AWS. */
export class AwsDouble {
  readonly #objects = new Map<string, StoredObject>();
  #server: Server | undefined;
  #puts: Put[] = [];
  #messages: string[] = [];

  static async start(): Promise<AwsDouble> {
    const double = new AwsDouble();
    double.#server = await listen(0);
    double.#server.on('request', async (request, response) => {
      const { status = 200, headers = {}, body = '' } = await double.#answer(request);
      response.writeHead(status, headers).end(body);
    });
    return double;
  }

  get address(): string {
    return `http://127.0.0.1:${this.#server ? portOf(this.#server) : 0}`;
  }

  /** What was put since this was asked last. */
  puts(): readonly Put[] {
    const puts = this.#puts;
    this.#puts = [];
    return puts;
  }

  /** The messages that were sent since this was asked last. */
  messages(): readonly string[] {
    const messages = this.#messages;
    this.#messages = [];
    return messages;
  }

  close(): Promise<void> {
    return shut(this.#server);
  }

  async #answer(request: IncomingMessage): Promise<Answer> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(Buffer.from(chunk));
    const body = Buffer.concat(chunks);
    if (String(request.headers['x-sent-to']).includes('.s3.')) return this.#atBucket(request, body);
    for (const { MessageBody } of JSON.parse(body.toString() || '{}').Entries ?? []) this.#messages.push(MessageBody);
    return { body: '{"Successful":[]}' };
  }

  #atBucket({ method, url = '', headers }: IncomingMessage, body: Buffer): Answer {
    const { pathname, searchParams } = new URL(url, this.address);
    if (searchParams.has('list-type')) return { body: this.#listing(searchParams.get('prefix') ?? '') };
    const found = this.#objects.get(pathname);
    if (method === 'DELETE') {
      this.#objects.delete(pathname);
      return { status: 204 };
    }
    if (method !== 'PUT') return found ? { ...found, ...(method === 'HEAD' && { body: '' }) } : { status: 404 };
    if (headers['if-none-match'] === '*' ? found : headers['if-match'] !== found?.headers['etag'])
      return { status: 412 };
    const kept = Object.entries(headers).filter(([name]) => /^x-amz-meta-|^content-(type|encoding)$/.test(name));
    const etag = JSON.stringify(createHash('md5').update(body).digest('hex'));
    this.#objects.set(pathname, {
      body,
      headers: { ...Object.fromEntries(kept.map(([name, value]) => [name, String(value)])), etag },
    });
    this.#puts.push({ path: pathname, bytes: body.length });
    return { headers: { etag } };
  }

  #listing(prefix: string): string {
    const names = [...this.#objects.keys()].map((path) => path.slice(1)).filter((name) => name.startsWith(prefix));
    const contents = names.map((name) => `<Contents><Key>${name}</Key></Contents>`);
    return `<ListBucketResult>${contents.join('')}</ListBucketResult>`;
  }
}
