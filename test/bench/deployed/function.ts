import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** Stands before S3 and SQS in every thread of a function: answers at once, as they do, and tells what was asked. */
const SERVICES = `
import { createHash } from 'node:crypto';
import { BroadcastChannel } from 'node:worker_threads';
import { gunzipSync } from 'node:zlib';
const told = new BroadcastChannel('asked');
told.unref();
const objects = new Map();
globalThis.fetch = async (request) => {
  const { method, url, headers } = request;
  const body = Buffer.from(await request.arrayBuffer());
  if (!new URL(url).host.includes('.s3.')) {
    told.postMessage({ method: 'message', bytes: 0 });
    return Response.json({ Successful: [] });
  }
  told.postMessage({ method, bytes: body.length });
  const found = objects.get(url);
  if (method !== 'PUT')
    return new Response(method === 'GET' ? found?.text : null, found ? { headers: found.headers } : { status: 404 });
  if (headers.get('if-none-match') === '*' ? found : headers.get('if-match') !== found?.headers.etag)
    return new Response(null, { status: 412 });
  const etag = JSON.stringify(createHash('md5').update(body).digest('hex'));
  const text = headers.get('content-encoding') === 'gzip' ? gunzipSync(body) : body;
  objects.set(url, { text, headers: { etag, 'x-amz-meta-edition': headers.get('x-amz-meta-edition') } });
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
  const result = await handler(event, { getRemainingTimeInMillis: () => 60_000 });
  const [ms, { user, system }] = [performance.now() - start, process.cpuUsage(before)];
  // What the threads tell comes by another way than their answers.
  if ('Records' in event) await sleep(20);
  process.send({ result, ms, cpu: (user + system) / 1000, asked });
});
process.send('ready');`;

export interface Done<Result> {
  readonly result: Result;
  /** How long the handler took, and the processor, in milliseconds. */
  readonly ms: number;
  readonly cpu: number;
  /** What was asked of S3, by method, and of queues. */
  readonly asked: readonly { readonly method: string; readonly bytes: number }[];
}

/** A function as packaged, in a process of its own; S3 and SQS are not there. */
export class PackagedFunction<Result> {
  readonly #child: ChildProcess;
  readonly #folder: string;

  private constructor(child: ChildProcess, folder: string) {
    this.#child = child;
    this.#folder = folder;
  }

  /** Its log says nothing that is measured. `endpoint` and `table`: where it finds its table. */
  static async start<Result>(name: string, endpoint: string, table: string): Promise<PackagedFunction<Result>> {
    // Files, because the function's threads take over the options of its process.
    const folder = mkdtempSync(join(tmpdir(), 'function-'));
    const [services, main] = [join(folder, 'services.mjs'), join(folder, 'main.mjs')];
    writeFileSync(services, SERVICES);
    writeFileSync(main, PROCESS);
    const bundle = resolve('dist/functions', name, 'index.mjs');
    const child = spawn(process.execPath, ['--import', services, main, bundle], {
      env: {
        PATH: process.env['PATH'],
        AWS_REGION: 'eu-west-2',
        AWS_ACCESS_KEY_ID: 'bench',
        AWS_SECRET_ACCESS_KEY: 'bench',
        AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true',
        DYNAMODB_ENDPOINT: endpoint,
        TABLE_NAME: table,
        SITE_ORIGIN: 'https://ladder.example',
        SITE_BUCKET: 'site',
        TRANSFER_BUCKET: 'transfers',
        QUEUE_URL: 'https://sqs.eu-west-2.amazonaws.com/1/queue',
        IMPORT_QUEUE_URL: 'https://sqs.eu-west-2.amazonaws.com/1/imports',
        RELEASE: 'bench',
      },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    await once(child, 'message');
    return new PackagedFunction(child, folder);
  }

  /** Has it handle an event, at an instant if one is named. */
  async handle(event: object, at = Date.now()): Promise<Done<Result>> {
    this.#child.send({ event, ahead: at - Date.now() });
    const [done] = await once(this.#child, 'message');
    return done;
  }

  close(): void {
    this.#child.kill();
    rmSync(this.#folder, { recursive: true });
  }
}
