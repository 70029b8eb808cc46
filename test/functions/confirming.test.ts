import { beforeEach, describe, expect, test } from 'vitest';
import { dueAt } from '#shared/engine/due.ts';
import { Evening, outcomeOf } from './evening.ts';

const KEY = { club: 'riverside', ladder: 'other' };
const DAY = 86_400_000;

let evening: Evening;
let path: string;
let [ann, bob, organiser] = ['', '', ''];

beforeEach(async () => {
  evening = await Evening.begin();
  const players = ['bob', 'cy', 'ann'].map((id) => ({ id }));
  path = await evening.openLadder({ system: 'crewe', settings: { confirm: 2 } }, players);
  [ann, bob] = [await asPlayer('ann'), await asPlayer('bob')];
  organiser = await evening.hand('riverside', { role: 'organiser' });
  await does(ann, 'challenge', { id: 'one', challenger: 'ann', challenged: 'bob' });
});

const asPlayer = (player: string) => evening.asPlayer(player, player[0]?.toUpperCase() + player.slice(1));
const does = (key: string, verb: string, body: object) => evening.send('POST', `${path}/${verb}`, { key, body });
const report = () => does(ann, 'result', { challenge: 'one', score: [1, 0] });
const order = async () => (await evening.store.load(KEY))?.order.players().join(' ');
const came = async (got: ReturnType<typeof does>) => outcomeOf(await got);

test('what a player reports waits for the other one, who alone of the two confirms it', async () => {
  expect((await report()).json).toMatchObject({ reported: 'ann', moves: [] });
  expect(await order()).toBe('bob cy ann');
  expect(await came(does(ann, 'approve', { challenge: 'one' }))).toBe('not-yours');
  const cy = await asPlayer('cy');
  expect(await came(does(cy, 'approve', { challenge: 'one' }))).toBe('not-yours');
  expect(await came(does(cy, 'reject', { challenge: 'one', disputed: 'cy' }))).toBe('not-yours');
  expect(await came(does(bob, 'approve', { challenge: 'one' }))).toBe(200);
  expect(await order()).toBe('cy ann bob');
});

test('nobody reports in the name of another, and what an official records counts at once', async () => {
  expect(await came(does(ann, 'result', { challenge: 'one', score: [1, 0], reported: 'bob' }))).toBe('not-yours');
  expect((await does(organiser, 'result', { challenge: 'one', score: [1, 0] })).json).not.toHaveProperty('reported');
  expect(await order()).toBe('cy ann bob');
});

test('the other one disputes it in their own name, and then the organiser decides', async () => {
  await report();
  expect(await came(does(bob, 'reject', { challenge: 'one' }))).toBe('not-yours');
  expect(await came(does(bob, 'reject', { challenge: 'one', disputed: 'ann' }))).toBe('not-yours');
  expect(await came(does(bob, 'reject', { challenge: 'one', disputed: 'bob' }))).toBe(200);
  evening.advance(9 * DAY);
  await does(organiser, 'join', { player: 'dee' });
  expect(await order()).toBe('bob cy ann dee');
  const { json } = await evening.must('GET', path, { key: organiser });
  expect(json).toMatchObject({ challenges: [{ awaiting: { reported: 'ann', by: 'Ann', disputed: true } }] });
  expect(await came(does(organiser, 'approve', { challenge: 'one' }))).toBe(200);
});

test('whoever reported it takes it back, and plays it anew', async () => {
  await report();
  expect(await came(does(ann, 'reject', { challenge: 'one', disputed: 'ann' }))).toBe('not-yours');
  expect(await came(does(ann, 'reject', { challenge: 'one' }))).toBe(200);
  expect((await does(bob, 'result', { challenge: 'one', score: [0.5, 0.5] })).json).toMatchObject({ reported: 'bob' });
});

test('it counts by itself when its days are over, as the timer finds it', async () => {
  await report();
  const stored = await evening.store.load(KEY);
  expect(stored && dueAt(stored, evening.now)).toBeLessThanOrEqual(evening.now + 3 * DAY);
  evening.advance(3 * DAY);
  await does(organiser, 'join', { player: 'dee' });
  expect(await order()).toBe('cy ann bob dee');
  expect(await came(does(bob, 'reject', { challenge: 'one', disputed: 'bob' }))).toBe('not-awaiting-approval');
});

describe('on a ladder that is played for points', () => {
  const scores = Object.entries({ ann: 10, bob: 0, cy: 0 });
  let cy = '';

  beforeEach(async () => {
    evening = await Evening.begin();
    const players = ['bob', 'cy', 'ann', 'dee'].map((id) => ({ id }));
    path = await evening.openLadder({ system: 'shicargo', settings: { confirm: 2 } }, players);
    [ann, bob, cy] = [await asPlayer('ann'), await asPlayer('bob'), await asPlayer('cy')];
    organiser = await evening.hand('riverside', { role: 'organiser' });
    await does(organiser, 'start', { id: 'one', players: ['ann', 'bob', 'cy'] });
  });

  test('any other player of the game confirms its scores, and nobody else does', async () => {
    expect((await does(ann, 'finish', { game: 'one', scores })).json).toMatchObject({ reported: 'ann', moves: [] });
    for (const key of [ann, await asPlayer('dee')])
      expect(await came(does(key, 'approve', { game: 'one' }))).toBe('not-yours');
    expect(await came(does(cy, 'approve', { game: 'one' }))).toBe(200);
    expect(await order()).toBe('ann dee bob cy');
  });

  test('whoever disputes them may yet confirm them, and else the organiser decides, who sees whose report it is', async () => {
    await does(ann, 'finish', { game: 'one', scores });
    expect(await came(does(bob, 'reject', { game: 'one' }))).toBe('not-yours');
    expect(await came(does(bob, 'reject', { game: 'one', disputed: 'bob' }))).toBe(200);
    expect(await came(does(cy, 'approve', { game: 'one' }))).toBe('not-yours');
    const { json } = await evening.must('GET', path, { key: organiser });
    expect(json).toMatchObject({ games: [{ awaiting: { reported: 'ann', by: 'Ann', disputed: 'bob', scores } }] });
    expect(await came(does(bob, 'approve', { game: 'one' }))).toBe(200);
  });

  test('whoever reported them takes them back, and the game goes on', async () => {
    await does(ann, 'finish', { game: 'one', scores });
    expect(await came(does(ann, 'reject', { game: 'one' }))).toBe(200);
    expect((await does(bob, 'finish', { game: 'one', scores })).json).toMatchObject({ reported: 'bob' });
  });
});
