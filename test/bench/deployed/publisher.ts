import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { LadderKey } from '#functions/database/keys.ts';

/** Stands before S3 and SQS in every thread of the function: answers at once, as they do, and tells what was asked. */
const SERVICES = `
import { createHash } from 'node:crypto';
import { BroadcastChannel } from 'node:worker_threads';
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
  if (method === 'HEAD') return new Response(null, found ? { headers: found } : { status: 404 });
  if (headers.get('if-none-match') === '*' ? found : headers.get('if-match') !== found?.etag)
    return new Response(null, { status: 412 });
  const etag = JSON.stringify(createHash('md5').update(body).digest('hex'));
  objects.set(url, { etag, 'x-amz-meta-edition': headers.get('x-amz-meta-edition') });
  return new Response(null, { headers: { etag } });
};`;

/** Like Lambda it loads the bundle, and has one event at a time; its clock can be set. */
const PROCESS = `
import { setTimeout as sleep } from 'node:timers/promises';
const { handler } = await import(process.argv[2]);
let asked = [];
new BroadcastChannel('asked').onmessage = ({ data }) => asked.push(data);
process.on('message', async ({ event, context }) => {
  asked = [];
  const [start, before] = [performance.now(), process.cpuUsage()];
  await handler(event, { ...context, getRemainingTimeInMillis: () => 60_000 });
  const [ms, { user, system }] = [performance.now() - start, process.cpuUsage(before)];
  // What the threads tell comes by another way than their answers.
  await sleep(20);
  process.send({ ms, cpu: (user + system) / 1000, asked });
});
process.send('ready');`;

/** What one change cost the function: milliseconds with services that answer at once, those of a processor, and requests. */
export interface Published {
  readonly ms: number;
  readonly cpu: number;
  readonly asked: readonly { readonly method: string; readonly bytes: number }[];
}

/** The function that publishes, as packaged, in a process of its own; S3 and SQS are not there. */
export class PackagedPublisher {
  readonly #child: ChildProcess;
  readonly #folder: string;

  private constructor(child: ChildProcess, folder: string) {
    this.#child = child;
    this.#folder = folder;
  }

  static async start(endpoint: string, table: string): Promise<PackagedPublisher> {
    // A file, because the function's threads take over the options of its process.
    const folder = mkdtempSync(join(tmpdir(), 'publisher-'));
    const [preload, main] = [join(folder, 'services.mjs'), join(folder, 'main.mjs')];
    writeFileSync(preload, SERVICES);
    writeFileSync(main, PROCESS);
    const child = spawn(process.execPath, ['--import', preload, main, resolve('dist/functions/publish/index.mjs')], {
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
        QUEUE_URL: 'https://sqs.eu-west-2.amazonaws.com/1/again',
        RELEASE: 'bench',
      },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    await once(child, 'message');
    return new PackagedPublisher(child, folder);
  }

  /** Publishes a ladder whose head has changed, as the table's stream tells of it. */
  async publish({ club, ladder }: LadderKey): Promise<Published> {
    const Keys = { pk: { S: `CLUB#${club}#LADDER#${ladder}` }, sk: { S: 'state#head' } };
    this.#child.send({ event: { Records: [{ eventName: 'MODIFY', dynamodb: { Keys } }] }, context: {} });
    const [published]: readonly Published[] = await once(this.#child, 'message');
    if (!published?.asked.some(({ method }) => method === 'PUT')) throw new Error(`${ladder} was not published`);
    return published;
  }

  close(): void {
    this.#child.kill();
    rmSync(this.#folder, { recursive: true });
  }
}
