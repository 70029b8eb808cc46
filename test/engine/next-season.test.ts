import { describe, expect, it } from 'vitest';
import { parseDay } from '#shared/calendar/moment.ts';
import {
  type AskedSeason,
  goesOn,
  isFinished,
  isUnplayed,
  lastDayOf,
  nextHeader,
  nextSeed,
  winnerOf,
} from '#shared/engine/next-season.ts';
import { clubOf, FINAL_WEEK, idOf, RulesClub } from '../rules/club.ts';
import { ladderOf } from '../rules/computer-go/programs.ts';

const day = (text: string) => parseDay(text) ?? expect.fail(text);

const asking = (changes: Partial<AskedSeason> = {}): AskedSeason => ({
  season: { start: day('2022-09-01') },
  order: 'given',
  ...changes,
});

/** A ladder on which nothing ever ends but by a last day. */
const house = (changes: object = {}): RulesClub =>
  new RulesClub({ system: 'house', season: { start: '2022-01-01' }, ...changes }).seed('ann', 'bob');

describe('a season', () => {
  it('goes on until its last day is over, where it has one', () => {
    const { ladder } = house({ season: { start: '2022-01-01', end: '2022-06-30' } });
    expect(['2022-06-30', '2022-07-01'].map((on) => goesOn(ladder, day(on)))).toEqual([true, false]);
    expect(['2022-06-30', '2022-07-01'].map((on) => isFinished(ladder, day(on)))).toEqual([false, true]);
  });

  it('is not in the way of the next one where it has no last day, and is never over', () => {
    const { ladder } = house();
    expect([goesOn(ladder, day('2199-01-01')), isFinished(ladder, day('2199-01-01'))]).toEqual([false, false]);
  });

  it('is over once its final has a champion, who has won it, and not whoever is on top before', () => {
    const club = clubOf(3, FINAL_WEEK).at('2022-06-06 19:30').arrive('ann', 'bob').at('20:30').settle();
    expect([isFinished(club.ladder, day('2022-06-06')), winnerOf(club.ladder)]).toEqual([false, undefined]);
    club.at('22:30').close();
    expect([isFinished(club.ladder, day('2022-06-06')), winnerOf(club.ladder)]).toEqual([true, 'ann']);
  });

  it('is won by the top player where there is no final, and by nobody where nobody is there', () => {
    expect(winnerOf(house().ladder)).toBe('ann');
    expect(winnerOf(new RulesClub({ system: 'house' }).ladder)).toBeUndefined();
  });

  it('that ends now ends on its own last day, or today, and on no day before it began', () => {
    const ending = (end?: string) => house({ season: { start: '2022-01-10', ...(end && { end }) } }).ladder;
    expect(lastDayOf(ending('2022-03-01'), day('2022-04-01'))).toBe('2022-03-01');
    expect(lastDayOf(ending('2022-05-01'), day('2022-04-01'))).toBe('2022-04-01');
    expect(lastDayOf(ending(), day('2022-04-01'))).toBe('2022-04-01');
    expect(lastDayOf(ending(), day('2022-01-01'))).toBe('2022-01-10');
  });

  it('is unplayed while its lines only say who is there', () => {
    const club = house().join('cy').does('rename', { player: 'cy', name: 'Cy' }).leave('cy');
    expect(isUnplayed(club.season.lines())).toBe(true);
    expect(isUnplayed(club.challenge('bob', 'ann').season.lines())).toBe(false);
    expect(isUnplayed([])).toBe(true);
  });
});

describe('the header of the next season', () => {
  const { ladder } = house({
    name: 'Main',
    settings: { reach: 5 },
    closures: [{ from: '2022-02-01', to: '2022-02-02' }],
  });

  it('has what nobody changes, but neither the dates nor the closures of this one', () => {
    const { season, ...all } = nextHeader(ladder, asking());
    expect(season).toEqual({ start: '2022-09-01' });
    expect(all).toEqual({ system: 'house', timezone: 'Europe/London', name: 'Main', settings: { reach: 5 } });
  });

  it('has the closures and figures that are asked for, and the system’s own for null', () => {
    const closures = [{ from: day('2022-12-24'), to: day('2022-12-31') }];
    const { settings, ...all } = nextHeader(ladder, asking({ closures, settings: { days: 21 } }));
    expect([all.closures, settings]).toEqual([closures, { reach: 5, days: 21 }]);
    expect(nextHeader(ladder, asking({ settings: { reach: null } }))).not.toHaveProperty('settings');
  });
});

describe('the seeding of the next season', () => {
  it('has everybody from the top, with what is known of them', () => {
    const club = new RulesClub({ system: 'house', season: { start: '2022-01-01' } });
    club.does('seed', { order: 'given', players: [{ id: 'ann', name: 'Ann', rating: 1500 }, { id: 'bob' }] });
    expect(nextSeed(club.ladder, asking())).toEqual({
      order: 'given',
      players: [{ id: 'ann', name: 'Ann', rating: 1500 }, { id: 'bob' }],
    });
  });

  it('has those alone who are named, in that order; what is said of one goes before what is known', () => {
    const { ladder } = house().does('rename', { player: 'ann', name: 'Ann' });
    const players = [{ id: idOf('zoe') }, { id: idOf('bob') }, { id: idOf('ann'), name: 'Anna' }];
    expect(nextSeed(ladder, asking({ order: 'draw', players }))).toEqual({ order: 'draw', players });
  });

  it('keeps what a program prefers, and the gap to the next one where they stay neighbours', () => {
    const { ladder } = ladderOf('ash 1? birch 2.5? cedar').does('prefer', { player: 'birch', main: 20 });
    expect(nextSeed(ladder, asking()).players).toEqual([
      { id: 'ash', gap: '1?' },
      { id: 'birch', gap: '2.5?', main: 20 },
      { id: 'cedar' },
    ]);
    const players = ['ash', 'cedar', 'birch'].map((id) => ({ id: idOf(id) }));
    expect(nextSeed(ladder, asking({ players })).players).toEqual([
      { id: 'ash' },
      { id: 'cedar' },
      { id: 'birch', main: 20 },
    ]);
    expect(nextSeed(ladder, asking({ order: 'rating' })).players.some((each) => 'gap' in each)).toBe(false);
  });
});
