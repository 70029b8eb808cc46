import { describe, expect, it } from 'vitest';
import { inLanguage } from '#functions/runtime/speaking.ts';
import type { CalendarView } from '#shared/contract/calendar.ts';
import { remindersOf } from '#shared/view/player-notices/reminders.ts';
import type { Ladder } from '#shared/vocabulary/ladder.ts';
import { at, brief, Club, seasonView } from './club.ts';
import { pageOf, textOf } from './page.ts';

const PLACE = { club: 'riverside', ladder: 'main' };
const remind = (ladder: Ladder, now: string) => remindersOf({ ladder, now: at(now), place: PLACE });
const due = (ladder: Ladder, now: string) => remind(ladder, now).filter(({ kind }) => kind === 'due');

const two = { ann: 'Ann', bob: 'Bob' };
const three = { ...two, cy: 'Cy' };

describe('a reminder', () => {
  const club = new Club().seed('2021-09-06T08:00Z', { ann: 'Ann', bob: 'Bob', cy: 'Cy', dee: 'Dee', eve: 'Eve' });
  club.match('2021-09-13T20:00+01:00', 'bob', 'cy', [1, 1]);
  club.match('2021-09-13T20:30+01:00', 'eve', 'dee', [1, 1]);
  const { ladder } = club.season;

  it('says what the player’s page says, and leads there', () => {
    expect(due(ladder, '2021-09-24T06:30+01:00')).toEqual([
      {
        kind: 'due',
        player: 'ann',
        falls: at('2021-10-01T00:00+01:00'),
        title: 'Main ladder: one week to your deadline',
        text: 'Play by 30 September to keep your place, or you drop to 5th.',
        path: '/riverside/main/me/',
        tag: 'riverside/main/due-2021-10-01',
        id: 'riverside/main/2021-10-01-week/due/ann',
        line: ladder.line,
      },
    ]);
  });

  it('speaks German and French', () => {
    const said = (language: 'de' | 'fr') =>
      brief(inLanguage(language, () => remind(ladder, '2021-09-30T06:30+01:00'))).find((each) =>
        each.startsWith('ann'),
      );
    expect(said('de')).toBe(
      'ann: Main ladder: Deine Frist endet in einem Tag. Spiele bis zum 30. September, um deinen Platz zu halten, sonst fällst du auf Platz 5.',
    );
    expect(said('fr')).toBe(
      'ann: Main ladder\u202f: échéance dans un jour. Jouez au plus tard le 30 septembre pour garder votre rang, sinon vous descendez au rang 5.',
    );
  });

  it('of a night comes on its days alone, and not once it has begun', () => {
    const onMondays = new Club({ settings: { nights: ['monday'] } }).seed('2021-09-06T08:00Z', two);
    const nights = (now: string) => remind(onMondays.season.ladder, now).filter(({ kind }) => kind === 'night');
    expect(nights('2021-09-13T06:30+01:00')).toMatchObject([
      {
        player: 'ann',
        title: 'Club night today at 19:50',
        text: 'Main ladder plays on Monday 13 September 2021, 19:50–22:00.',
      },
      { player: 'bob', id: 'riverside/main/2021-09-13/night/bob' },
    ]);
    expect(nights('2021-09-13T20:00+01:00')).toEqual([]);
    expect(nights('2021-09-15T06:30+01:00')).toEqual([]);
    expect(nights('2021-08-30T06:30+01:00')).toEqual([]);
  });
});

const calendar = ({ season }: Club, now = season.ladder.at): CalendarView => seasonView(season, now).calendar;

describe('the calendar of a season', () => {
  it('tells when penalties fall due, up to the night of the final', () => {
    const club = new Club({ closures: [{ from: '2021-12-01', to: '2021-12-31' }] }).seed('2021-09-06T08:00Z', three);
    expect(calendar(club).dues.map((due) => `${due.period} ${due.at}`)).toEqual([
      '2021-09 2021-10-01T00:00:00+01:00',
      '2021-10 2021-11-01T00:00:00+00:00',
      '2021-11 2021-12-01T00:00:00+00:00',
      '2022-01 2022-02-01T00:00:00+00:00',
      '2022-02 2022-03-01T00:00:00+00:00',
      '2022-03 2022-04-01T00:00:00+01:00',
      '2022-04 2022-05-01T00:00:00+01:00',
      '2022-05 2022-06-01T00:00:00+01:00',
      '2022-06-06T20:15 2022-06-06T20:15:00+01:00',
    ]);
  });

  it('goes on where nobody has played for months: it is the calendar’s, not the players’', () => {
    const club = new Club().seed('2021-09-06T08:00Z', three);
    club.does('2022-01-15T12:00Z', 'settle', {});
    expect(club.season.ladder.order.size).toBe(0);
    club.does('2022-01-16T12:00Z', 'join', { player: 'dee' });
    const periods = ['2022-01', '2022-02', '2022-03', '2022-04', '2022-05', '2022-06-06T20:15'];
    expect(calendar(club).dues.map(({ period }) => period)).toEqual(periods);
  });

  it('tells nothing of the months in which a ladder had no players yet', () => {
    expect(calendar(new Club(), at('2021-12-15T12:00Z')).dues[0]?.period).toBe('2021-12');
  });

  it('tells the months of a ladder for points as if there will be play in each', () => {
    const season = { start: '2021-09-06', end: '2021-12-31' };
    const club = new Club({ system: 'shicargo', season }).seed('2021-09-06T08:00Z', three);
    expect(calendar(club).dues.map(({ period }) => period)).toEqual(['2021-09', '2021-10', '2021-11', '2021-12']);
  });

  it('has nothing due where nobody sinks for staying away', () => {
    expect(calendar(new Club({ system: 'crewe' }).seed('2021-09-06T08:00Z', three)).dues).toEqual([]);
  });

  it('lists no result that counts by itself: that is told where it waits', () => {
    const club = new Club({ system: 'crewe', settings: { confirm: 5 } }).seed('2021-09-06T08:00Z', two);
    club.does('2021-09-07T18:00Z', 'challenge', { id: 'm', challenger: 'bob', challenged: 'ann' });
    club.does('2021-09-07T20:00Z', 'result', { challenge: 'm', score: [1, 0], reported: 'bob' });
    const view = seasonView(club.season, at('2021-09-08T12:00Z'));
    expect([view.due?.kind, view.calendar.dues]).toEqual(['confirmation', []]);
  });

  it('tells on which days there was play, by the day of play, without what was voided', () => {
    const club = new Club().seed('2021-09-06T08:00Z', three);
    club.match('2021-09-13T20:00+01:00', 'cy', 'ann', [2, 0]);
    club.match('2021-09-13T21:00+01:00', 'bob', 'ann', [2, 0]);
    const late = { id: 'late', challenger: 'bob', challenged: 'cy', score: [1, 1], playedAt: '2021-09-08T20:00+01:00' };
    club.does('2021-09-14T20:00+01:00', 'match', late);
    club.match('2021-09-15T20:00+01:00', 'bob', 'ann', [2, 0]);
    club.does('2021-09-16T20:00+01:00', 'void', { line: 6 });
    expect(calendar(club)).toMatchObject({
      days: 2,
      played: [
        { day: '2021-09-08', results: 1 },
        { day: '2021-09-13', results: 2 },
      ],
    });
  });

  it('is on the page in words', () => {
    const club = new Club({ closures: [{ from: '2021-12-20', to: '2022-01-02' }] }).seed('2021-09-06T08:00Z', three);
    club.match('2021-09-13T20:00+01:00', 'cy', 'ann', [2, 0]);
    const text = textOf(pageOf(club, at('2021-09-20T12:00Z')));
    expect(text).toContain('Played on one day: 13 September.');
    expect(text).toContain('1 October (September 2021), then the 1st of each month until 1 June rule');
    expect(text).toContain('Mon 6 Jun, 20:15 – anyone not checked in rule');
    expect(text).toContain('Monday 20 December 2021 – Sunday 2 January 2022');
    expect(text).toContain('The Grand Final L27–L31 Monday 6 June 2022.');
  });

  it('is told of a ladder of thousands at once', () => {
    const club = new Club({ system: 'nairobi' });
    const players = Array.from({ length: 5000 }, (_, index) => ({ id: `player-${index}` }));
    club.does('2021-09-06T08:00Z', 'seed', { order: 'given', players });
    const begin = performance.now();
    expect(calendar(club).dues).toHaveLength(39);
    expect(performance.now() - begin).toBeLessThan(10_000);
  });
});
