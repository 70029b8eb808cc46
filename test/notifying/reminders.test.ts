import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { formatEvent } from '#functions/notifying/messages.ts';
import { at, KEY, ToldClub } from './player-club.ts';

let club: ToldClub;
beforeEach(async () => {
  club = await ToldClub.begin(undefined, { system: 'lavers', settings: { nights: ['monday'] } });
  club.now = at('2021-09-13T20:00:00+01:00');
  await club.does('match', { id: 'm1', challenger: 'bob', challenged: 'ann', score: [1, 1] });
  club.queue = [];
});
afterEach(() => club.end());

const WEEK = 'Main ladder: one week to your deadline';
const DAY = 'Main ladder: one day to your deadline';

/** Looks at both hours of a morning, and until what was held back over night has come. */
async function morning(day: string): Promise<void> {
  for (const time of ['06:30', '07:30', '08:01']) {
    club.now = at(`${day}T${time}:00+01:00`);
    await club.remind();
    await club.work();
  }
}

const told = () =>
  club.channel.brought
    .map(({ player, titles }) => [player, ...titles])
    .toSorted(([one = ''], [two = '']) => (one < two ? -1 : 1));

describe('players who can be reached', () => {
  it('are reminded a week and a day before they would drop, once however often is looked, after the quiet hours', async () => {
    await morning('2021-09-24');
    expect(told()).toEqual([
      ['cy', WEEK],
      ['dee', WEEK],
    ]);
    club.enqueue([formatEvent({ kind: 'reminders', key: KEY })]);
    club.pass(3);
    await club.work();
    for (const day of ['2021-09-23', '2021-09-25', '2021-09-29']) await morning(day);
    expect(club.channel.brought).toHaveLength(2);
    await morning('2021-09-30');
    expect(club.channel.brought.slice(2).map(({ titles }) => titles)).toEqual([[DAY], [DAY]]);
  });

  it('are reminded no more once they have played, or where they switched it off', async () => {
    await club.wish('dee', { kinds: { due: false } });
    await morning('2021-09-24');
    expect(told()).toEqual([['cy', WEEK]]);
    club.now = at('2021-09-27T20:00:00+01:00');
    await club.does('match', { id: 'm2', challenger: 'cy', challenged: 'bob', score: [1, 1] });
    club.queue = [];
    await morning('2021-09-30');
    expect(told()).toEqual([['cy', WEEK]]);
  });

  it('hear of a club night on its day if they asked for that', async () => {
    await club.wish('ann', { kinds: { night: true } });
    await morning('2021-09-13');
    expect(told()).toEqual([['ann', 'Club night today at 19:50']]);
    await morning('2021-09-14');
    expect(club.channel.brought).toHaveLength(1);
  });
});

it('nothing is looked for outside the morning, on a ladder that is closed, or where nobody can be reached', async () => {
  club.now = at('2021-09-24T12:30:00+01:00');
  await club.remind();
  await club.store.setClosed(KEY, true, club.now);
  await morning('2021-09-24');
  expect(club.channel.brought).toEqual([]);
  club.channels = [{ ...club.channel, name: 'email', reached: async () => [] }];
  club.now = at('2021-09-24T06:30:00+01:00');
  await club.remind();
  expect(club.queue).toEqual([]);
});
