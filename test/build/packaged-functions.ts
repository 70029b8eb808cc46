import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { listen, portOf } from '#local/listening.ts';
import type { Instant } from '#shared/vocabulary/vocabulary.ts';
import type { Place } from '../ladders/emulator.ts';
import { FakeBucket } from '../publishing/bucket.ts';

/** Like Lambda it loads a bundle, and has one event at a time. */
const MAIN = `
const { handler } = await import(process.argv[2]);
const context = { awsRequestId: 'one', getRemainingTimeInMillis: () => 60_000 };
process.on('message', async (event) => process.send({ result: await handler(event, context) }));
process.send(process.version);`;

/** In every thread: the clock is set, and what is sent to S3 and SQS goes to what stands in for them. */
const WORLD = `
const [now, send, { AHEAD, SERVICES }] = [Date.now, fetch, process.env];
Date.now = () => now() + Number(AHEAD);
globalThis.fetch = async (request) => {
  const { host, pathname } = new URL(request.url);
  const body = request.body ? await request.arrayBuffer() : undefined;
  const headers = { ...Object.fromEntries(request.headers), 'asked-of': host };
  return send(SERVICES + pathname, { method: request.method, headers, body });
};`;

/** As much of S3 and SQS as functions use: a bucket, and a queue that keeps what is sent to it. */
export class Services {
  readonly bucket = new FakeBucket();
  readonly #messages: string[] = [];
  #server: Server | undefined;

  async start(): Promise<void> {
    this.#server = await listen(0);
    this.#server.on('request', (request, response) => void this.#answer(request, response));
  }

  get address(): string {
    if (!this.#server) throw new Error('not started');
    return `http://127.0.0.1:${portOf(this.#server)}`;
  }

  end(): void {
    this.#server?.closeAllConnections();
    this.#server?.close();
  }

  /** The messages that were sent since this was asked last. */
  taken(): readonly string[] {
    return this.#messages.splice(0);
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await buffer(request);
    const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]));
    const { 'asked-of': host, 'x-amz-target': target } = headers;
    if (target !== undefined) {
      const { Entries = [] }: { readonly Entries?: readonly { readonly MessageBody: string }[] } = JSON.parse(
        `${body}`,
      );
      this.#messages.push(...Entries.map(({ MessageBody }) => MessageBody));
      return void response.end('{"Successful":[]}');
    }
    const url = new URL(`https://${host}${request.url}`);
    const method = request.method === 'HEAD' || request.method === 'PUT' ? request.method : 'GET';
    const answer = await this.bucket.send({ method, url, headers, body: new Uint8Array(body) });
    response.writeHead(answer.status, Object.fromEntries(answer.headers)).end(await answer.text());
  }
}

/** Where functions run, and what they find there. */
interface World {
  /** The program that runs them. */
  readonly node: string;
  /** Where bundles lie, each in a folder of its name. */
  readonly bundles: string;
  readonly place: Place;
  /** The address of S3 and SQS. */
  readonly services: string;
  /** A folder for what their processes load besides. */
  readonly folder: string;
}

/** The functions of a deployment as packaged, each in a process of its own, from an instant on. */
export class PackagedFunctions {
  readonly #world: World;
  readonly #from: Instant;
  readonly #processes = new Map<string, ChildProcess>();
  /** Which Node runs them, such as "v24.1.0". */
  readonly versions = new Set<unknown>();

  constructor(world: World, from: Instant) {
    this.#world = world;
    this.#from = from;
    writeFileSync(join(world.folder, 'main.mjs'), MAIN);
    writeFileSync(join(world.folder, 'world.mjs'), WORLD);
  }

  /** Has a function handle an event; gives what it answers. */
  async invoke(name: string, event: object) {
    const child = this.#processes.get(name) ?? (await this.#start(name));
    child.send(event);
    return (await messageOf(child)).result;
  }

  end(): void {
    for (const child of this.#processes.values()) child.kill();
  }

  async #start(name: string): Promise<ChildProcess> {
    const { node, bundles, folder, place, services } = this.#world;
    const [world, main] = [join(folder, 'world.mjs'), join(folder, 'main.mjs')];
    const child = spawn(node, ['--import', world, main, join(bundles, name, 'index.mjs')], {
      env: {
        AHEAD: String(this.#from - Date.now()),
        SERVICES: services,
        AWS_REGION: 'eu-west-2',
        AWS_ACCESS_KEY_ID: 'AKIDEXAMPLE',
        AWS_SECRET_ACCESS_KEY: 'secret',
        DYNAMODB_ENDPOINT: place.endpoint,
        TABLE_NAME: place.table,
        SITE_ORIGIN: 'https://ladder.example',
        SITE_BUCKET: 'site',
        RELEASE: 'one',
        TRANSFER_BUCKET: 'transfers',
        QUEUE_URL: 'https://sqs.eu-west-2.amazonaws.com/1/queue',
        IMPORT_QUEUE_URL: 'https://sqs.eu-west-2.amazonaws.com/1/imports',
      },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    this.versions.add(await messageOf(child));
    this.#processes.set(name, child);
    return child;
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
