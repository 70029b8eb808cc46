import { beforeEach, expect, test } from 'vitest';
import { changeClub } from '#functions/books/change-club.ts';
import { addClub } from '#functions/books/clubs.ts';
import { putGameDate } from '#functions/books/game-dates.ts';
import { addRequest } from '#functions/books/join-requests.ts';
import { putProposal } from '#functions/books/proposals.ts';
import { beginDeletingClub, beginDeletingLadder } from '#functions/erasing/deleting.ts';
import { createLadder } from '#functions/importing/create-ladder.ts';
import { LadderStore } from '#functions/ladders/store.ts';
import { type PageChange, WatchedDatabase } from '#local/watched-database.ts';
import { at, challengeId, HEADER, join, player, say, seed } from '../ladders/club.ts';
import { MemoryDatabase } from '../ladders/memory-database.ts';

const KEY = { club: 'riverside', ladder: 'main' };

let told: PageChange[] = [];
let store: LadderStore;
let database: WatchedDatabase;

async function toldOf(work: () => Promise<unknown>): Promise<readonly PageChange[]> {
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

const NAMED = say('20:00', 'configure', { name: 'The first' });
const MADE = { kind: 'made', club: 'riverside' };
const touched = (time: string) => ({ kind: 'changed', key: KEY, state: { line: 0, touched: at(time) } });
const recorded = (line: number) => ({ kind: 'changed', key: KEY, state: { line, touched: 0 } });

const STIRRED = { kind: 'stirred', ...KEY };
const PROPOSED = {
  ...{ id: challengeId('c1'), challenger: player('ann'), challenged: player('bob') },
  ...{ by: 'ann', at: at('20:00') },
};
const OTHER = { club: 'riverside', ladder: 'other' };
const HILLTOP = { id: 'hilltop', name: 'Hilltop' };

/** What is done, what is told of it, and what of the same once more where that changes nothing. */
test.each<[what: string, work: () => Promise<unknown>, changes: readonly object[], again?: readonly object[]]>([
  ['a club, once it is made', () => addClub(database, HILLTOP), [{ kind: 'made', club: 'hilltop' }], []],
  ['a club, once it is shown otherwise', () => changeClub(database, 'riverside', { unlisted: true }), [MADE], []],
  [
    'a ladder that is made, as new, not by its line',
    () => createLadder(database, OTHER, HEADER),
    [{ kind: 'made', ...OTHER }],
  ],
  [
    'a line that is written, and of none that is refused',
    () => store.submit(KEY, join('cy', '20:00')),
    [recorded(3)],
    [],
  ],
  ['a line that changes the club’s page, with the club', () => store.submit(KEY, NAMED), [recorded(3), MADE]],
  ['a proposal between players, which no page shows', () => putProposal(store, KEY, PROPOSED), [STIRRED, STIRRED], []],
  [
    'a request to join the club, for its organisers and all of its ladders',
    () => addRequest(database, KEY.club, { hash: 'h', ladder: KEY.ladder, at: at('20:00'), name: 'Cy' }),
    [
      { kind: 'told', item: { pk: 'CLUB#riverside', sk: 'joining#h' } },
      { kind: 'stirred', club: KEY.club },
    ],
  ],
  ['a touch, by its time', () => store.touch(KEY, at('21:00')), [touched('21:00')]],
  ['a ladder that is closed, by its time', () => store.setClosed(KEY, true, at('22:00')), [touched('22:00')]],
  [
    'a ladder that is deleted, as gone',
    () => beginDeletingLadder(database, KEY, at('21:00')),
    [{ kind: 'gone', ...KEY }, MADE],
  ],
  [
    'a club that is deleted, as gone',
    () => beginDeletingClub(database, KEY.club, at('21:00')),
    [{ kind: 'gone', club: 'riverside' }],
  ],
])('a laptop is told of %s', async (_, work, changes, again) => {
  expect(await toldOf(work)).toEqual(changes);
  if (again) expect(await toldOf(work)).toEqual(again);
});

test('the date of a game is told of by its name, and as something that no page shows', async () => {
  const date = {
    challenge: challengeId('c1'),
    issued: at('20:00'),
    players: [player('ann'), player('bob')],
    at: at('21:00'),
    version: 1,
  } as const;
  const item = { pk: 'CLUB#riverside#LADDER#main', sk: expect.stringMatching(/^proposal#date#[0-9a-f]{16}$/) };
  expect(await toldOf(() => putGameDate(store, KEY, date))).toEqual([{ kind: 'told', item }, STIRRED]);
});
