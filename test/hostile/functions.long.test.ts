import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { chessOfTheService } from '#cdk/build/rules.ts';
import { sheetsInside } from '#cdk/build/sheets.ts';
import { addClub } from '#functions/books/clubs.ts';
import { putWebhook } from '#functions/books/webhooks.ts';
import { entryName, HEAD, ladderPartition } from '#functions/database/keys.ts';
import { createLadder } from '#functions/importing/create-ladder.ts';
import { DynamoStore } from '#functions/ladders/dynamo/store.ts';
import { instant } from '#shared/vocabulary/vocabulary.ts';
import { accepted, HEADER, match, seed } from '../ladders/club.ts';
import { useEmulator } from '../ladders/emulator.ts';
import { type Got, receiver, useInternet } from '../notifying/internet.ts';
import { folderForBucket, impatient, PATIENCE, POISON, poisoned } from './poison.ts';

/** The poisoned one comes first, and several times: whatever it stopped would be the others. */
const LADDERS = ['poison', 'good', 'better'] as const;
const keyOf = (ladder: string) => ({ club: 'riverside', ladder });
const GOOD = ['riverside/better', 'riverside/good'];

const place = useEmulator();
const call = usePoisonedFunctions('settle', 'publish', 'notify', 'sweep');
const site = mkdtempSync(join(tmpdir(), 'site-'));
afterAll(() => rmSync(site, { recursive: true }));
useInternet();

let store: DynamoStore;
/** What the queues were asked. */
let asked: Got[];

beforeAll(async () => {
  const queue = await receiver((_, response) => void response.end('{}'));
  asked = queue.got;
  const address = (name: string): string => `http://127.0.0.1:${queue.port}/${name}`;
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

const messages = (...bodies: readonly string[]) => ({
  Records: bodies.map((body, index) => ({
    messageId: `${index} ${body}`,
    body,
    receiptHandle: body,
    attributes: { ApproximateReceiveCount: '1' },
  })),
});

const records = (name: string) => ({
  Records: LADDERS.map((ladder) => ({
    eventName: 'MODIFY',
    dynamodb: { Keys: { pk: { S: ladderPartition(keyOf(ladder)) }, sk: { S: name } } },
  })),
});

const leftBehind = (...names: readonly string[]) => ({
  batchItemFailures: names.map((itemIdentifier) => ({ itemIdentifier })),
});
const isPublished = (name: string): boolean => existsSync(join(site, name, 'index.html'));

describe('a ladder whose work never ends', { timeout: 60_000 }, () => {
  it('comes back to the queue of what is to be settled alone, and all others are settled', async () => {
    const names = ['riverside/poison', 'riverside/poison', ...GOOD];
    expect(await call('settle', messages(...names))).toEqual(leftBehind('0 riverside/poison', '1 riverside/poison'));
    for (const ladder of ['good', 'better'])
      expect((await store.log(keyOf(ladder))).at(-1)?.command).toMatchObject({ verb: 'settle', by: 'timer' });
  });

  it('goes from the stream to the queue of what is to be published again, and all others are published', async () => {
    expect(await call('publish', records(HEAD))).toEqual(leftBehind());
    // The list of clubs is asked for later, too.
    expect(sentTo('next').filter((body) => !body.startsWith('/'))).toEqual(['riverside/poison']);
    expect(GOOD.filter(isPublished)).toEqual(GOOD);
    expect(isPublished('riverside/poison')).toBe(false);
  });

  it('comes back to that queue alone', async () => {
    rmSync(join(site, 'riverside'), { recursive: true });
    const batch = messages('riverside/poison', ...GOOD, 'riverside', '/');
    expect(await call('publish', batch)).toEqual(leftBehind('0 riverside/poison'));
    expect([...GOOD, 'riverside', ''].filter((name) => !isPublished(name))).toEqual([]);
  });

  it('is looked at by the sweep like all others', async () => {
    rmSync(join(site, 'riverside'), { recursive: true });
    await call('sweep', {});
    expect(sentTo('next')).toEqual(expect.arrayContaining([...GOOD, 'riverside', 'riverside/poison']));
  });

  it('goes to the queue of lines to be told again, and of all others is told', async () => {
    expect(await call('notify', records(entryName(3)))).toEqual(leftBehind());
    expect(sentTo('again')).toEqual(['riverside/poison/3']);
    expect(sentTo('next').map((body) => body.split('/', 2).join('/'))).toEqual(['riverside/better', 'riverside/good']);
  });

  it('costs a batch its limit once, however many of its lines are in it', async () => {
    const lines = ['riverside/poison/3', 'riverside/poison/3', 'riverside/poison/3', 'riverside/good/3'];
    const begun = performance.now();
    const { length } = lines.slice(0, 3);
    const left = lines.slice(0, length).map((line, index) => `${index} ${line}`);
    expect(await call('notify', messages(...lines))).toEqual(leftBehind(...left));
    expect(performance.now() - begun).toBeLessThan(2 * PATIENCE);
  });
});

type Handler = (event: object, context: { getRemainingTimeInMillis(): number }) => Promise<unknown>;

const MINUTE = { getRemainingTimeInMillis: () => 60_000 };

/** Functions as they are packaged, but poisoned, by name. */
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
      plugins: [poisoned, impatient, folderForBucket, sheetsInside, chessOfTheService],
      banner: {
        js: "import { createRequire as requiring } from 'node:module'; const require = requiring(import.meta.url);",
      },
    });
  });
  afterAll(() => rmSync(folder, { recursive: true }));
  return async (name: string, event: object): Promise<unknown> => {
    const { handler }: { handler: Handler } = await import(join(folder, `${name}.mjs`));
    return handler(event, MINUTE);
  };
}
