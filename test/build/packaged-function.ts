import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/**
 * Stands before S3 and SQS in every thread of a function: answers at once, as they do, and tells what was asked, with its
 * text where the environment has TEXTS. AHEAD sets the clock, in milliseconds.
 */
const SERVICES = `
import { createHash } from 'node:crypto';
import { BroadcastChannel } from 'node:worker_threads';
import { gunzipSync } from 'node:zlib';
const [now, { AHEAD, TEXTS }] = [Date.now, process.env];
if (AHEAD) Date.now = () => now() + Number(AHEAD);
const told = new BroadcastChannel('asked');
told.unref();
const objects = new Map();
globalThis.fetch = async (request) => {
  const { method, headers } = request;
  const { host, pathname: path } = new URL(request.url);
  const body = Buffer.from(await request.arrayBuffer());
  if (!host.includes('.s3.')) {
    told.postMessage({ method: 'message', path, bytes: 0, text: TEXTS && String(body) });
    return Response.json({ Successful: [] });
  }
  const text = headers.get('content-encoding') === 'gzip' ? gunzipSync(body) : body;
  told.postMessage({ method, path, bytes: body.length, text: TEXTS && String(text) });
  const found = objects.get(path);
  if (method !== 'PUT')
    return new Response(method === 'GET' ? found?.text : null, found ? { headers: found.headers } : { status: 404 });
  if (headers.get('if-none-match') === '*' ? found : headers.get('if-match') !== found?.headers.etag)
    return new Response(null, { status: 412 });
  const etag = JSON.stringify(createHash('md5').update(body).digest('hex'));
  objects.set(path, { text, headers: { etag, 'x-amz-meta-edition': headers.get('x-amz-meta-edition') } });
  return new Response(null, { headers: { etag } });
};`;

/** Like Lambda it loads the bundle, and has one event at a time; its clock can be set. */
const PROCESS = `
import { setTimeout as sleep } from 'node:timers/promises';
const { handler } = await import(process.argv[2]);
const now = Date.now;
let asked = [];
new BroadcastChannel('asked').onmessage = ({ data }) => asked.push(data);
process.on('message', async ({ event, ahead }) => {
  asked = [];
  Date.now = () => now() + ahead;
  const [start, before] = [performance.now(), process.cpuUsage()];
  const result = await handler(event, { awsRequestId: 'one', getRemainingTimeInMillis: () => 60_000 });
  const [ms, { user, system }] = [performance.now() - start, process.cpuUsage(before)];
  // What the threads tell comes by another way than their answers.
  if (!('routeKey' in event)) await sleep(20);
  process.send({ result, ms, cpu: (user + system) / 1000, asked });
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
    readonly text?: string;
  }[];
}

/** What runs the functions, where their bundles lie, and what else their environment has. */
interface How {
  readonly node?: string;
  readonly bundles?: string;
  readonly env?: Readonly<Record<string, string>>;
}

/** A function as packaged, in a process of its own; S3 and SQS are not there. */
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
    { node = process.execPath, bundles = 'dist/functions', env = {} }: How = {},
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
        AWS_ACCESS_KEY_ID: 'AKIDEXAMPLE',
        AWS_SECRET_ACCESS_KEY: 'secret',
        AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true',
        DYNAMODB_ENDPOINT: endpoint,
        TABLE_NAME: table,
        SITE_ORIGIN: 'https://ladder.example',
        SITE_BUCKET: 'site',
        TRANSFER_BUCKET: 'transfers',
        QUEUE_URL: 'https://sqs.eu-west-2.amazonaws.com/1/queue',
        IMPORT_QUEUE_URL: 'https://sqs.eu-west-2.amazonaws.com/1/imports',
        RELEASE: 'one',
        ...env,
      },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    return new PackagedFunction(child, folder, await messageOf(child));
  }

  /** Has it handle an event, at an instant if one is named. */
  async handle(event: object, at = Date.now()): Promise<Done<Result>> {
    this.#child.send({ event, ahead: at - Date.now() });
    return messageOf(this.#child);
  }

  close(): void {
    this.#child.kill();
    rmSync(this.#folder, { recursive: true });
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
