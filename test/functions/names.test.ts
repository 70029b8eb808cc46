import { beforeEach, describe, expect, test } from 'vitest';
import { Evening, LADDER } from './evening.ts';

const CLUB = '/api/clubs/riverside';
const JUNIORS = `${CLUB}/ladders/juniors`;

let evening: Evening;
let key: string;

beforeEach(async () => {
  evening = await Evening.begin();
  key = await evening.hand('riverside', { role: 'organiser', label: 'Jo' });
});

/** Each door through which somebody is called by name. */
const DOORS: readonly (readonly [door: string, path: string, body: (name: string) => object, field: string])[] = [
  [
    'begins a ladder',
    `${JUNIORS}/seed`,
    (name) => ({ order: 'given', players: [{ id: 'bo' }, { id: 'carla', name }] }),
    'players.1.name',
  ],
  [
    'begins a season',
    `${LADDER}/seasons`,
    (name) => ({
      season: { start: '2021-09-06', end: '2022-06-06' },
      endsEarly: true,
      players: [{ id: 'carla', name }],
    }),
    'players.0.name',
  ],
  ['asks to join', `${LADDER}/requests`, (name) => ({ name, consent: true }), 'name'],
  ['joins a ladder', `${LADDER}/join`, (name) => ({ player: 'carla', name }), 'name'],
  ['is renamed', `${LADDER}/rename`, (name) => ({ player: 'ann', name }), 'name'],
  ['becomes a member', `${CLUB}/members`, (name) => ({ members: [{ id: 'carla', name }] }), 'members.0.name'],
  ['is changed as a member', `${CLUB}/members/ann`, (name) => ({ version: 0, name }), 'name'],
  [
    'gets a nickname',
    CLUB,
    (name) => ({ naming: { mode: 'nickname', nicknames: { ann: name } } }),
    'naming.nicknames.ann',
  ],
];

describe('nobody is called by what is no name', () => {
  test.each(DOORS)('who %s', async (_, path, body, field) => {
    const method = path === CLUB ? 'PATCH' : 'POST';
    await evening.must('PATCH', CLUB, { key, body: { joining: true } });
    const wrong = ['carla@x.org', '079 123 45 67', '1. Carla', 'Carla:', 'C\uFFFDrla', 'C\u0007rla'];
    for (const name of wrong) {
      const got = await evening.unchangedBy(() => evening.send(method, path, { key, body: body(name) }));
      expect([name, got.status, got.json['detail']]).toEqual([
        name,
        400,
        expect.stringMatching(new RegExp(`^${field}: .*[^.][.]$`)),
      ]);
    }
    expect((await evening.send(method, path, { key, body: body('Carla Roth (Oberwil)') })).status).toBeLessThan(300);
  });
});

describe('a name that was taken before', () => {
  const BEFORE = 'Ann ann@example.org';
  const COPY = `${CLUB}/ladders/copy`;

  test('is imported with its log line for line, and its player goes on into the next season', async () => {
    const log = (await evening.must('GET', `${LADDER}/log`, { key })).text.replace('"Ann"', JSON.stringify(BEFORE));
    await evening.must('POST', `${COPY}/import`, { key, headers: { 'content-type': 'application/jsonl' }, body: log });
    await evening.workOff();
    expect((await evening.must('GET', `${COPY}/log`, { key })).text).toBe(log);
    const players = ['ann', 'bob'].map((id) => ({ id, name: id === 'ann' ? BEFORE : 'Bob' }));
    const body = { season: { start: '2021-09-06', end: '2022-06-06' }, endsEarly: true, players };
    await evening.must('POST', `${COPY}/seasons`, { key, body });
  });
});
