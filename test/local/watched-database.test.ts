import { beforeEach, expect, test } from 'vitest';
import type { StreamRecord } from '#functions/aws/stream-record.ts';
import { changeClub } from '#functions/books/change-club.ts';
import { addClub } from '#functions/books/clubs.ts';
import { putFreeTimes } from '#functions/books/free-times.ts';
import { putGameDate } from '#functions/books/game-dates.ts';
import { addRequest } from '#functions/books/join-requests.ts';
import { putProposal } from '#functions/books/proposals.ts';
import { beginDeletingClub, beginDeletingLadder } from '#functions/erasing/deleting.ts';
import { createLadder } from '#functions/importing/create-ladder.ts';
import { LadderStore } from '#functions/ladders/store.ts';
import { eventOf } from '#functions/notify.ts';
import { targetsOf } from '#functions/publishing/batch.ts';
import { formatTarget } from '#functions/publishing/target.ts';
import { WatchedDatabase } from '#local/watched-database.ts';
import { at, challengeId, HEADER, join, player, say, seed } from '../ladders/club.ts';
import { MemoryDatabase } from '../ladders/memory-database.ts';

const KEY = { club: 'riverside', ladder: 'main' };

let told: StreamRecord[] = [];
let store: LadderStore;
let database: WatchedDatabase;

/** What is published and told of what is written, as messages name it. */
async function toldOf(work: () => Promise<unknown>): Promise<readonly string[]> {
  told = [];
  await work();
  return told.flatMap((record) => [...targetsOf(record).map(formatTarget), ...[eventOf(record) ?? []].flat()]);
}

beforeEach(async () => {
  database = new WatchedDatabase(new MemoryDatabase(), (record) => told.push(record));
  store = new LadderStore(database);
  await addClub(store.database, { id: KEY.club, name: 'Riverside' });
  await createLadder(store.database, KEY, HEADER);
  await store.submit(KEY, seed(['ann', 'bob']));
});

const NAMED = say('20:00', 'configure', { name: 'The first' });
const PROPOSED = {
  ...{ id: challengeId('c1'), challenger: player('ann'), challenged: player('bob') },
  ...{ by: 'ann', at: at('20:00') },
};
const OTHER = { club: 'riverside', ladder: 'other' };
const HILLTOP = { id: 'hilltop', name: 'Hilltop' };
const PAGE = 'riverside/main';
const STIR = 'riverside/main/stir';

/** What is done, what follows, and what follows once more where that changes nothing. */
test.each<[what: string, work: () => Promise<unknown>, follows: readonly string[], again?: readonly string[]]>([
  ['a club, once it is made', () => addClub(database, HILLTOP), ['hilltop'], []],
  [
    'a club, once it is shown otherwise',
    () => changeClub(database, 'riverside', { unlisted: true }),
    ['riverside'],
    [],
  ],
  [
    'a ladder that is made, with its club',
    () => createLadder(database, OTHER, HEADER),
    ['riverside/other', 'riverside'],
  ],
  ['a line, and of none that is refused', () => store.submit(KEY, join('cy', '20:00')), [PAGE, 'riverside/main/3'], []],
  [
    'a line that changes the club’s page, with the club',
    () => store.submit(KEY, NAMED),
    [PAGE, 'riverside/main/3', 'riverside'],
  ],
  ['a proposal between players, which no page shows', () => putProposal(store, KEY, PROPOSED), [STIR, STIR], []],
  [
    'when somebody can play, which no page shows',
    () => putFreeTimes(store, KEY, { players: [player('ann')], when: ['sunday'] }),
    [STIR],
  ],
  [
    'a request to join the club, for its organisers and all of its ladders',
    () => addRequest(database, KEY.club, { hash: 'h', ladder: KEY.ladder, at: at('20:00'), name: 'Cy' }),
    ['riverside/+/stir', 'riverside/organisers'],
  ],
  ['a touch', () => store.touch(KEY, at('21:00')), [PAGE]],
  ['a ladder that is closed', () => store.setClosed(KEY, true, at('22:00')), [PAGE]],
  ['a ladder that is deleted', () => beginDeletingLadder(database, KEY, at('21:00')), [PAGE, 'riverside']],
  ['a club that is deleted', () => beginDeletingClub(database, KEY.club, at('21:00')), ['riverside']],
])('a laptop is told of %s', async (_, work, follows, again) => {
  expect(await toldOf(work)).toEqual(follows);
  if (again) expect(await toldOf(work)).toEqual(again);
});

test('the date of a game is told of by its name, whenever it changes, and as something that no page shows', async () => {
  const date = {
    challenge: challengeId('c1'),
    issued: at('20:00'),
    players: [player('ann'), player('bob')],
    at: at('21:00'),
  } as const;
  const follows = [STIR, expect.stringMatching(/^riverside\/main\/date-[0-9a-f]{16}$/)];
  for (const version of [1, 2])
    expect(await toldOf(() => putGameDate(store, KEY, { ...date, version }))).toEqual(follows);
});
