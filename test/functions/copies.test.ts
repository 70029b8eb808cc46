import { beforeEach, expect, test } from 'vitest';
import { Evening, LADDER } from './evening.ts';

const CLUB = '/api/clubs/riverside';

let evening: Evening;
let organiser: string;
let ann: string;

beforeEach(async () => {
  evening = await Evening.begin();
  organiser = await evening.hand('riverside', { role: 'organiser', label: 'Jo' });
  ann = await evening.hand('riverside', { role: 'player', label: 'Ann’s phone', player: 'ann' });
  const members = [
    { id: 'zoe', name: 'Zoe', note: 'knows Ann well' },
    { id: 'yan', name: 'Yan', note: 'owes a round' },
  ];
  await evening.must('POST', `${CLUB}/members`, { key: organiser, body: { members } });
});

const own = (key = ann) => evening.send('GET', `${CLUB}/own/copy`, { key });
const copy = (of: string, key = organiser) => evening.send('POST', `${CLUB}/members/${of}/copy`, { key, body: {} });
const history = async () => (await evening.must('GET', `${CLUB}/changes`, { key: organiser })).text;

test('a player gets a copy of all that is kept of them, with what each part of it is, and nobody notes that', async () => {
  const before = await history();
  const { json, text } = await own();
  expect(json).toMatchObject({
    format: 1,
    club: { id: 'riverside' },
    person: { id: 'ann', name: 'Ann', names: ['Ann'] },
    kept: {
      links: [{ what: 'link', label: 'Ann’s phone', created: '2021-09-06T19:00:00.000Z' }, { what: 'link last used' }],
    },
    ladders: [{ ladder: 'main', seasons: [{ season: '', lines: expect.any(Array) }] }],
  });
  expect(text).toContain('All that ');
  expect(text).toContain('"seed":{"order":"given","players":[{"id":"ann"');
  for (const word of [/\bZoe\b/, /knows Ann well/, /"bob","name"/, /\bJo\b/]) expect(text).not.toMatch(word);
  expect(await history()).toBe(before);
});

test('an organiser makes one of anybody, and the admin history says so', async () => {
  await evening.must('POST', `${LADDER}/rename`, { key: organiser, body: { player: 'ann', name: 'Ann Lee' } });
  const { json, text } = await copy('ann');
  expect(json).toMatchObject({ person: { name: 'Ann Lee', names: ['Ann', 'Ann Lee'] } });
  expect(text).toContain('knows Ann well');
  expect(text).not.toContain('owes a round');
  expect(await history()).toContain('person-copied');
  expect((await copy('nobody')).status).toBe(404);
});

test('a copy is for nobody else, and made so often at most', async () => {
  const scorer = await evening.hand('riverside', { role: 'scorer' });
  for (const key of [scorer, ann]) expect((await copy('ann', key)).status).toBe(403);
  for (const key of [scorer, organiser]) expect((await own(key)).status).toBe(403);
  const statuses: number[] = [];
  for (let times = 0; times < 11; times++) statuses.push((await own()).status);
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
});
