import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/**
 * Stands before the services of AWS in every thread of a function. Where AWS_DOUBLE names their doubles, all that is asked
 * goes there, and nothing anywhere else: not to S3, and not to a webhook. Without it, S3, SQS and Parameter Store answer at
 * once, as they do, and what was asked of the first two is told. The clock can be set for all threads.
 */
const SERVICES = `
import { createHash } from 'node:crypto';
import dns from 'node:dns/promises';
import { syncBuiltinESMExports } from 'node:module';
import net from 'node:net';
import { Writable } from 'node:stream';
import tls from 'node:tls';
import { BroadcastChannel, getEnvironmentData, setEnvironmentData } from 'node:worker_threads';
import { gunzipSync } from 'node:zlib';
const { AWS_DOUBLE: double, AT } = process.env;
// How far the clock is ahead, in milliseconds, how far it was at first, and how much more has gone by than really has.
const clock = (globalThis.clock = getEnvironmentData('clock') ?? new Float64Array(new SharedArrayBuffer(24)).fill(AT ? AT - Date.now() : 0, 0, 2));
setEnvironmentData('clock', clock);
const [now, elapsed] = [Date.now, performance.now.bind(performance)];
Date.now = () => now() + clock[0];
// Alone it is measured, and its own time goes by as it does.
if (double) performance.now = () => elapsed() + clock[2];
const told = new BroadcastChannel('asked');
told.unref();
const objects = new Map();
const inProcess = async (request) => {
  const { method, headers } = request;
  const { host, pathname: path } = new URL(request.url);
  const body = Buffer.from(await request.arrayBuffer());
  if (host.startsWith('ssm.')) return Response.json({ Parameter: { Value: Buffer.alloc(32).toString('base64') } });
  if (!host.includes('.s3.')) {
    told.postMessage({ method: 'message', path, bytes: 0 });
    return Response.json({ Successful: [] });
  }
  const text = headers.get('content-encoding') === 'gzip' ? gunzipSync(body) : body;
  told.postMessage({ method, path, bytes: body.length });
  const found = objects.get(path);
  if (method !== 'PUT')
    return new Response(method === 'GET' ? found?.text : null, found ? { headers: found.headers } : { status: 404 });
  if (headers.get('if-none-match') === '*' ? found : headers.get('if-match') !== found?.headers.etag)
    return new Response(null, { status: 412 });
  const etag = JSON.stringify(createHash('md5').update(body).digest('hex'));
  objects.set(path, { text, headers: { etag, 'x-amz-meta-edition': headers.get('x-amz-meta-edition') } });
  return new Response(null, { headers: { etag } });
};
const send = fetch;
const toDouble = async (...what) => {
  const request = new Request(...what);
  const { host, pathname, search } = new URL(request.url);
  const headers = { ...Object.fromEntries(request.headers), 'x-sent-to': host };
  const body = request.body && (await request.arrayBuffer());
  return send(double + pathname + search, { method: request.method, headers, body, signal: request.signal });
};
globalThis.fetch = double ? toDouble : inProcess;
if (double) {
  dns.lookup = async () => [{ address: '198.51.101.1' }];
  tls.connect = () => net.connect(Number(new URL(double).port), '127.0.0.1');
  syncBuiltinESMExports();
}
globalThis.awslambda = {
  streamifyResponse: (answer) => async (event) => {
    const parts = [];
    const out = new Writable({ write: (part, _, done) => done(void parts.push(part)) });
    await answer(event, out);
    return { ...out.beginning, body: String(Buffer.concat(parts)) };
  },
  HttpResponseStream: { from: (out, beginning) => Object.assign(out, { beginning }) },
};`;

/** Like Lambda it loads the bundle, and has one event at a time; its clock can be set. */
const PROCESS = `
import { setTimeout as sleep } from 'node:timers/promises';
const { handler } = await import(process.argv[2]);
const now = Date.now;
let asked = [];
new BroadcastChannel('asked').onmessage = ({ data }) => asked.push(data);
process.on('message', async ({ event, at, time, passed }) => {
  asked = [];
  clock[0] += at - now();
  clock[2] = passed ?? clock[0] - clock[1];
  const [start, before] = [performance.now(), process.cpuUsage()];
  try {
    const result = await handler(event, { awsRequestId: 'one', getRemainingTimeInMillis: () => time });
    const [ms, { user, system }] = [performance.now() - start, process.cpuUsage(before)];
    // What the threads tell comes by another way than their answers.
    if (!process.env.AWS_DOUBLE && !('routeKey' in event)) await sleep(20);
    process.send({ result, ms, cpu: (user + system) / 1000, asked });
  } catch (error) {
    process.send({ failed: String(error.stack) });
  }
});
process.send(process.version);`;

export interface Done<Result> {
  readonly result: Result;
  /** How long the handler took, and the processor, in milliseconds. */
  readonly ms: number;
  readonly cpu: number;
  /** What was asked of S3, by method, and of queues. */
  readonly asked: readonly {
    readonly method: string;
    readonly path: string;
    readonly bytes: number;
  }[];
}

/** What runs the functions, where their bundles lie, and what their environment says of the deployment. */
interface How {
  readonly node?: string;
  readonly bundles?: string;
  readonly env?: Readonly<Record<string, string>>;
}

/** The environment of a function alone: S3 and SQS are not there. */
export const alone = (endpoint: string, table: string): Readonly<Record<string, string>> => ({
  AWS_ACCESS_KEY_ID: 'AKIDEXAMPLE',
  AWS_SECRET_ACCESS_KEY: 'secret',
  DYNAMODB_ENDPOINT: endpoint,
  TABLE_NAME: table,
  SITE_ORIGIN: 'https://ladder.example',
  SITE_BUCKET: 'site',
  TRANSFER_BUCKET: 'transfers',
  QUEUE_URL: 'https://sqs.eu-west-2.amazonaws.com/1/queue',
  IMPORT_QUEUE_URL: 'https://sqs.eu-west-2.amazonaws.com/1/imports',
  WEBHOOK_PARAMETER: '/webhook-key',
  RELEASE: 'one',
});

/** A function as packaged, in a process of its own. */
export class PackagedFunction<Result> {
  readonly #child: ChildProcess;
  readonly #folder: string;
  /** The version of Node that runs it. */
  readonly version: string;

  private constructor(child: ChildProcess, folder: string, version: string) {
    this.#child = child;
    this.#folder = folder;
    this.version = version;
  }

  /** Its log says nothing that is measured. `endpoint` and `table`: where it finds its table. */
  static async start<Result>(
    name: string,
    endpoint: string,
    table: string,
    { node = process.execPath, bundles = 'dist/functions', env = alone(endpoint, table) }: How = {},
  ): Promise<PackagedFunction<Result>> {
    // Files, because the function's threads take over the options of its process.
    const folder = mkdtempSync(join(tmpdir(), 'function-'));
    const [services, main] = [join(folder, 'services.mjs'), join(folder, 'main.mjs')];
    writeFileSync(services, SERVICES);
    writeFileSync(main, PROCESS);
    const child = spawn(node, ['--import', services, main, resolve(bundles, name, 'index.mjs')], {
      env: {
        PATH: process.env['PATH'],
        AWS_REGION: 'eu-west-2',
        AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true',
        ...env,
      },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    return new PackagedFunction(child, folder, await messageOf(child));
  }

  /**
   * Has it handle an event, at an instant if one is named, in so many milliseconds as it may take. `passed`: how much more
   * time has gone by than really has, where its clock says something else. Throws if it does.
   */
  async handle(event: object, at = Date.now(), time = 60_000, passed?: number): Promise<Done<Result>> {
    this.#child.send({ event, at, time, passed });
    const done = await messageOf(this.#child);
    if ('failed' in done) throw new Error(done.failed);
    return done;
  }

  close(signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): void {
    this.#child.kill(signal);
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

/** What a process says next. Rejects where it ends instead. */
async function messageOf(child: ChildProcess) {
  const done = new AbortController();
  const { signal } = done;
  const ended = once(child, 'exit', { signal }).then(([code]) => Promise.reject(new Error(`it ended with ${code}`)));
  try {
    const [message] = await Promise.race([once(child, 'message', { signal }), ended]);
    return message;
  } finally {
    done.abort();
    ended.catch(() => {});
  }
}
