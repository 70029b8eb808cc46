import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { build } from 'esbuild';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { chessOfTheService } from '#cdk/build/rules.ts';
import { sheetsInside } from '#cdk/build/sheets.ts';
import { BATCH_LIMIT } from '#functions/aws/stream-record.ts';
import { addClub } from '#functions/books/clubs.ts';
import { putWebhook } from '#functions/books/webhooks.ts';
import { entryName, HEAD, ladderPartition } from '#functions/database/keys.ts';
import { createLadder } from '#functions/importing/create-ladder.ts';
import { DynamoStore } from '#functions/ladders/dynamo/store.ts';
import { instant } from '#shared/vocabulary/vocabulary.ts';
import { accepted, HEADER, match, seed } from '../ladders/club.ts';
import { useEmulator } from '../ladders/emulator.ts';
import { type Got, receiver, useInternet } from '../notifying/internet.ts';
import { folderForBucket, POISON, poisoned } from './poison.ts';

/** The poisoned one comes first: whatever it stopped would be the others. */
const LADDERS = ['poison', 'good', 'better'] as const;
const keyOf = (ladder: string) => ({ club: 'riverside', ladder });
const GOOD = ['riverside/better', 'riverside/good'];

const place = useEmulator();
const call = usePoisonedFunctions('settle', 'publish', 'notify', 'sweep');
/** Has messages brought, each alone. */
const bring = async (name: string, ...bodies: readonly string[]) => {
  const ends: unknown[] = [];
  for (const body of bodies) ends.push(await call(name, message(body)));
  return ends;
};
const site = mkdtempSync(join(tmpdir(), 'site-'));
afterAll(() => rmSync(site, { recursive: true }));
useInternet();

let store: DynamoStore;
/** What the queues were asked. */
let asked: Got[];

beforeAll(async () => {
  const queue = await receiver((_, response) => void response.end('{}'));
  asked = queue.got;
  const address = (name: string): string => `https://127.0.0.1:${queue.port}/${name}`;
  const { table, endpoint } = place();
  const environment = {
    TABLE_NAME: table,
    DYNAMODB_ENDPOINT: endpoint,
    AWS_REGION: 'eu-west-2',
    AWS_ACCESS_KEY_ID: 'key',
    AWS_SECRET_ACCESS_KEY: 'secret',
    SITE_BUCKET: site,
    SITE_ORIGIN: 'https://ladder.example',
    RELEASE: 'r1',
    QUEUE_URL: address('next'),
    AGAIN_QUEUE_URL: address('again'),
    DUE_QUEUE_URL: address('due'),
    BACKUP_BUCKET: 'none',
    BACKUP_REGION: 'eu-west-2',
    BACKUP_FOLDER: 'none',
  };
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
  store = new DynamoStore({ table, endpoint });
  await addClub(store.database, { id: 'riverside', name: 'Riverside' });
  for (const ladder of LADDERS) await begin(ladder);
});
afterAll(() => vi.unstubAllEnvs());
beforeEach(() => void asked.splice(0));

/** Makes a ladder with one match. It is due by now, years later. */
async function begin(ladder: string): Promise<void> {
  const key = keyOf(ladder);
  await createLadder(store.database, key, { ...HEADER, name: ladder === 'poison' ? POISON : ladder });
  const hook = { id: 'chat', url: 'https://chat.example/', events: ['result'], label: 'chat', secret: 's' } as const;
  await putWebhook(store.database, key, {
    ...hook,
    since: accepted(await store.submit(key, seed(['ann', 'bob']))).ladder.line,
    created: instant(0),
    by: 'o',
  });
  accepted(await store.submit(key, match('m1', 'bob', 'ann')));
}

const sentTo = (name: string): readonly string[] =>
  asked
    .map(({ body }) => JSON.parse(body))
    .filter(({ QueueUrl, Entries }) => QueueUrl.endsWith(`/${name}`) && Entries)
    .flatMap(({ Entries }) => Entries.map(({ MessageBody }: { MessageBody: string }) => MessageBody))
    .toSorted();

const message = (body: string) => ({
  Records: [{ messageId: body, body, receiptHandle: body, attributes: { ApproximateReceiveCount: '1' } }],
});

/** A part of the table's stream, so many seconds after it was written. */
const records = (name: string, age = 0) => ({
  Records: LADDERS.map((ladder) => ({
    // A head is written again with each line, a line once.
    eventName: name === HEAD ? 'MODIFY' : 'INSERT',
    dynamodb: {
      Keys: { pk: { S: ladderPartition(keyOf(ladder)) }, sk: { S: name } },
      ApproximateCreationDateTime: Math.floor(Date.now() / 1000) - age,
    },
  })),
});

const NONE = { batchItemFailures: [] };
const isPublished = (name: string): boolean => existsSync(join(site, name, 'index.html'));

describe('a ladder whose work never ends', { timeout: 60_000 }, () => {
  it('comes back to the queue of what is to be settled, and all others are settled', async () => {
    expect(await bring('settle', 'riverside/poison', ...GOOD)).toEqual([KILLED, NONE, NONE]);
    for (const ladder of ['good', 'better'])
      expect((await store.log(keyOf(ladder))).at(-1)?.command).toMatchObject({ verb: 'settle', by: 'timer' });
  });

  it('holds up its part of the stream once: then all of it goes to the queue, and all others are published', async () => {
    expect(await call('publish', records(HEAD))).toBe(KILLED);
    expect(await call('publish', records(HEAD, BATCH_LIMIT))).toEqual(NONE);
    const queued = sentTo('next').filter((body) => !body.startsWith('/'));
    expect(queued).toEqual([...GOOD, 'riverside/poison']);
    expect(await bring('publish', ...queued, 'riverside', '/')).toEqual([NONE, NONE, KILLED, NONE, NONE]);
    expect([...GOOD, 'riverside', ''].filter((name) => !isPublished(name))).toEqual([]);
    expect(isPublished('riverside/poison')).toBe(false);
  });

  it('is looked at by the sweep like all others', async () => {
    rmSync(join(site, 'riverside'), { recursive: true });
    await call('sweep', {});
    expect(sentTo('next')).toEqual(expect.arrayContaining([...GOOD, 'riverside', 'riverside/poison']));
  });

  it('holds up those who are to be told once: then each line goes to the queue, and of all others is told', async () => {
    expect(await call('notify', records(entryName(3)))).toBe(KILLED);
    expect(await call('notify', records(entryName(3), BATCH_LIMIT))).toEqual(NONE);
    const queued = sentTo('again');
    expect(queued).toEqual(['riverside/better/3', 'riverside/good/3', 'riverside/poison/3']);
    expect(await bring('notify', ...queued)).toEqual([NONE, NONE, KILLED]);
    expect(sentTo('next').map((body) => body.split('/', 2).join('/'))).toEqual(GOOD);
  });
});

/** What becomes of a process that takes too long. */
const KILLED = 'killed';
/** When that is, in milliseconds: as long as a busy machine may need for what does end. */
const LIMIT = 6000;

/** A process of a function: it loads the bundle, handles one event, and says what came of it. */
const PROCESS = `
const [{ default: http }, { default: https }] = await Promise.all([import('node:http'), import('node:https')]);
// What waits for queues listens on this computer alone.
https.request = (url, options) => http.request(new URL(url.href.replace('https:', 'http:')), options);
const { handler } = await import(process.argv[1]);
process.on('message', async (event) => {
  process.send({ result: await handler(event, { getRemainingTimeInMillis: () => 60_000 }) });
  process.disconnect();
});
process.send('ready');`;

/** Functions as they are packaged, but poisoned, by name: each event goes to a process of its own, which has its time. */
function usePoisonedFunctions(...names: readonly string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'poisoned-'));
  beforeAll(async () => {
    await build({
      entryPoints: names.map((name) => ({ in: `functions/${name}.ts`, out: name })),
      outdir: folder,
      outExtension: { '.js': '.mjs' },
      bundle: true,
      format: 'esm',
      platform: 'node',
      target: 'node20',
      mainFields: ['module', 'main'],
      plugins: [poisoned, folderForBucket, sheetsInside, chessOfTheService],
      banner: {
        js: "import { createRequire as requiring } from 'node:module'; const require = requiring(import.meta.url);",
      },
    });
  });
  afterAll(() => rmSync(folder, { recursive: true }));
  return async (name: string, event: object): Promise<unknown> => {
    const child = spawn(process.execPath, ['--input-type=module', '-e', PROCESS, join(folder, `${name}.mjs`)], {
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    try {
      await once(child, 'message');
      child.send(event);
      const done = once(child, 'message').then(([{ result }]) => result);
      return await Promise.race([done, sleep(LIMIT, KILLED)]);
    } finally {
      child.kill('SIGKILL');
    }
  };
}
