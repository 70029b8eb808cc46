import { beforeEach, describe, expect, test } from 'vitest';
import { REST } from '#functions/erasing/rest.ts';
import { instant } from '#shared/vocabulary/vocabulary.ts';
import { Evening, LADDER } from './evening.ts';

const CLUB = '/api/clubs/riverside';
const MAIN = { club: 'riverside', ladder: 'main' };

let evening: Evening;
let key: string;

beforeEach(async () => {
  evening = await Evening.begin();
  key = await evening.hand('riverside', { role: 'organiser', label: 'Jo' });
});

const remove = (body: object, by = key) => evening.send('POST', `${LADDER}/deletion`, { key: by, body });

/** Works off what is queued, and a quarter of an hour later what is left. */
async function clearAll(): Promise<void> {
  await evening.workOff();
  evening.now = instant(evening.now + REST);
  evening.queued.push(...evening.later.splice(0));
  await evening.workOff();
}

describe('a ladder', () => {
  test('is deleted by an organiser of its own club who types its name, and by nobody else', async () => {
    for (const body of [{}, { name: 'Main' }, { name: '' }]) expect((await remove(body)).status).toBe(400);
    for (const [club, role] of [
      ['riverside', 'scorer'],
      ['hilltop', 'organiser'],
    ] as const)
      expect((await remove({ name: 'main' }, await evening.hand(club, { role }))).status).toBe(403);
    await evening.must('GET', LADDER, { key });
    const got = await remove({ name: 'main' });
    expect([got.status, got.json]).toEqual([202, { deleted: 'riverside/main' }]);
  });

  test('is gone at once, said so to everybody until all is cleared, and then there is none', async () => {
    const before = await evening.store.version(MAIN);
    await remove({ name: 'main' });
    const body = { player: 'eve' };
    const said = async (sent = evening) => {
      const got = await sent.send('POST', `${LADDER}/arrive`, { key, body });
      return [got.status, got.json['code']];
    };
    expect([await said(), await said(evening.twin())]).toEqual([
      [410, 'ladder-deleted'],
      [410, 'ladder-deleted'],
    ]);
    expect((await remove({ name: 'main' })).json['code']).toBe('ladder-deleted');
    const again = { id: 'main', system: 'crewe', timezone: 'Europe/London', season: { start: '2021-09-06' } };
    const make = () => evening.send('POST', `${CLUB}/ladders`, { key, body: again });
    expect((await make()).json['code']).toBe('being-deleted');
    await clearAll();
    expect(await said(evening.twin())).toEqual([404, 'unknown-ladder']);
    expect((await make()).status).toBe(201);
    const now = await evening.store.version(MAIN);
    expect([now?.line, now?.epoch === before?.epoch]).toEqual([1, false]);
    const { json } = await evening.must('GET', `${CLUB}/changes`, { key });
    expect(json['changes']).toMatchObject([{ what: 'ladder-deleted', about: 'main', by: 'Jo' }]);
  });

  test('that messages still name does no harm, however often they come', async () => {
    await remove({ name: 'main' });
    evening.queued.push('riverside/main', 'riverside/main', 'riverside/none', 'riverside');
    await clearAll();
    evening.queued.push('riverside/main');
    await evening.workOff();
    expect(evening.lines.filter(({ outcome }) => outcome === 'failed')).toEqual([]);
  });
});

describe('a club', () => {
  test('is deleted by the operator who types its name, with all its ladders and keys', async () => {
    const path = `${CLUB}/deletion`;
    expect((await evening.send('POST', path, { key, body: { name: 'The riverside club' } })).status).toBe(403);
    expect((await evening.send('POST', path, { operator: true, body: { name: 'riverside' } })).status).toBe(400);
    const got = await evening.send('POST', path, { operator: true, body: { name: 'The riverside club' } });
    expect([got.status, got.json]).toEqual([202, { deleted: 'riverside' }]);
    const create = { operator: true, body: { id: 'riverside', name: 'Another' } };
    expect((await evening.send('POST', '/api/clubs', create)).json['code']).toBe('being-deleted');
    await clearAll();
    expect(evening.database.dump()).not.toContain('riverside');
    expect((await evening.twin().send('GET', LADDER, { key })).json['code']).toBe('unknown-key');
    expect((await evening.send('POST', '/api/clubs', create)).status).toBe(201);
  });
});
