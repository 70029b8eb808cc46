import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import https from 'node:https';
import { gunzipSync } from 'node:zlib';
import { allOf } from '../runtime/at-once.ts';
import { outOfTime } from '../runtime/deadline.ts';
import { type Signatory, signedHeaders } from './sign.ts';

/** A request to a service of AWS. Header names are in lower case; the path must need no escaping. */
export interface Unsigned {
  readonly method: 'HEAD' | 'GET' | 'PUT' | 'POST' | 'DELETE';
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array<ArrayBuffer>;
}

/** An answer, as far as anybody looks at it; a `Response` is one. */
export interface Answer {
  readonly ok: boolean;
  readonly status: number;
  readonly headers: { get(name: string): string | null };
  text(): Promise<string>;
  arrayBuffer(): Promise<ArrayBuffer>;
}

/** Sends a request and returns the answer, whatever its status. Rejects without an answer. */
export type Send = (request: Unsigned) => Promise<Answer>;

/** How long an answer is waited for, in milliseconds, unless said otherwise. */
const PATIENCE = 5000;

/** As this function, which Lambda gives its credentials in the environment. */
export function signatoryHere(service: string, where = region()): Signatory {
  const { AWS_ACCESS_KEY_ID = '', AWS_SECRET_ACCESS_KEY = '', AWS_SESSION_TOKEN: sessionToken } = process.env;
  return {
    accessKeyId: AWS_ACCESS_KEY_ID,
    secretAccessKey: AWS_SECRET_ACCESS_KEY,
    sessionToken,
    service,
    region: where,
  };
}

/**
 * Speaks to a service by its plain HTTP: two more SDK clients would weigh more than all of publishing. By Node's own `https`,
 * which the database's client has loaded: `fetch` would take 40 ms more of a cold start, and 2 ms more of each request.
 */
export const signedFor =
  (
    service: 's3' | 'sqs' | 'ses' | 'ssm' | 'cloudfront' | 'cloudformation' | 'appsync',
    patience: number = PATIENCE,
    where?: string,
  ): Send =>
  async (request) => {
    // CloudFront is everywhere, and signed for as in its first region.
    const headers = await signedHeaders(
      request,
      signatoryHere(service, service === 'cloudfront' ? 'us-east-1' : where),
    );
    return ask(
      { ...request, headers },
      AbortSignal.any([AbortSignal.timeout(patience), outOfTime()]),
      service !== 'ses',
    );
  };

/**
 * `isRepeatable`: whether it may arrive twice. An e-mail may not, so it goes over a connection of its own: over one that waited,
 * nobody can tell a request that was taken from one that never left.
 */
async function ask(unsent: Unsigned, signal: AbortSignal, isRepeatable: boolean): Promise<Answer> {
  const { method, url, headers, body } = unsent;
  const request = https.request(url, { method, headers, signal, ...(!isRepeatable && { agent: false }) });
  request.end(body);
  try {
    const [response]: IncomingMessage[] = await once(request, 'response');
    if (!response) throw new Error('there is no answer');
    return answerOf(response, await bytesOf(response));
  } catch (error) {
    // A connection that waited may have been closed at the other end: it says so to who uses it next.
    if (request.reusedSocket && isReset(error)) return ask(unsent, signal, isRepeatable);
    throw error;
  }
}

const isReset = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ECONNRESET';

async function bytesOf(response: IncomingMessage): Promise<Buffer> {
  const bytes = Buffer.concat(await allOf<Buffer>(response));
  return response.headers['content-encoding'] === 'gzip' && bytes.length > 0 ? gunzipSync(bytes) : bytes;
}

const answerOf = ({ statusCode: status = 0, headers }: IncomingMessage, bytes: Buffer): Answer => ({
  ok: status >= 200 && status < 300,
  status,
  headers: { get: (name) => headers[name.toLowerCase()]?.toString() ?? null },
  text: async () => bytes.toString(),
  arrayBuffer: async () => new Uint8Array(bytes).buffer,
});

/** What stands for the answer of a service that gives none. */
export const NO_ANSWER: Answer = {
  ok: false,
  status: 503,
  headers: { get: () => null },
  text: async () => '',
  arrayBuffer: async () => new ArrayBuffer(0),
};

/** Where a site tells how its API is called: an operator's calls are signed for that name. */
export const DEPLOYMENT = '/deployment.json';

export function region(): string {
  const { AWS_REGION = '' } = process.env;
  return AWS_REGION;
}
