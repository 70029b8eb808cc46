import { beforeEach, describe, expect, test } from 'vitest';
import { ACCESS_COUNT, clubPartition } from '#functions/database/keys.ts';
import { readClub } from '#functions/ladders/clubs.ts';
import { MOST } from '#shared/log/limits.ts';
import { header } from '../ladders/club.ts';
import { Evening } from './evening.ts';

const HEADER = { system: 'crewe', timezone: 'Europe/London', season: { start: '2021-09-06' } };
const LOG = `${JSON.stringify({ ladder: HEADER })}\n`;
const LOG_TYPE = { 'content-type': 'application/jsonl' };

let evening: Evening;
let key: string;

beforeEach(async () => {
  evening = await Evening.begin();
  key = await evening.hand('riverside', { role: 'organiser' });
});

describe('a club', () => {
  test('has so many ladders and no more: its page lists them all, and all of them are looked after for ever', async () => {
    const { store } = evening;
    const { ladders = [] } = (await readClub(store.database, 'riverside')) ?? {};
    for (let count = ladders.length; count < MOST.ladders - 1; count++)
      await store.createLadder({ club: 'riverside', ladder: `l${count}` }, header(HEADER));
    const open = (id: string) => evening.send('POST', '/api/clubs/riverside/ladders', { key, body: { id, ...HEADER } });
    const bring = () =>
      evening.send('POST', '/api/clubs/riverside/ladders/copy/import', { key, headers: LOG_TYPE, body: LOG });
    expect((await open('last')).status).toBe(201);
    for (const got of [await open('more'), await bring()])
      expect([got.status, got.json['code']]).toEqual([409, 'too-many-ladders']);
    expect(await store.load({ club: 'riverside', ladder: 'copy' })).toBeUndefined();
    expect((await open('last')).json['code']).toBe('already-exists');
  });

  test('that is full by the time an import ends does not get its ladder, and is told why', async () => {
    const { store } = evening;
    const path = '/api/clubs/riverside/ladders/copy/import';
    expect((await evening.send('POST', path, { key, headers: LOG_TYPE, body: LOG })).status).toBe(202);
    const { ladders = [] } = (await readClub(store.database, 'riverside')) ?? {};
    for (let count = ladders.length; count < MOST.ladders; count++)
      await store.createLadder({ club: 'riverside', ladder: `l${count}` }, header(HEADER));
    await evening.workOff();
    expect((await evening.send('GET', path, { key })).json).toMatchObject({
      state: 'failed',
      fault: 'A club has 500 ladders at most, and others were made meanwhile. Nothing was imported.',
    });
    expect((await evening.must('GET', '/api/clubs/riverside/imports', { key })).json['imports']).toMatchObject([
      { id: 'copy', state: 'failed' },
    ]);
    expect((await evening.send('DELETE', path, { key })).status).toBe(200);
    expect(await store.load({ club: 'riverside', ladder: 'copy' })).toBeUndefined();
  });

  test('has so many access keys and no more: whoever stole a link cannot hide it among others', async () => {
    await evening.database.put({ pk: clubPartition('riverside'), sk: ACCESS_COUNT, count: MOST.keys });
    const got = await evening.send('POST', '/api/clubs/riverside/access', {
      key,
      body: { role: 'scorer', label: 'tablet' },
    });
    expect([got.status, got.json['code']]).toEqual([409, 'too-many-keys']);
  });
});
