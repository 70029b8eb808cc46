import { beforeEach, describe, expect, test } from 'vitest';
import { unpacked } from '#functions/database/stored.ts';
import { REST } from '#functions/erasing/clear.ts';
import { beginDeletingClub } from '#functions/erasing/deleting.ts';
import { createLadder } from '#functions/importing/create-ladder.ts';
import { settleLadder } from '#functions/ladders/settle-ladder.ts';
import { instant } from '#shared/vocabulary/vocabulary.ts';
import { header } from '../view/club.ts';
import { at, Evening, LADDER, outcomeOf } from './evening.ts';

const CLUB = '/api/clubs/riverside';
const MAIN = { club: 'riverside', ladder: 'main' };

let evening: Evening;
let key: string;
beforeEach(async () => {
  evening = await Evening.begin();
  key = await evening.hand('riverside', { role: 'organiser', label: 'Jo' });
});

const change = (body: object) => evening.send('POST', `${LADDER}/status`, { key, body });
const remove = (body: object) => evening.send('POST', `${LADDER}/deletion`, { key, body });
const forget = (body: object, query = {}) => evening.send('POST', `${CLUB}/forgetting`, { key, body, query });
const history = async () => JSON.parse((await evening.must('GET', `${CLUB}/changes`, { key })).text).changes;

/** Works off what is queued, and a quarter of an hour later what is left. */
async function clearAll(): Promise<void> {
  await evening.workOff();
  evening.advance(REST);
  evening.queued.push(...evening.later.splice(0));
  await evening.workOff();
}

describe('a ladder that an organiser hides or closes', () => {
  test('is as it was once that is undone, each told in the admin history', async () => {
    const look = async () => (await evening.must('GET', `${LADDER}/status`, { key })).json;
    expect(await look()).toEqual({ name: 'main', hidden: false, closed: false });
    for (const [body, hidden, closed] of [
      [{ hidden: true, closed: true }, true, true],
      [{ closed: false }, true, false],
      [{ hidden: false }, false, false],
    ] as const) {
      expect((await change(body)).json).toEqual({ name: 'main', hidden, closed });
      expect(await look()).toEqual({ name: 'main', hidden, closed });
      evening.advance(1000);
    }
    const changes = await history();
    const told = changes.map(({ what }: { what: string }) => what);
    expect(told.slice(0, 2)).toEqual(['ladder-shown', 'ladder-opened']);
    expect(told.slice(2).toSorted()).toEqual(['ladder-closed', 'ladder-hidden']);
    for (const each of changes) expect(each).toMatchObject({ about: 'main', ladder: 'main', by: 'Jo' });
  });

  test('is one that is there, and something is said of it', async () => {
    for (const body of [{}, { hidden: 1 }, { deleted: true }]) expect((await change(body)).status).toBe(400);
    const sent = { key, body: { closed: true } };
    expect(outcomeOf(await evening.send('POST', `${CLUB}/ladders/no/status`, sent))).toBe('unknown-ladder');
  });

  test('takes nothing while it is closed, not even as a trial, and tells everybody why; it is still there to look at', async () => {
    await change({ closed: true });
    const body = { challenge: 'open', score: [2, 0] };
    for (const query of [{}, { dryRun: 'true' }])
      expect(outcomeOf(await evening.post('result', { key, body, query }))).toBe('ladder-closed');
    for (const path of [LADDER, `${LADDER}/log`]) await evening.must('GET', path, { key });
    await change({ closed: false });
    expect((await evening.post('result', { key, body })).status).toBe(200);
  });

  test('has nothing fall due while it is closed; what did is worked out once it is opened again', async () => {
    await change({ closed: true });
    const later = instant(at('2021-11-02T12:00:00Z'));
    const world = { store: evening.store, now: () => later };
    expect(await settleLadder(world, MAIN)).toBe('nothing-due');
    await change({ closed: false });
    expect(await settleLadder(world, MAIN)).toBe('settled');
  });
});

describe('a ladder that is deleted', () => {
  test('has its name typed before, and is gone for whoever has looked at it', async () => {
    for (const body of [{}, { name: 'Main' }, { name: '' }]) expect((await remove(body)).status).toBe(400);
    await evening.must('GET', LADDER, { key });
    expect(await remove({ name: 'main' })).toMatchObject({ status: 202, json: { deleted: 'riverside/main' } });
  });

  test('is gone at once, said so to everybody until all is cleared, and then there is none', async () => {
    const before = await evening.store.version(MAIN);
    await remove({ name: 'main' });
    const said = async (by = evening) => outcomeOf(await by.post('arrive', { key, body: { player: 'eve' } }));
    for (const by of [evening, evening.twin()]) expect(await said(by)).toBe('ladder-deleted');
    expect((await remove({ name: 'main' })).json['code']).toBe('ladder-deleted');
    const again = { id: 'main', system: 'crewe', timezone: 'Europe/London', season: { start: '2021-09-06' } };
    const make = () => evening.send('POST', `${CLUB}/ladders`, { key, body: again });
    expect((await make()).json['code']).toBe('being-deleted');
    await clearAll();
    expect(await said(evening.twin())).toBe('unknown-ladder');
    expect((await make()).status).toBe(201);
    const now = await evening.store.version(MAIN);
    expect([now?.line, now?.epoch === before?.epoch]).toEqual([1, false]);
    expect(await history()).toMatchObject([{ what: 'ladder-deleted', about: 'main', by: 'Jo' }]);
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

test('a club is deleted by the operator who types its name, with all its ladders and keys', async () => {
  const path = `${CLUB}/deletion`;
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

describe('a person who is forgotten', () => {
  test('is one who is there, whose name is typed', async () => {
    const dee = { player: 'dee', name: 'Dee' };
    for (const body of [{}, { player: 'dee' }, { ...dee, name: 'Bob' }, { ...dee, also: [''] }])
      expect((await forget(body)).status).toBe(400);
    expect((await forget({ player: 'nobody', name: 'Nobody' })).json['code']).toBe('unknown-player');
    expect(evening.queued).toEqual([]);
  });

  test('stays as somebody else, with their place and their match, and their link opens nothing; a trial says so before', async () => {
    const own = await evening.hand('riverside', { role: 'player', label: 'Dee’s phone', player: 'dee' });
    const override = 'Dee was late, and Deedee asked';
    const body = { id: 'b', challenger: 'ann', challenged: 'bob', override };
    await evening.must('POST', `${LADDER}/challenge`, { key, body });
    const person = { player: 'dee', name: 'Dee', also: ['Deedee'] };
    const trial = await forget({ ...person, also: [] }, { dryRun: 'true' });
    expect(trial.json).toMatchObject({ ladders: [{ ladder: 'main', texts: 1, left: [] }] });
    expect(JSON.stringify(trial.json)).not.toContain('juniors');
    const words = 'Bring your own clock.\nAsk Dee for the key.';
    await evening.must('POST', `${LADDER}/configure`, { key, body: { settings: { words } } });
    const warned = await forget({ ...person, also: [] }, { dryRun: 'true' });
    // What the club says in its own words is changed in its lines; what a ladder was made with is for the club to change.
    expect(warned.json).toMatchObject({ ladders: [{ texts: 2, left: [] }] });
    await evening.openLadder({ system: 'crewe', season: { start: '2021-09-06' }, settings: { words } }, [
      { id: 'dee', name: 'Dee' },
      { id: 'ann', name: 'Ann' },
    ]);
    const { ladders } = (await forget({ ...person, also: [] }, { dryRun: 'true' })).json;
    expect(ladders).toContainEqual(
      expect.objectContaining({ ladder: 'other', left: [{ line: 1, text: 'Ask Dee for the key.' }] }),
    );
    await evening.must('GET', `${LADDER}/state`, { key: own });
    const got = await forget(person);
    expect(got.status).toBe(202);
    await clearAll();
    const log = (await evening.must('GET', `${LADDER}/log`, { key })).text;
    expect(log).not.toMatch(/dee/i);
    expect(log).toContain(`"override":"${got.json['name']} was late, and ${got.json['name']} asked"`);
    expect((await evening.twin().send('GET', `${LADDER}/state`, { key: own })).json['code']).toBe('unknown-key');
    await evening.must('POST', `${LADDER}/result`, { key, body: { challenge: 'open', score: [2, 0] } });
    const { json } = await evening.must('GET', LADDER, { key });
    expect(JSON.stringify(json['standings'])).toContain(String(got.json['as']));
    expect((await forget(person)).json['code']).toBe('unknown-player');
  });

  test('goes by their id too, where a ladder shows them by it: nothing of them is left on the one that names them', async () => {
    const ladder = { system: 'crewe', season: { start: '2021-09-06' } };
    await evening.openLadder(ladder, [{ id: 'dee' }, { id: 'ann' }]);
    expect((await forget({ player: 'ann', name: 'Dee' })).status).toBe(400);
    expect((await forget({ player: 'bob', name: 'bob' })).status).toBe(400);
    expect((await forget({ player: 'dee', name: 'dee' })).status).toBe(202);
    await clearAll();
    const items = evening.database.items().filter(({ pk }) => pk.startsWith('CLUB#riverside'));
    expect(items.map((item) => JSON.stringify(unpacked(item) ?? item)).filter((each) => /\bdee\b/i.test(each))).toEqual(
      [],
    );
    for (const path of [LADDER, `${CLUB}/ladders/other`])
      expect((await evening.must('GET', `${path}/log`, { key })).text).not.toMatch(/dee/i);
  });
});

test('a club that is deleted while a ladder is made in it has none', async () => {
  const evening = await Evening.begin();
  const key = { club: 'hilltop', ladder: 'late' };
  const made = createLadder(evening.database, key, header());
  await beginDeletingClub(evening.database, 'hilltop', evening.now);
  expect(await made).toBe('no-such-club');
  expect(await evening.store.version(key)).toBeUndefined();
});
