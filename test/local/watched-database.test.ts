import { beforeEach, expect, test } from 'vitest';
import { changeClub } from '#functions/club/change-club.ts';
import { addClub } from '#functions/club/clubs.ts';
import { beginDeletingClub, beginDeletingLadder } from '#functions/erasing/clearances.ts';
import { putGameDate } from '#functions/features/dates-book.ts';
import { createLadder } from '#functions/importing/create-ladder.ts';
import { LadderStore } from '#functions/ladders/store.ts';
import { type Change, WatchedDatabase } from '#local/watched-database.ts';
import { at, challengeId, HEADER, player, say, seed } from '../ladders/club.ts';
import { MemoryDatabase } from '../ladders/memory-database.ts';

const KEY = { club: 'riverside', ladder: 'main' };

let [told, store, database]: [Change[], LadderStore, WatchedDatabase] = [
  [],
  new LadderStore(new MemoryDatabase()),
  new WatchedDatabase(new MemoryDatabase(), () => {}),
];

async function toldOf(work: () => Promise<unknown>): Promise<readonly Change[]> {
  told = [];
  await work();
  return told;
}

beforeEach(async () => {
  database = new WatchedDatabase(new MemoryDatabase(), (change) => told.push(change));
  store = new LadderStore(database);
  await addClub(store.database, { id: KEY.club, name: 'Riverside' });
  await createLadder(store.database, KEY, HEADER);
  await store.submit(KEY, seed(['ann', 'bob']));
});

const MADE = { kind: 'made', club: 'riverside' };
const touched = (time: string) => ({ kind: 'changed', key: KEY, state: { line: 0, touched: at(time) } });
const recorded = (line: number) => ({ kind: 'changed', key: KEY, state: { line, touched: 0 } });

test('a club is told of once it is made or shown otherwise', async () => {
  expect(await toldOf(() => addClub(store.database, { id: 'hilltop', name: 'Hilltop' }))).toEqual([
    { kind: 'made', club: 'hilltop' },
  ]);
  expect(await toldOf(() => addClub(store.database, { id: 'hilltop', name: 'Hilltop' }))).toEqual([]);
  expect(await toldOf(() => changeClub(store.database, 'riverside', { unlisted: true }))).toEqual([MADE]);
  expect(await toldOf(() => changeClub(store.database, 'riverside', { unlisted: true }))).toEqual([]);
});

test('a ladder that is made is told of as new, and not by its line', async () => {
  const other = { club: 'riverside', ladder: 'other' };
  expect(await toldOf(() => createLadder(store.database, other, HEADER))).toEqual([{ kind: 'made', ...other }]);
});

test('a line is told of once it is written, and nothing of what is refused', async () => {
  expect(await toldOf(() => store.submit(KEY, say('20:00', 'join', { player: player('cy') })))).toEqual([recorded(3)]);
  expect(await toldOf(() => store.submit(KEY, say('20:00', 'join', { player: player('cy') })))).toEqual([]);
});

test('a line that changes what the club’s page says is told of with the club', async () => {
  expect(await toldOf(() => store.submit(KEY, say('20:00', 'configure', { name: 'The first' })))).toEqual([
    recorded(3),
    MADE,
  ]);
});

test('a touch, and that a ladder is closed, are told of by their time', async () => {
  expect(await toldOf(() => store.touch(KEY, at('21:00')))).toEqual([touched('21:00')]);
  expect(await toldOf(() => store.setClosed(KEY, true, at('22:00')))).toEqual([touched('22:00')]);
});

test('the date of a game is told of by the name that queues have for it', async () => {
  const date = {
    challenge: challengeId('c1'),
    issued: at('20:00'),
    players: [player('ann'), player('bob')],
    at: at('21:00'),
    version: 1,
  } as const;
  const [change, ...more] = await toldOf(() => putGameDate(store, KEY, date));
  expect([change, more]).toEqual([{ kind: 'dated', key: KEY, name: expect.stringMatching(/^[0-9a-f]{16}$/) }, []]);
});

test('what is deleted is told of as gone', async () => {
  expect(await toldOf(() => beginDeletingLadder(database, KEY, at('21:00')))).toEqual([{ kind: 'gone', ...KEY }, MADE]);
  expect(await toldOf(() => beginDeletingClub(database, KEY.club, at('21:00')))).toEqual([
    { kind: 'gone', club: 'riverside' },
  ]);
});
