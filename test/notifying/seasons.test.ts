import { beforeEach, describe, expect, test } from 'vitest';
import { setNaming } from '#functions/club/naming.ts';
import { at, LADDER } from '../functions/evening.ts';
import { MAIN, Noticed, record } from './webhook-club.ts';

let club: Noticed;
beforeEach(async () => {
  club = await Noticed.begin();
  await club.hook(['season']);
  await club.match('eve', 'ann');
  await club.notify();
  expect(club.queue).toEqual([]);
});

const NEXT = { start: '2021-09-27', end: '2022-06-06' };

/** Starts the next season two weeks later, or undoes that; gives the version then. */
async function turn(path = '', body: object = { season: NEXT, endsEarly: true }): Promise<number> {
  club.evening.now = at('2021-09-20T12:00:00Z');
  const { json } = await club.evening.must('POST', `${LADDER}/seasons${path}`, { ...club.organiser, body });
  return Number(json['version']);
}

const told = async () => (await club.words()).map((body) => JSON.parse(body));

describe('a season that begins', () => {
  test('is told, and that the one before ended with its winner, once each however often the line is looked at', async () => {
    const first = await turn();
    await club.notify();
    expect(await told()).toMatchObject([
      {
        id: `riverside/main/${first}/season`,
        event: 'season',
        line: first,
        text: 'main: the season 2021 is over; nobody won it.',
        season: { state: 'ended', name: '2021', winner: null },
      },
      {
        id: `riverside/main/${first}/season/2`,
        text: 'main: the next season starts on 27 September 2021, with 5 players; Eve is on top.',
        players: [{ id: 'eve', name: 'Eve' }],
        season: { state: 'began', ...NEXT },
      },
    ]);
    const once = club.queue.map(({ body }) => body);
    await club.notify([record(first - 1), record(first, 'main', 2)]);
    expect(new Set(club.queue.map(({ body }) => body))).toEqual(new Set(once));
  });

  test('calls people what the public page calls them', async () => {
    await setNaming(club.evening.store.database, 'riverside', { mode: 'nickname', nicknames: { eve: 'Rook' } });
    await turn();
    await club.notify();
    const [, began] = await club.texts();
    expect(began).toMatch(/; Rook is on top\.$/);
    expect((await club.words()).join()).not.toMatch(/\b(eve|ann)\b/i);
  });

  test('and is undone is told once as undone; what was written of it meanwhile is told no more', async () => {
    const first = await turn();
    const undone = await turn('/undo', {});
    await club.notify([record(first, 'main', 2), record(first - 1), record(undone, 'main', 2)]);
    expect(club.queue).toEqual([]);
    await club.notify([record(first), record(undone)]);
    expect(await told()).toMatchObject([
      {
        id: `riverside/main/${undone}/season`,
        text: 'main: the start of the new season was undone, so the last one continues.',
        season: { state: 'undone' },
      },
    ]);
    const again = await turn();
    await club.notify([record(again, 'main', 3)]);
    expect((await club.texts()).slice(1)).toHaveLength(2);
    expect((await club.evening.store.seasons(MAIN)).undone).toEqual([undone]);
  });
});
