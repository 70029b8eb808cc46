import { describe, expect, it } from 'vitest';
import { parseInstant } from '#shared/calendar/moment.ts';
import { formatLadder } from '#shared/engine/format-ladder.ts';
import { tryOut } from '#shared/engine/trial.ts';
import { logText, replayed, seasonLog, vector } from '../view/vectors.ts';
import { at, challenge, commandsOf, ids, named, orderOf, samples, seasonOf, tryOn, wayIn, won } from './tried.ts';

describe('a season that is tried with nothing changed', () => {
  it.each(samples)('ends as it did, and nothing is refused: %s', (name) => {
    const { season, real, tried, refused, view } = tryOn(vector(name), {});
    expect(formatLadder(real.season.ladder)).toEqual(formatLadder(season.ladder));
    expect(formatLadder(tried.season.ladder)).toEqual(formatLadder(season.ladder));
    expect(refused).toEqual([]);
    expect(view.players.map((each) => each.tried)).toEqual(view.players.map((each) => each.real));
  });
});

/** Two games within three rungs, one of them played by two who would not have met, and two further apart. */
const GAMES = seasonOf(
  challenge('03', 'near', 'p03', 'p01'),
  won('03', 'near'),
  challenge('04', 'far', 'p10', 'p04'),
  { at: at('04', '20:00'), accept: { challenge: 'far' } },
  won('05', 'far'),
  { at: at('06'), correct: { line: 7, score: [0, 1] } },
  { at: at('07'), correct: { line: 7, score: [1, 0] } },
  { at: at('08'), match: { id: 'sheet', challenger: 'p12', challenged: 'p05', score: [1, 0] } },
  challenge('09', 'agreed', 'p09', 'p02'),
);

describe('a season that is tried', () => {
  it('with a smaller reach has refused each game that was out of it, once, and lacks what those did', () => {
    const { view, real, tried } = tryOn(GAMES, { reach: 3 });
    expect(view.games.map(({ day, players }) => [day, ...players.map(({ name }) => name)])).toEqual([
      ['2019-09-04', 'P10', 'P04'],
      ['2019-09-08', 'P12', 'P05'],
      ['2019-09-09', 'P09', 'P02'],
    ]);
    expect(new Set(view.games.map(({ clause }) => clause))).toEqual(new Set(['C11']));
    expect(view.games[0]?.why).toContain('3');
    expect(view.others).toBe(0);
    expect(orderOf(tried)).toEqual(
      orderOf({ season: replayed(seasonOf(challenge('03', 'near', 'p03', 'p01'), won('03', 'near'))) }),
    );
    expect(orderOf(real)).toEqual(orderOf({ season: replayed(GAMES) }));
    expect(view.players.find(({ player }) => player === 'p10')).toMatchObject({
      real: { rung: 7 },
      tried: { rung: 10 },
    });
  });

  it('holds what is tried throughout, while other settings change in mid-season as they did', () => {
    const { tried, refused } = tryOn(
      seasonOf(
        { at: at('03'), configure: { settings: { reach: 5, movement: 'swap' } } },
        challenge('04', 'one', 'p06', 'p02'),
        won('04', 'one'),
        challenge('05', 'two', 'p04', 'p03'),
        won('05', 'two'),
      ),
      { reach: 1 },
    );
    expect(refused.map(({ command }) => command.verb)).toEqual(['challenge']);
    expect(orderOf(tried).slice(0, 6)).toEqual(['p01', 'p02', 'p04', 'p03', 'p05', 'p06']);
    expect(tried.season.ladder.header.settings).toEqual({ reach: 1, movement: 'swap' });
  });

  it('keeps what was accepted once, though the rules as they are have something against it', () => {
    const { header, lines } = seasonLog(seasonOf(challenge('04', 'far', 'p12', 'p01'), won('04', 'far')));
    const commands = lines.flatMap(({ entry }) => (entry.ok === true ? [entry.command] : []));
    const trial = tryOut(header, commands, { movement: 'takes-rung' });
    expect(trial.refused).toEqual([]);
    expect(orderOf(trial.real).indexOf(named('p12'))).toBeGreaterThan(0);
    expect(orderOf(trial.tried)[0]).toBe('p12');
  });

  it('leaves the turns of a night as they were: one refusal does not end it', () => {
    const night = (time: string, entry: object) => ({ at: `2021-09-06T${time}:00+01:00`, ...entry });
    const six = ids.slice(0, 6);
    const lines = [
      { ladder: { system: 'lavers', timezone: 'Europe/London', season: { start: '2021-09-06', end: '2022-06-06' } } },
      night('12:00', { seed: { order: 'given', players: six.map((id) => ({ id })) } }),
      ...six.map((player) => night('20:00', { arrive: { player } })),
      night('20:01', { challenge: { id: 'a', challenger: 'p06', challenged: 'p04' } }),
      night('20:02', { challenge: { id: 'b', challenger: 'p05', challenged: 'p03' } }),
      night('20:03', { challenge: { id: 'c', challenger: 'p02', challenged: 'p01' } }),
    ];
    const { refused, real, tried } = tryOn(logText(...lines), { reach: 1 });
    expect([...real.season.ladder.challenges.values()].map(({ id }) => id)).toEqual(['a', 'b', 'c']);
    expect([...tried.season.ladder.challenges.values()].map(({ id }) => id)).toEqual(['c']);
    expect(refused.map(({ refusal }) => refusal.code)).toEqual(['out-of-reach', 'out-of-reach']);
  });

  it('with a larger drop drops those who stay away further', () => {
    const { real, tried, refused } = tryOn(vector('nairobi-missed-weeks.jsonl'), { drop: 3 });
    expect(orderOf(real)).toEqual(['p04', 'p01', 'p02', 'p05', 'p03']);
    expect(orderOf(tried)).toEqual(['p04', 'p05', 'p01', 'p02', 'p03']);
    expect(refused).toEqual([]);
  });

  it('is settled up to a moment in both, whether or not anybody has recorded anything since', () => {
    const season = replayed(vector('nairobi-missed-weeks.jsonl'));
    const trial = tryOut(season.header, commandsOf(season), {}, parseInstant('2022-02-01T12:00:00+03:00'));
    for (const each of [trial.real, trial.tried])
      expect(
        each.season
          .lines()
          .at(-1)
          ?.effects.settled.map(({ name }) => name),
      ).toEqual(['2022-W04']);
  });

  it('tells where a player stood after each day that moved them, in each of the two', () => {
    const { real, tried } = tryOn(GAMES, { reach: 3 });
    expect(wayIn(tried, 'p10')).toEqual([['2019-09-02', 10]]);
    expect(wayIn(real, 'p10')).toEqual([
      ['2019-09-02', 10],
      ['2019-09-05', 7],
    ]);
  });
});
