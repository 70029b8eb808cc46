import { beforeEach, describe, expect, it } from 'vitest';
import { restoredItem } from '#functions/books/clubs.ts';
import { readContact } from '#functions/books/contacts.ts';
import { setNaming } from '#functions/books/naming.ts';
import { readHeld } from '#functions/books/notices-sent.ts';
import { createLadder } from '#functions/importing/create-ladder.ts';
import { formatEvent } from '#functions/notifying/messages.ts';
import { player } from '../ladders/club.ts';
import { at, KEY, ToldClub } from './player-club.ts';

let club: ToldClub;
beforeEach(async () => {
  club = await ToldClub.begin();
});

const challenge = (id: string, challenger = 'dee', challenged = 'cy') =>
  club.does('challenge', { id, challenger, challenged });

/** All that was brought, once nothing on the queue is due. */
const brought = async () => {
  await club.work();
  return club.channel.brought;
};

/** When Dee would play Cy, who has accepted the challenge; of that both have been told. */
async function dateOf() {
  await challenge('m1');
  await club.does('accept', { challenge: 'm1' });
  await club.work();
  club.channel.brought.length = 0;
  const issued = (await club.store.load(KEY))?.challenges.values()[0];
  if (!issued) throw new Error('there is no challenge');
  return {
    ...{ challenge: issued.id, issued: issued.issued, players: [player('dee'), player('cy')] as const },
    ...{ at: at('2021-09-14T19:30:00+01:00'), by: player('dee') },
  };
}

describe('a player who can be reached', () => {
  it('is told of a challenge once, however often the queue brings it', async () => {
    const line = await challenge('m1');
    expect(await brought()).toEqual([{ player: 'cy', titles: ['Dee challenged you'] }]);
    club.enqueue([`riverside/main/${line}`, `riverside/main/${line}~0`]);
    expect(await brought()).toHaveLength(1);
  });

  it('is told once also where its letter is sent back from the dead ones after two weeks, when most is kept no more', async () => {
    const line = await challenge('m1');
    expect(await brought()).toHaveLength(1);
    club.pass(14 * 24);
    expect(await club.expire()).toBeGreaterThan(0);
    club.enqueue([`riverside/main/${line}`]);
    expect(await brought()).toHaveLength(1);
  });

  it('is told later where the channel does not take it now', async () => {
    club.channel.ends.push('later', 'later');
    await challenge('m1');
    expect(await brought()).toEqual([]);
    for (let tries = 0; tries < 2; tries++) {
      club.pass(1);
      await club.work();
    }
    expect(club.channel.brought).toHaveLength(1);
  });

  it('is told of a date that another proposes, agrees to or calls off, and not of their own; both are told by an organiser', async () => {
    const date = await dateOf();
    await club.dates({ ...date, version: 1 });
    await club.work();
    await club.dates({ ...date, agreed: true, version: 2 });
    await club.work();
    await club.dates({ ...date, calledOff: true, version: 3 });
    await club.work();
    const { by: _, ...official } = date;
    await club.dates({ ...official, calledOff: true, version: 4 });
    expect(await brought()).toEqual([
      { player: 'cy', titles: ['Dee proposed Tue 14 Sep, 19:30'] },
      { player: 'dee', titles: ['Agreed: Tue 14 Sep, 19:30'] },
      { player: 'cy', titles: ['Dee can’t play on Tue 14 Sep, 19:30'] },
      { player: 'dee', titles: ['Cancelled: Tue 14 Sep, 19:30'] },
      { player: 'cy', titles: ['Cancelled: Tue 14 Sep, 19:30'] },
    ]);
  });

  it('is told again of no date that comes out of a backup, but of what is agreed after that', async () => {
    const date = await dateOf();
    await club.store.database.put(restoredItem('riverside', club.now));
    for (const of of [{ version: 1 }, { version: 2, put: club.now }]) {
      await club.dates({ ...date, ...of });
      expect(await brought()).toEqual([]);
    }
    club.pass(1);
    await club.dates({ ...date, agreed: true, version: 3, put: club.now });
    expect(await brought()).toEqual([{ player: 'dee', titles: ['Agreed: Tue 14 Sep, 19:30'] }]);
  });

  it('does not read in the morning that a date is agreed which they called off at night', async () => {
    const date = await dateOf();
    await club.dates({ ...date, agreed: true, version: 1 });
    club.now = at('2021-09-06T23:00:00+01:00');
    await club.work();
    await club.dates({ ...date, calledOff: true, version: 2 });
    await club.work();
    club.pass(10);
    expect(await brought()).toEqual([{ player: 'cy', titles: ['Dee can’t play on Tue 14 Sep, 19:30'] }]);
    expect(club.queue).toEqual([]);
  });

  it('is not told of a date that was called off before the message got through', async () => {
    const date = await dateOf();
    club.channel.ends.push('later');
    await club.dates({ ...date, agreed: true, version: 1 });
    await club.work();
    await club.dates({ ...date, calledOff: true, version: 2 });
    club.pass(1);
    expect(await brought()).toEqual([{ player: 'cy', titles: ['Dee can’t play on Tue 14 Sep, 19:30'] }]);
  });

  it('is told of no line that comes out of a backup, but of those after that', async () => {
    await challenge('m1');
    await club.store.database.put(restoredItem('riverside', club.now));
    expect(await brought()).toEqual([]);
    club.pass(1);
    await club.does('accept', { challenge: 'm1' });
    expect(await brought()).toEqual([{ player: 'dee', titles: [expect.stringContaining('accepted')] }]);
  });

  it('is not tried before a push service wants it', async () => {
    club.channel.ends.push({ later: 7200 });
    await challenge('m1');
    await club.work();
    club.pass(1.9);
    expect(await brought()).toEqual([]);
    club.pass(0.2);
    expect(await brought()).toHaveLength(1);
  });

  it('is not told what they have switched off, and nothing at all where that is all', async () => {
    await club.wish('cy', { kinds: { challenged: false } });
    await club.wish('dee', { off: true });
    await challenge('m1');
    await club.does('accept', { challenge: 'm1' });
    expect(await brought()).toEqual([]);
  });

  it('sleeps undisturbed, and finds one message in the morning', async () => {
    club.now = at('2021-09-06T22:30:00+01:00');
    await challenge('m1');
    await challenge('m2', 'bob', 'ann');
    await club.does('withdraw', { challenge: 'm1' });
    expect(await brought()).toEqual([]);
    club.pass(9.5);
    await club.work();
    expect(club.channel.brought.filter((each) => each.player === 'cy')).toEqual([
      { player: 'cy', titles: ['Dee withdrew the challenge'] },
    ]);
    expect(club.channel.brought.map((each) => each.player).toSorted()).toEqual(['ann', 'cy']);
    expect(club.queue).toEqual([]);
  });

  it('gets one message a day who wants that', async () => {
    await club.wish('cy', { daily: true });
    await challenge('m1');
    await club.does('withdraw', { challenge: 'm1' });
    await challenge('m2');
    await club.work();
    club.pass(19);
    expect(await brought()).toEqual([]);
    club.pass(1);
    await club.work();
    expect(club.channel.brought.map(({ titles }) => titles)).toEqual([
      ['Dee withdrew the challenge', 'Dee challenged you'],
    ]);
  });

  it('is not flooded by a challenge that is made and withdrawn fifty times', async () => {
    for (let times = 0; times < 50; times++) {
      await challenge(`m${times}`);
      await club.does('withdraw', { challenge: `m${times}` });
      await club.work();
    }
    expect(club.channel.brought.length).toBeLessThanOrEqual(6);
    club.pass(1);
    await club.work();
    expect(club.channel.brought.length).toBeLessThanOrEqual(7);
    expect(club.channel.brought.at(-1)?.titles.at(-1)).toBe('Dee withdrew the challenge');
    expect(club.queue).toEqual([]);
  });

  it('is told nothing of a season that is brought in, as of an old log, but of what is recorded after that', async () => {
    await challenge('m1');
    await club.work();
    club.channel.brought.length = 0;
    const copy = { club: 'riverside', ladder: 'copy' };
    const lines = await club.store.log(KEY);
    const header = (await club.store.header(KEY)) ?? expect.fail();
    club.pass(2);
    await createLadder(
      club.store.database,
      copy,
      header,
      lines.map(({ command }) => command),
    );
    club.enqueue(lines.map(({ line }) => `riverside/copy/${line}`));
    expect(await brought()).toEqual([]);
    await club.does('withdraw', { challenge: 'm1' }, copy);
    expect(await brought()).toHaveLength(1);
  });

  it('is told nothing more once they are forgotten', async () => {
    club.now = at('2021-09-06T23:00:00+01:00');
    await challenge('m1');
    await club.wish('cy', {});
    await club.work();
    await club.forget('cy');
    expect(await readContact(club.store.database, KEY.club, player('cy'))).toBeUndefined();
    expect(await readHeld(club.store.database, KEY.club, player('cy'))).toBeUndefined();
    club.pass(10);
    expect(await brought()).toEqual([]);
  });

  it('reads names as the club shows them by then', async () => {
    club.now = at('2021-09-06T23:00:00+01:00');
    await challenge('m1');
    await club.work();
    await setNaming(club.store.database, KEY.club, { mode: 'initials', nicknames: {} });
    club.pass(10);
    expect(await brought()).toEqual([{ player: 'cy', titles: ['D. challenged you'] }]);
  });
});

it('a queue is told no player, and a club in which nobody wants notices has none made', async () => {
  await challenge('m1');
  await club.work();
  expect(JSON.stringify(club.lines)).not.toMatch(/cy|dee/i);
  const quiet = await ToldClub.begin([]);
  await quiet.does('challenge', { id: 'm1', challenger: 'dee', challenged: 'cy' });
  await quiet.work();
  expect(quiet.lines).toEqual([]);
});

describe('reminders', () => {
  beforeEach(async () => {
    club = await ToldClub.begin(undefined, { system: 'lavers', settings: { nights: ['monday'] } });
    club.now = at('2021-09-13T20:00:00+01:00');
    await club.does('match', { id: 'm1', challenger: 'dee', challenged: 'ann', score: [1, 1] });
    club.queue = [];
  });

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

  it('come a week and a day before players would drop, once however often is looked, after the quiet hours', async () => {
    await morning('2021-09-24');
    expect(told()).toEqual([
      ['bob', WEEK],
      ['cy', WEEK],
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
    await club.wish('bob', { kinds: { due: false } });
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

  it('are not looked for outside the morning, on a ladder that is closed, or where nobody can be reached', async () => {
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
});
