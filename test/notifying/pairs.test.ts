import { beforeEach, describe, expect, it } from 'vitest';
import { readNotice } from '#functions/books/notices.ts';
import { makePlayerNotices } from '#functions/notifying/player-notices.ts';
import { toPeople } from '#shared/view/player-notices/notices-to-people.ts';
import { messageNotices } from '#shared/view/player-notices/reminders.ts';
import { type Day, lineNumber } from '#shared/vocabulary/vocabulary.ts';
import { player } from '../ladders/club.ts';
import { at, KEY, named, ToldClub } from './player-club.ts';

const pair = (id: string, ...people: readonly string[]) => ({ id, people: people.map(named) });
const PAIRS = [
  pair('aces', 'ann', 'bob'),
  pair('bees', 'cy', 'dee'),
  pair('cats', 'eve', 'fay'),
  pair('dogs', 'gus', 'ann'),
];
const PEOPLE = ['ann', 'bob', 'cy', 'dee', 'eve', 'fay', 'gus'];
const HOUSE = { system: 'house', entrants: 'pairs', settings: { confirm: 3, period: 'month', drop: 1 } };

/** Four pairs by House rules, on 6 September; Ann is in the first and in the last. All can be reached. */
let club: ToldClub;
beforeEach(async () => {
  club = await ToldClub.begin(PEOPLE, HOUSE, PAIRS);
});

const challenge = (id: string, challenger: string, challenged: string) =>
  club.does('challenge', { id, challenger, challenged });

/** What has been brought since, once nothing on the queue is due. */
async function told(): Promise<readonly string[]> {
  await club.work();
  return club.channel.brought.splice(0).map(({ player: who, titles }) => `${who}: ${titles.join(' · ')}`);
}

describe('what a pair is told', () => {
  it('both of them are, once each, and not those who did it', async () => {
    await challenge('c1', 'bees', 'aces');
    expect(await told()).toEqual(['ann: Cy / Dee challenged you', 'bob: Cy / Dee challenged you']);
    await club.does('accept', { challenge: 'c1' });
    expect(await told()).toEqual(['cy: Ann / Bob accepted your challenge', 'dee: Ann / Bob accepted your challenge']);
    await club.does('result', { challenge: 'c1', score: [3, 0], reported: 'bees' });
    expect(await told()).toEqual(['ann: Please confirm Cy / Dee’s result', 'bob: Please confirm Cy / Dee’s result']);
  });

  it('a day that one of them proposes is told to both of the others', async () => {
    await challenge('c1', 'cats', 'bees');
    await club.does('accept', { challenge: 'c1' });
    await told();
    const issued = (await club.store.load(KEY))?.challenges.values()[0];
    if (!issued) throw new Error('there is no challenge');
    const players = [player('cats'), player('bees')] as const;
    const when = at('2021-09-14T19:30:00+01:00');
    await club.dates({
      challenge: issued.id,
      issued: issued.issued,
      players,
      at: when,
      by: player('bees'),
      version: 1,
    });
    expect(await told()).toEqual([
      'eve: Cy / Dee proposed Tue 14 Sep, 19:30',
      'fay: Cy / Dee proposed Tue 14 Sep, 19:30',
    ]);
  });

  it('leads somebody with two pairs to the page of the one that it is about', async () => {
    const line = lineNumber(await challenge('c1', 'bees', 'aces'));
    const made = await makePlayerNotices(club.world, { kind: 'line', key: KEY, line });
    const notices = await Promise.all(made.map(({ name }) => readNotice(club.store.database, KEY, name)));
    expect(notices.map((each) => each?.notice)).toMatchObject([
      { player: 'ann', path: '/riverside/main/me/?as=aces#c1' },
      { player: 'bob', path: '/riverside/main/me/#c1' },
    ]);
  });

  it('somebody with two pairs is told once of what both are told alike, and of each what is not', async () => {
    const ladder = await club.store.load(KEY);
    if (!ladder) throw new Error('there is no ladder');
    const message = {
      day: '2021-09-06' as Day,
      title: 'Courts',
      text: 'Court 2 is closed.',
      to: ladder.order.players(),
    };
    const alike = messageNotices({ ladder, now: club.now, place: KEY }, message);
    const each = alike.map((notice) => ({ ...notice, text: `${notice.player}: ${notice.text}` }));
    const toldTo = (notices: typeof alike) => toPeople(ladder, notices).map((notice) => notice.player);
    expect(toldTo(alike)).toEqual(['ann', 'bob', 'cy', 'dee', 'eve', 'fay', 'gus']);
    expect(toldTo(each)).toEqual(['ann', 'bob', 'cy', 'dee', 'eve', 'fay', 'gus', 'ann']);
    expect(new Set(toPeople(ladder, each).map(({ id }) => id)).size).toBe(8);
  });
});
