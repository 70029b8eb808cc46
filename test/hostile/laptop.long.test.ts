import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addClub } from '#functions/books/clubs.ts';
import type { HttpEvent } from '#functions/http/event.ts';
import { runtimeIn } from '#functions/http/world.ts';
import { createLadder } from '#functions/importing/create-ladder.ts';
import { DynamoStore } from '#functions/ladders/dynamo/store.ts';
import { newVapidKey } from '#functions/notifying/push/vapid.ts';
import { threadScript } from '#local/building.ts';
import { following, settlingIn } from '#local/follow.ts';
import { handOut } from '#local/keys.ts';
import { Publisher } from '#local/publisher.ts';
import { Offload } from '#local/threads/offload.ts';
import { instant } from '#shared/vocabulary/vocabulary.ts';
import { accepted, HEADER, match, seed } from '../ladders/club.ts';
import { useEmulator } from '../ladders/emulator.ts';
import { POISON, poisoned } from './poison.ts';

const POISONED = { club: 'poison', ladder: 'main' };
const GOOD = ['first', 'second', 'third'].map((club) => ({ club, ladder: 'main' }));

const place = useEmulator();
const folder = mkdtempSync(join(tmpdir(), 'site-'));
const now = () => instant(Date.now());
const told: string[] = [];
let store: DynamoStore;
let offload: Offload;
let publisher: Publisher;
const keys = new Map<string, string>();

beforeAll(async () => {
  const { table, endpoint } = place();
  store = new DynamoStore({ table, endpoint });
  for (const key of [POISONED, ...GOOD]) {
    await addClub(store.database, { id: key.club, name: key.club });
    await createLadder(store.database, key, { ...HEADER, name: key === POISONED ? POISON : key.club });
    accepted(await store.submit(key, seed(['ann', 'bob'])));
    accepted(await store.submit(key, match('m1', 'bob', 'ann')));
    keys.set(key.club, await handOut(store, key.club, now(), { role: 'organiser', label: 'organiser' }));
  }
  offload = new Offload(await threadScript({ plugins: [poisoned] }), {
    where: { kind: 'endpoint', table, endpoint },
    ahead: 0,
    origin: 'http://127.0.0.1:4000',
    release: 'r1',
    signUp: false,
    site: folder,
    listening: '/live',
    mail: join(folder, 'mail'),
    webhookKey: new Uint8Array(32),
    pushKey: newVapidKey(),
    transfers: { folder: join(folder, 'transfers'), secret: Buffer.alloc(32) },
  });
  publisher = new Publisher({
    store,
    now,
    publish: async (...asked) => (await offload.publish(...asked)).published ?? 'current',
    tell: (what, error) => told.push(`${what}: ${error}`),
  });
});
afterAll(async () => {
  await offload.close();
  rmSync(folder, { recursive: true });
});

/** Looks at a ladder as its organiser does; the rules are asked what is due. */
async function look({ club, ladder }: typeof POISONED): Promise<number | undefined> {
  const event: HttpEvent = {
    routeKey: 'GET /api/clubs/{club}/ladders/{ladder}',
    headers: { authorization: `Bearer ${keys.get(club)}` },
    pathParameters: { club, ladder },
    isBase64Encoded: false,
    requestContext: {},
  };
  return (await offload.answer('sessions-and-views', event, async () => {})).statusCode;
}

const isPublished = ({ club, ladder }: typeof POISONED): boolean =>
  existsSync(join(folder, club, ladder, 'index.html'));

describe('on a laptop a ladder whose work never ends', { timeout: 120_000 }, () => {
  it('is looked at for ever, and all others are looked at meanwhile, time and again', async () => {
    const ends: string[] = [];
    void look(POISONED)
      .catch(() => {})
      .then(() => ends.push('poison'));
    for (let round = 0; round < 10; round++) expect(await Promise.all(GOOD.map(look))).toEqual([200, 200, 200]);
    expect(ends).toEqual([]);
  });

  it('is not published at the start, which is told, and all others are, within its limit', async () => {
    await publisher.all();
    expect(GOOD.filter(isPublished)).toEqual(GOOD);
    expect(isPublished(POISONED)).toBe(false);
    expect(told).toEqual(['publishing poison/main: TookTooLong: took longer than 20 s']);
  });

  it('is not settled by the timer, which is told, and all others are, and are published', async () => {
    told.length = 0;
    const notices = { enqueue: async () => [], follow: () => {} };
    const follow = following(publisher, notices, { enqueue: async () => [] });
    const runtime = runtimeIn({ store, now, siteOrigin: '', log: () => {} });
    const settle = settlingIn(
      runtime,
      async (due) => {
        const done = await offload.settle(due);
        await follow(done);
        return done.settled ?? 'nothing-due';
      },
      (what, error) => told.push(`${what}: ${error}`),
    );
    await settle();
    for (const key of GOOD) expect((await store.log(key)).at(-1)?.command.verb).toBe('settle');
    expect((await store.log(POISONED)).at(-1)?.command.verb).toBe('match');
    expect(told).toContain('settling poison/main: TookTooLong: took longer than 14 s');
  });
});
