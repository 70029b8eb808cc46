import { beforeEach, describe, expect, test } from 'vitest';
import { settleLadder } from '#functions/settling/settle-ladder.ts';
import { instant } from '#shared/vocabulary/vocabulary.ts';
import { at, Evening, LADDER } from './evening.ts';

const MAIN = { club: 'riverside', ladder: 'main' };

let evening: Evening;
let key: string;

beforeEach(async () => {
  evening = await Evening.begin();
  key = await evening.hand('riverside', { role: 'organiser', label: 'Jo' });
});

const change = (body: object, by = key) => evening.send('POST', `${LADDER}/status`, { key: by, body });
const look = async () => (await evening.must('GET', `${LADDER}/status`, { key })).json;

describe('an organiser', () => {
  test('hides a ladder, closes it, and undoes both, each told in the admin history', async () => {
    expect(await look()).toEqual({ name: 'main', hidden: false, closed: false });
    expect((await change({ hidden: true, closed: true })).json).toEqual({ name: 'main', hidden: true, closed: true });
    evening.now = instant(evening.now + 1000);
    expect((await change({ closed: false })).json).toEqual({ name: 'main', hidden: true, closed: false });
    evening.now = instant(evening.now + 1000);
    expect((await change({ hidden: false })).json).toEqual(await look());
    const { json } = await evening.must('GET', '/api/clubs/riverside/changes', { key });
    const changes = Array.isArray(json['changes']) ? json['changes'] : [];
    const told = changes.map(({ what }) => String(what));
    expect(told.slice(0, 2)).toEqual(['ladder-shown', 'ladder-opened']);
    expect(told.slice(2).toSorted()).toEqual(['ladder-closed', 'ladder-hidden']);
    for (const each of changes) expect(each).toMatchObject({ about: 'main', ladder: 'main', by: 'Jo' });
  });

  test('says something of a ladder that is there, and nothing else', async () => {
    for (const body of [{}, { hidden: 1 }, { deleted: true }]) expect((await change(body)).status).toBe(400);
    const nowhere = await evening.send('POST', '/api/clubs/riverside/ladders/no/status', {
      key,
      body: { closed: true },
    });
    expect([nowhere.status, nowhere.json['code']]).toEqual([404, 'unknown-ladder']);
    expect((await change({ closed: true }, await evening.hand('riverside', { role: 'scorer' }))).status).toBe(403);
    expect((await change({ closed: true }, await evening.hand('hilltop', { role: 'organiser' }))).status).toBe(403);
  });
});

describe('on a closed ladder', () => {
  beforeEach(async () => void (await change({ closed: true })));

  test('nothing is recorded, not even as a trial, and everybody is told why; it is still there to look at', async () => {
    const body = { challenge: 'open', score: [2, 0] };
    for (const query of [{}, { dryRun: 'true' }]) {
      const got = await evening.send('POST', `${LADDER}/result`, { key, body, query });
      expect([got.status, got.json['code'], got.json['detail']]).toEqual([409, 'ladder-closed', expect.any(String)]);
    }
    await evening.must('GET', LADDER, { key });
    await evening.must('GET', `${LADDER}/log`, { key });
    await change({ closed: false });
    await evening.must('POST', `${LADDER}/result`, { key, body });
  });

  test('nothing falls due; what fell due meanwhile is worked out once it is opened again', async () => {
    const later = instant(at('2021-11-02T12:00:00Z'));
    const world = { store: evening.store, now: () => later };
    expect(await settleLadder(world, MAIN)).toBe('nothing-due');
    await change({ closed: false });
    expect(await settleLadder(world, MAIN)).toBe('settled');
  });
});
