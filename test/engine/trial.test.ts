import { describe, expect, it } from 'vitest';
import { parseInstant } from '#shared/calendar/moment.ts';
import { localOf } from '#shared/calendar/zone.ts';
import { formatLadder } from '#shared/engine/format-ladder.ts';
import { type Tried, tryOut } from '#shared/engine/trial.ts';
import { gameOf } from '#shared/engine/trial-lines.ts';
import type { Ladder } from '#shared/vocabulary/ladder.ts';
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

const dayOf = ({ header, at }: Ladder) => localOf(header.timezone, at).day;

describe('the course of a season', () => {
  it.each(samples)('has each day on which something happened once, as it ended, after all corrections: %s', (name) => {
    const { season, real } = tryOn(vector(name), {});
    const { evenings } = real.course;
    const days = evenings.map(({ day }) => day);
    expect(days).toEqual([...new Set(days)].toSorted());
    for (const { day, ladder } of evenings) expect(dayOf(ladder) <= day).toBe(true);
    expect(formatLadder(evenings.at(-1)?.ladder ?? expect.fail())).toEqual(formatLadder(season.ladder));
    const lines = season.lines();
    for (const [index, { line, command }] of lines.entries()) {
      const day = localOf(season.header.timezone, command.at).day;
      const next = lines[index + 1];
      if (next && localOf(season.header.timezone, next.command.at).day === day) continue;
      expect(evenings.find((each) => each.day === day)?.ladder.line).toBe(line);
    }
  });
});

const house = (settings: object, ...lines: readonly object[]): string =>
  logText(
    { ladder: { system: 'house', timezone: 'Europe/London', season: { start: '2019-09-02' }, settings } },
    { at: at('02'), seed: { order: 'given', players: ids.map((id) => ({ id, name: id.toUpperCase() })) } },
    ...lines,
  );
const refusedBy = (settings: object, tried: Tried, ...lines: readonly object[]) =>
  tryOn(house(settings, ...lines), tried).refused.map(({ command, refusal }) => [command.verb, refusal.code]);

describe('what would have been refused', () => {
  it('is each line that is of no game, of whomever', () => {
    const away = (player: string) => ({ at: at('03'), away: { player, from: '2019-09-10', to: '2019-09-14' } });
    expect(refusedBy({ holidayDays: 5 }, { holidayDays: 3 }, away('p01'), away('p02'))).toEqual([
      ['away', 'no-days-left'],
      ['away', 'no-days-left'],
    ]);
  });

  it('is a correction of a result that was possible itself', () => {
    const lines = [
      challenge('03', 'one', 'p03', 'p02'),
      won('04', 'one'),
      { at: at('05'), correct: { line: 4, score: [0.5, 0.5] } },
    ];
    expect(refusedBy({ game: 'one', draws: 'yes' }, { draws: 'no' }, ...lines)).toEqual([['correct', 'bad-score']]);
  });

  it('is no word to a result that would have counted at once', () => {
    const reported = { at: at('04'), result: { challenge: 'one', score: [1, 0], reported: 'p03' } };
    for (const verb of ['approve', 'reject'])
      expect(
        refusedBy({ game: 'one', confirm: 2 }, { confirm: 0 }, challenge('03', 'one', 'p03', 'p02'), reported, {
          at: at('05'),
          [verb]: { challenge: 'one' },
        }),
      ).toEqual([]);
  });

  it('is neither a report that was taken back nor the true result after it, where reports would have counted at once', () => {
    const confirmed = { game: 'one', confirm: 2 };
    const report = (day: string, score: readonly number[]) => ({
      at: at(day),
      result: { challenge: 'one', score, reported: 'p03' },
    });
    const reject = (day: string, body: object = {}) => ({
      at: at(day, '20:00'),
      reject: { challenge: 'one', ...body },
    });
    const issued = challenge('03', 'one', 'p03', 'p02');
    const turned = [report('04', [1, 0]), reject('04')];
    const lost = [report('05', [0, 1]), { at: at('06'), approve: { challenge: 'one' } }];
    for (const lines of [
      [issued, ...turned, ...lost],
      [issued, ...turned, ...turned, ...lost],
      [issued, report('04', [1, 0]), reject('04', { disputed: 'p02' }), reject('05'), ...lost],
      [issued, report('04', [1, 0]), { at: at('04'), correct: { line: 4, score: [1, 0] } }, reject('05'), ...lost],
    ]) {
      const { real, tried, refused } = tryOn(house(confirmed, ...lines), { confirm: 0 });
      expect(refused).toEqual([]);
      expect(orderOf(tried)).toEqual(ids);
      expect(orderOf(real)).toEqual(ids);
    }
    const voided = [issued, ...turned, { at: at('05'), void: { line: 5 } }];
    const { refused, tried } = tryOn(house(confirmed, ...voided), { confirm: 0 });
    expect([refused, orderOf(tried).slice(1, 3)]).toEqual([[], ['p03', 'p02']]);
    // Where a report would have counted by itself meanwhile, it was taken back too late.
    const late = house({ ...confirmed, confirm: 9 }, issued, report('04', [1, 0]), reject('08'));
    expect(orderOf(tryOn(late, { confirm: 1 }).tried).slice(1, 3)).toEqual(['p03', 'p02']);
    for (const settings of [{ confirm: 5 }, { reach: 4 }]) expect(orderOf(tryOn(late, settings).tried)).toEqual(ids);
  });

  it('is what is far by the rules tried, beside what was let pass in its time', () => {
    const far = [challenge('04', 'far', 'p12', 'p01'), won('04', 'far')];
    const { header, lines } = seasonLog(seasonOf(...far, challenge('05', 'near', 'p06', 'p02'), won('05', 'near')));
    const commands = lines.flatMap(({ entry }) => (entry.ok === true ? [entry.command] : []));
    const { refused } = tryOut(header, commands, { reach: 3 });
    expect(refused.map(({ command }) => gameOf(command))).toEqual(['near']);
  });
});

it('a season that is tried up to a moment before its last line is not settled any further', () => {
  const season = replayed(GAMES);
  const { real, tried } = tryOut(season.header, commandsOf(season), {}, parseInstant('2019-09-03T00:00:00Z'));
  for (const each of [real, tried])
    expect([each.season.at, each.season.lines().length]).toEqual([season.at, season.lines().length]);
});
