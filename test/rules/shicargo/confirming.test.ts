import { describe, expect, it } from 'vitest';
import { Season } from '#shared/engine/season.ts';
import { documentOf } from '#shared/log/replay.ts';
import { forecastsOf, outlooksOf } from '#shared/view/forecast.ts';
import { clubOf, type DiceClub } from './dice-club.ts';

const CONFIRM = { settings: { confirm: 2 } };
const [PAID, WON] = ['dee 1000, ann 900, bob 900, cy 900', 'ann 1200, dee 1000, bob 900, cy 900'];

/** Four of whom three sit in a game, where two days are given to confirm what a player reports. */
const table = (changes: object = CONFIRM) => {
  const club = clubOf('ann bob cy dee', changes).at('2021-09-10 20:00');
  return { club, game: club.start('ann', 'bob', 'cy') };
};

/** Ann’s report that she won all of the pot. */
const report = (club: DiceClub, game: { readonly game: string }, more: object = {}) =>
  club.does('finish', { ...game, scores: Object.entries({ ann: 10, bob: 0, cy: 0 }), reported: 'ann', ...more }).line;

const replayed = ({ season }: DiceClub) =>
  Season.of(
    season.header,
    season.lines().map(({ command }) => command),
  );

describe('scores that a player reports, where they are to be confirmed', () => {
  it('pay nobody, and keep the stakes in the pot, until another player of the game confirms them (S)', () => {
    const { club, game } = table();
    report(club, game);
    expect(club.points).toBe(PAID);
    expect(club.total).toBe(4000);
    expect(club.does('approve', game).points).toBe(WON);
    expect(() => club.does('approve', game)).toThrow('not-awaiting-approval');
  });

  it('count by themselves after their days, at midnight on the club’s own clock, though nobody does anything (§0)', () => {
    for (const timezone of ['Pacific/Chatham', 'America/St_Johns', 'Asia/Kathmandu']) {
      const { club, game } = table({ ...CONFIRM, timezone });
      report(club, game);
      expect(club.at('2021-09-12 23:59:59.999').settle().points).toBe(PAID);
      expect(club.at('2021-09-13').settle().points).toBe(WON);
      expect(club.season.lines().flatMap(({ effects }) => effects.settled.map(({ name }) => name))).toEqual([
        `confirmed-${game.game}`,
      ]);
    }
  });

  it('count at once where an official reports them, and where nobody is asked (§0)', () => {
    const asked = table();
    asked.club.finish(asked.game, { ann: 10, bob: 0, cy: 0 });
    expect(asked.club.points).toBe(WON);
    const unasked = table({});
    report(unasked.club, unasked.game);
    expect(unasked.club.points).toBe(WON);
  });

  it('wait for the club once one of the players disputes them, however long that takes (§0)', () => {
    const { club, game } = table();
    report(club, game);
    expect(
      club
        .does('reject', { ...game, disputed: 'cy' })
        .at('2021-09-29')
        .settle().points,
    ).toBe(PAID);
    expect(club.does('approve', game).points).toBe(WON);
  });

  it('are taken back by whoever reported them: the game goes on, and may be finished or abandoned (§0)', () => {
    const { club, game } = table();
    report(club, game);
    expect(club.does('reject', game).at('2021-09-20 20:00').settle().points).toBe(PAID);
    expect(club.finish(game, { ann: 0, bob: 10, cy: 0 }).points).toBe('bob 1200, dee 1000, ann 900, cy 900');
  });

  it('are those of one who sat in the game, and are disputed by one of them (§0)', () => {
    const { club, game } = table();
    expect(() => report(club, game, { reported: 'dee' })).toThrow('unknown-player');
    report(club, game);
    expect(() => club.does('reject', { ...game, disputed: 'dee' })).toThrow('unknown-player');
  });

  it('keep their game closed to everything else, and its players from leaving (S)', () => {
    const { club, game } = table();
    const line = report(club, game);
    expect(() => report(club, game)).toThrow('The scores of ann, bob, cy are waiting to be confirmed');
    expect(() => club.abandonGame(game)).toThrow('unknown-game');
    expect(() => club.leave('bob')).toThrow('busy');
    expect(() => club.void(line - 1)).toThrow('has-result');
  });

  it('can be corrected while they wait, and voided: then every stake returns (§0 Correcting, Voiding)', () => {
    const { club, game } = table();
    const line = report(club, game);
    expect(club.correctScores(line, { ann: 0, bob: 10, cy: 0 }).points).toBe(PAID);
    expect(club.does('approve', game).points).toBe('bob 1200, dee 1000, ann 900, cy 900');
    expect(club.void(line).points).toBe('ann 1000, bob 1000, cy 1000, dee 1000');
    expect(club.total).toBe(4000);
  });

  it('keep the stake at which their game began (§0 Configuring)', () => {
    const { club, game } = table();
    report(club, game);
    club.does('configure', { settings: { stake: 500, confirm: null } });
    expect(club.at('2021-09-13').settle().points).toBe(WON);
  });
});

it('what counts by itself is foretold: points to who gets some, and to the others where they come to stand (§0)', () => {
  const { club, game } = table();
  report(club, game);
  const forecasts = forecastsOf(outlooksOf(club.ladder), club.ladder.at);
  const told = [...forecasts].map(([id, [next]]) => [id, next?.what, next?.points, next?.to]);
  expect(told).toEqual(
    expect.arrayContaining([
      ['ann', 'share', 300, 1],
      ['dee', 'rise', 0, 2],
    ]),
  );
});

describe('around the end of a month, scores that wait', () => {
  it('were played when they were played: nobody of the game misses that month, whenever they count (S missing players)', () => {
    const { club, game } = table();
    club.at('2021-09-30 22:00');
    report(club, game);
    expect(club.until('2021-10-01').settled).toEqual(['2021-09: dee 250']);
    expect(club.points).toBe('ann 984, bob 983, cy 983, dee 750');
    club.does('approve', game).at('2021-10-10 20:00').even('ann', 'dee');
    expect(club.until('2021-11-01').settled.at(-1)).toBe('2021-10: bob 245, cy 245');
  });

  it('count before the month is worked out where both are due at its end (S missing players)', () => {
    const { club, game } = table();
    club.at('2021-09-28 20:00');
    report(club, game);
    const steps = club
      .until('2021-10-01')
      .season.lines()
      .at(-1)
      ?.effects.settled.map(({ name }) => name);
    expect(steps).toEqual([`confirmed-${game.game}`, '2021-09']);
    expect(club.points).toBe('ann 1284, bob 983, cy 983, dee 750');
  });

  it('are no game in progress: whose scores are disputed all month has not played in it (S missing players)', () => {
    const { club, game } = table();
    report(club, game);
    club.does('reject', { ...game, disputed: 'bob' });
    club.at('2021-10-10 20:00').even('cy', 'dee');
    expect(club.until('2021-11-01').settled.at(-1)).toBe('2021-10: ann 246, bob 245');
    expect(documentOf({ season: replayed(club), refused: [] })).toEqual(
      documentOf({ season: club.season, refused: [] }),
    );
  });

  it('that are taken back had never ended their game: it ran over the end of the month after all (§0 Playing)', () => {
    const { club, game } = table();
    report(club, game);
    club.does('reject', { ...game, disputed: 'bob' });
    club.at('2021-10-10 20:00').even('cy', 'dee');
    expect(club.until('2021-11-02').does('reject', game).settled.at(-1)).toBe('2021-10: nothing');
    expect(club.total).toBe(4000);
  });

  it('stay disputed when they are corrected, and may then be taken back like any others (§0 Correcting, Playing)', () => {
    const { club, game } = table();
    const line = report(club, game);
    club.does('reject', { ...game, disputed: 'bob' });
    club.at('2021-10-10 20:00').even('cy', 'dee');
    club.correctScores(line, { ann: 8, bob: 0, cy: 0 }).until('2021-11-02').does('reject', game);
    expect(club.settled.at(-1)).toBe('2021-10: nothing');
  });

  it('admit anew whom a month removed meanwhile, and no point is lost (S missing players)', () => {
    const { club, game } = table({ settings: { confirm: 30, monthsUntilRemoval: 1 } });
    club.at('2021-09-30 22:00');
    report(club, game);
    club
      .does('reject', { ...game, disputed: 'bob' })
      .at('2021-10-10 20:00')
      .even('ann', 'dee');
    expect(club.until('2021-11-01').settled.at(-1)).toMatch('removed bob cy');
    expect(club.does('approve', game).points).toMatch('bob 1000, cy 1000');
    expect(club.total).toBe(1000 * club.admissions);
  });
});
