import { beforeEach, describe, expect, test, vi } from 'vitest';
import { Evening, type Got, outcomeOf } from './evening.ts';

const PATH = '/api/clubs/riverside/ladders/pairs';

const person = (name: string) => ({ id: name.toLowerCase(), name });
const pair = (id: string, ...names: readonly string[]) => ({ id, people: names.map(person) });

/** Pairs by House rules, the top one first, on 6 September 2021 at 20:00; Ann is in two of them. */
const PAIRS = [
  pair('aces', 'Ann', 'Bob'),
  pair('bees', 'Cy', 'Dee'),
  pair('cats', 'Eve', 'Fay', 'Hal'),
  pair('dogs', 'Gus', 'Ann'),
];

let evening: Evening;
let [ann, bob, cy, dee, eve, gus, organiser] = ['', '', '', '', '', '', ''];
beforeEach(async () => {
  evening = await Evening.begin();
  await evening.openLadder({ system: 'house', entrants: 'pairs', settings: { confirm: 3 } }, PAIRS, 'pairs');
  const asPlayer = (player: string) => evening.asPlayer(player);
  [ann, bob, cy] = [await asPlayer('ann'), await asPlayer('bob'), await asPlayer('cy')];
  [dee, eve, gus] = [await asPlayer('dee'), await asPlayer('eve'), await asPlayer('gus')];
  organiser = await evening.hand('riverside', { role: 'organiser' });
});

const post = (key: string, verb: string, body: object) => evening.send('POST', `${PATH}/${verb}`, { key, body });
const did = async (got: Promise<Got>) => outcomeOf(await got);
const challenged = () => post(cy, 'challenge', { id: 'c1', challenger: 'bees', challenged: 'aces' });
const upcoming = async (key: string, as?: string) =>
  (await evening.must('GET', `${PATH}/upcoming`, { key, ...(as !== undefined && { query: { as } }) })).json;

describe('either of a pair speaks for it (P8)', () => {
  test('challenges, accepts, and says that it is away', async () => {
    expect((await challenged()).json).toMatchObject({ by: 'cy' });
    expect((await post(bob, 'accept', { challenge: 'c1' })).json).toMatchObject({ by: 'bob' });
    expect(await did(post(dee, 'away', { player: 'bees', from: '2021-10-01', to: '2021-10-05' }))).toBe(200);
  });

  test.each([
    ['a challenge', 'challenge', { challenger: 'cats', challenged: 'bees' }],
    ['days away', 'away', { player: 'cats', from: '2021-10-01', to: '2021-10-05' }],
    ['an answer', 'accept', { challenge: 'c1' }],
    ['an entry in their own name', 'away', { player: 'cy', from: '2021-10-01', to: '2021-10-05' }],
  ])('and for no other: %s', async (_, verb, body) => {
    await challenged();
    expect(await did(post(dee, verb, body))).toMatch(/not-yours|unknown-player/);
  });

  test('brings it back, but makes none and regroups none', async () => {
    await evening.must('POST', `${PATH}/leave`, { key: organiser, body: { player: 'cats' } });
    expect(await did(post(eve, 'join', { player: 'cats' }))).toBe(201);
    const people = [person('Eve'), person('Gus')];
    expect(await did(post(eve, 'join', { player: 'elks', people }))).toBe('not-your-role');
    expect(await did(post(eve, 'join', { player: 'eve' }))).not.toBe(201);
    expect(await did(post(eve, 'regroup', { player: 'cats', people }))).toBe('not-your-role');
  });

  test('a member whose id is that of a pair speaks for nobody', async () => {
    await challenged();
    const aces = await evening.asPlayer('aces');
    expect(await did(post(aces, 'accept', { challenge: 'c1' }))).toBe('not-yours');
    expect(await did(post(aces, 'away', { player: 'aces', from: '2021-10-01', to: '2021-10-05' }))).toBe('not-yours');
    expect(await did(evening.send('GET', `${PATH}/upcoming`, { key: aces }))).toBe('unknown-ladder');
    const { json } = await evening.must('GET', '/api/clubs/riverside/own', { key: aces });
    expect(json['ladders']).toContainEqual({ ladder: 'pairs', name: 'pairs', waits: [] });
  });

  test('a person in two pairs speaks for both', async () => {
    const challenges = { challenger: 'dogs', challenged: 'cats' };
    expect(await did(post(ann, 'challenge', challenges))).toBe(201);
    expect(await did(post(ann, 'away', { player: 'aces', from: '2021-10-01', to: '2021-10-05' }))).toBe(200);
  });
});

describe('a result of pairs', () => {
  beforeEach(async () => {
    await challenged();
    await post(bob, 'accept', { challenge: 'c1' });
  });

  test('says which pair reports it, and who did, and is confirmed by the other pair alone', async () => {
    const { json } = await post(dee, 'result', { challenge: 'c1', score: [3, 1] });
    expect(json).toMatchObject({ by: 'dee', reported: 'bees' });
    expect(await did(post(cy, 'approve', { challenge: 'c1' }))).toBe('not-yours');
    expect(await did(post(eve, 'approve', { challenge: 'c1' }))).toBe('not-yours');
    expect(await did(post(bob, 'approve', { challenge: 'c1' }))).toBe(200);
  });

  test.each([
    ['the other pair', 'aces'],
    ['themselves', 'dee'],
  ])('is reported in the name of nobody else: %s', async (_, reported) => {
    expect(await did(post(dee, 'result', { challenge: 'c1', score: [3, 1], reported }))).toBe('not-yours');
  });

  test('is decided on the one ladder that it finds, where it says which pair reports it', async () => {
    const read = vi.spyOn(evening.store, 'load');
    expect(await did(post(dee, 'result', { challenge: 'c1', score: [3, 1], reported: 'bees' }))).toBe(200);
    expect(read).not.toHaveBeenCalled();
  });

  test('is taken back by either of those who reported it, and disputed by either of the others', async () => {
    await post(dee, 'result', { challenge: 'c1', score: [3, 1] });
    expect(await did(post(ann, 'reject', { challenge: 'c1' }))).toBe('not-yours');
    expect(await did(post(cy, 'reject', { challenge: 'c1' }))).toBe(200);
    await post(cy, 'result', { challenge: 'c1', score: [3, 1] });
    expect(await did(post(cy, 'reject', { challenge: 'c1', disputed: 'bees' }))).toBe('not-yours');
    expect(await did(post(ann, 'reject', { challenge: 'c1', disputed: 'aces' }))).toBe(200);
  });

  test('that counts as entered may be said to be wrong by either, once for both', async () => {
    const { json } = await evening.must('POST', `${PATH}/result`, {
      key: organiser,
      body: { challenge: 'c1', score: [3, 1] },
    });
    const line = json['line'];
    const says = (key: string) =>
      did(evening.send('POST', `${PATH}/disputes`, { key, body: { line, says: 'It was 3–2.' } }));
    const mayDispute = async (key: string) =>
      (await evening.must('GET', `${PATH}/disputes`, { key })).json['mayDispute'];
    expect([await mayDispute(ann), await mayDispute(eve)]).toEqual([[line], []]);
    expect(await says(eve)).toBe('not-yours');
    expect(await says(bob)).toBe(204);
    expect([await says(ann), await mayDispute(ann), await mayDispute(cy)]).toEqual(['already-exists', [], [line]]);
    expect((await evening.must('GET', `${PATH}/disputes`, { key: ann })).json['disputes']).toMatchObject([
      { player: 'aces', says: 'It was 3–2.' },
    ]);
  });
});

test('in a box either of a pair reports a match, and either of the other confirms it; those who share a player have none', async () => {
  await evening.openLadder({ system: 'boxes', entrants: 'pairs', settings: { confirm: 3 } }, PAIRS, 'boxes');
  const boxes = PATH.replace('/ladders/pairs', '/ladders/boxes');
  const says = (key: string, verb: string, body: object) =>
    did(evening.send('POST', `${boxes}/${verb}`, { key, body }));
  const match = (id: string, challenger: string, challenged: string) => ({ id, challenger, challenged, score: [3, 0] });
  expect(await says(eve, 'match', match('m1', 'bees', 'aces'))).toBe('not-yours');
  expect(await says(dee, 'match', match('m1', 'bees', 'aces'))).toBe(201);
  expect(await says(cy, 'approve', { challenge: 'm1' })).toBe('not-yours');
  expect(await says(bob, 'approve', { challenge: 'm1' })).toBe(200);
  expect(await says(gus, 'match', match('m2', 'dogs', 'aces'))).toBe('same-person');
  const { standings } = (await evening.must('GET', boxes, { key: organiser })).json;
  expect(standings).toMatchObject([{ barred: ['dogs'] }, { player: 'bees' }, { player: 'cats' }, { barred: ['aces'] }]);
});

test('a day that one proposes is agreed to by anybody of the other pair, and not by their partner', async () => {
  await challenged();
  await post(bob, 'accept', { challenge: 'c1' });
  const at = '2021-09-14T19:30';
  const date = (key: string, end: string) =>
    evening.send('POST', `${PATH}/dates${end}`, { key, body: { challenge: 'c1', at } });
  expect((await date(cy, '')).json).toMatchObject({ by: 'bees', agreed: false });
  expect([await did(date(dee, '/agree')), await did(date(eve, '/agree'))]).toEqual(['not-yours', 'not-yours']);
  expect((await date(ann, '/agree')).json).toMatchObject({ players: ['bees', 'aces'], agreed: true });
  const dates = async (key: string) => (await evening.must('GET', `${PATH}/dates`, { key })).json['dates'];
  expect([await dates(dee), await dates(bob), await dates(eve)]).toEqual([
    [expect.objectContaining({ challenge: 'c1' })],
    [expect.objectContaining({ challenge: 'c1' })],
    [],
  ]);
});

describe('one’s own page', () => {
  test('is of the pair that stands best, or of the one that is asked for', async () => {
    await challenged();
    await post(gus, 'challenge', { id: 'c2', challenger: 'dogs', challenged: 'cats' });
    await post(bob, 'accept', { challenge: 'c1' });
    await post(eve, 'accept', { challenge: 'c2' });
    const at = '2021-09-14T19:30';
    for (const [key, challenge] of [
      [cy, 'c1'],
      [gus, 'c2'],
    ] as const)
      await evening.must('POST', `${PATH}/dates`, { key, body: { challenge, at } });
    const [first, other, none] = [await upcoming(ann), await upcoming(ann, 'dogs'), await upcoming(ann, 'bees')];
    expect(first['dates']).toMatchObject([{ challenge: 'c1' }]);
    expect(other['dates']).toMatchObject([{ challenge: 'c2' }]);
    expect(none['dates']).toEqual(first['dates']);
  });

  test('shows how to reach each of the opponents who shows something', async () => {
    const shows = { phone: '020 7946 0000', shows: ['phone'] };
    await evening.must('PUT', '/api/clubs/riverside/own/contact', { key: cy, body: shows });
    await evening.must('PUT', '/api/clubs/riverside/own/contact', { key: ann, body: shows });
    await evening.must('PUT', '/api/clubs/riverside/own/contact', {
      key: dee,
      body: { ...shows, phone: '020 7946 0001' },
    });
    await challenged();
    expect((await upcoming(ann))['contacts']).toEqual([
      { challenge: 'c1', player: 'bees', name: 'Cy', phone: '020 7946 0000' },
      { challenge: 'c1', player: 'bees', name: 'Dee', phone: '020 7946 0001' },
    ]);
    expect((await upcoming(bob))['contacts']).toEqual([]);
  });

  test('says when both of a pair can play', async () => {
    const free = (key: string, when: readonly string[], wants = false) =>
      evening.must('PUT', `${PATH}/upcoming/free-times`, { key, body: { when, wants } });
    await free(ann, ['evenings', 'saturday']);
    await free(bob, ['saturday', 'sunday'], true);
    await free(gus, ['sunday']);
    expect((await upcoming(cy))['ready']).toMatchObject([{ player: 'aces', when: ['saturday'] }]);
    expect((await upcoming(ann))['free']).toEqual({ when: ['evenings', 'saturday'] });
  });

  test('tells of its ladder with all that waits for either pair of theirs', async () => {
    await challenged();
    await post(eve, 'challenge', { id: 'c2', challenger: 'cats', challenged: 'bees' });
    const own = async (key: string) => (await evening.must('GET', '/api/clubs/riverside/own', { key })).json['ladders'];
    expect(await own(ann)).toMatchObject([
      { ladder: 'pairs', rung: 1, of: 4, waits: [{ kind: 'answer', with: 'Cy / Dee' }] },
      { ladder: 'main' },
      {},
    ]);
    expect(await own(gus)).toMatchObject([{ ladder: 'pairs', rung: 4, waits: [] }, {}, {}]);
  });
});
