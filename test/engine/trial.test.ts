import { describe, expect, it } from 'vitest';
import { parseInstant } from '#shared/calendar/moment.ts';
import { formatLadder } from '#shared/engine/format-ladder.ts';
import type { Season } from '#shared/engine/season.ts';
import { type Course, type Tried, tryOut, tryOutBy } from '#shared/engine/trial.ts';
import { formatLog } from '#shared/log/format.ts';
import { type OtherRules, otherRulesFor } from '#shared/systems/others-fitting.ts';
import { SYSTEM_IDS } from '#shared/systems/registry.ts';
import { trialView, wayOf } from '#shared/view/trial.ts';
import type { Command } from '#shared/vocabulary/command.ts';
import type { Header } from '#shared/vocabulary/header.ts';
import { type PlayerId, parsePlayerId } from '#shared/vocabulary/vocabulary.ts';
import { logText, replayed, sampleLogs, seasonLog, vector } from '../view/vectors.ts';

const samples = sampleLogs();
const commandsOf = (season: Season) => season.lines().map(({ command }) => command);

/** A season, as it is tried. The season itself is left alone. */
function tried(text: string, trying: (of: Header, commands: readonly Command[]) => ReturnType<typeof tryOut>) {
  const season = replayed(text);
  const commands = commandsOf(season);
  const before = formatLog(season.header, commands);
  const trial = trying(season.header, commands);
  expect(formatLog(season.header, commandsOf(season))).toBe(before);
  return { ...trial, season, view: trialView(trial, commands) };
}

const tryOn = (text: string, settings: Tried) => tried(text, (of, commands) => tryOut(of, commands, settings));

/** By the first other rules that fit it. */
const tryByOthers = (text: string, settings: Header['settings'] = {}) =>
  tried(text, (of, commands) => {
    const [rules] = otherRulesFor(of.system);
    if (!rules) throw new Error('no other rules fit');
    return tryOutBy({ system: rules.id, settings: { ...rules.settings, ...settings } }, of, commands);
  });

describe('a season that is tried with nothing changed', () => {
  it.each(samples)('ends as it did, and nothing is refused: %s', (name) => {
    const { season, real, tried, refused, view } = tryOn(vector(name), {});
    expect(formatLadder(real.season.ladder)).toEqual(formatLadder(season.ladder));
    expect(formatLadder(tried.season.ladder)).toEqual(formatLadder(season.ladder));
    expect(refused).toEqual([]);
    expect(view.players.map((each) => each.tried)).toEqual(view.players.map((each) => each.real));
  });
});

const ids = Array.from({ length: 12 }, (_, n) => `p${String(n + 1).padStart(2, '0')}`);
const at = (day: string, time = '19:00') => `2019-09-${day}T${time}:00+01:00`;
const seasonOf = (...lines: readonly object[]): string =>
  logText(
    { ladder: { system: 'crewe', timezone: 'Europe/London', season: { start: '2019-09-02' } } },
    { at: at('02'), seed: { order: 'given', players: ids.map((id) => ({ id, name: id.toUpperCase() })) } },
    ...lines,
  );
const challenge = (day: string, id: string, challenger: string, challenged: string) => ({
  at: at(day),
  challenge: { id, challenger, challenged },
});
const won = (day: string, id: string) => ({ at: at(day, '22:00'), result: { challenge: id, score: [1, 0] } });
const named = (id: string): PlayerId => {
  const player = parsePlayerId(id);
  if (!player) throw new Error(`${id} is no player`);
  return player;
};
const orderOf = ({ season }: { readonly season: Season }) => season.ladder.order.players();
const wayIn = ({ course }: { readonly course: Course }, id: string) =>
  wayOf(course, named(id)).map(({ day, rung }) => [day, rung]);

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

describe('other rules for a season', () => {
  it('are those alone that know what its lines say, measure the same and can have its scores', () => {
    const found = SYSTEM_IDS.map((id) => [id, otherRulesFor(id).map((each: OtherRules) => each.id)]);
    expect(Object.fromEntries(found)).toMatchObject({
      lavers: [],
      crewe: ['house'],
      nairobi: ['house'],
      'computer-go': [],
      shicargo: [],
      house: [],
    });
    expect(otherRulesFor('crewe')[0]?.settings).toMatchObject({ game: 'one', draws: 'yes' });
  });
});

describe('a season that is tried by other rules', () => {
  const fitting = samples.filter((name) => /^(?:crewe|nairobi)-/.test(name));

  it.each(fitting)('ends as it did, and there with all its players on rungs: %s', (name) => {
    const { season, real, tried } = tryByOthers(vector(name));
    expect(formatLadder(real.season.ladder)).toEqual(formatLadder(season.ladder));
    expect(orderOf(tried).toSorted()).toEqual(orderOf(real).toSorted());
    expect(tried.season.ladder.header.system).toBe('house');
  });
});

const EIGHT = Array.from({ length: 8 }, (_, n) => `p0${n + 1}`);
const on = (day: string, time: string) => `2022-01-${day}T${time}:00+03:00`;
const game = (day: string, id: string, challenger: string, challenged: string) => [
  { at: on(day, '14:00'), challenge: { id, challenger, challenged } },
  { at: on(day, '14:01'), accept: { challenge: id } },
  { at: on(day, '16:00'), override: 'no sheet', result: { challenge: id, score: [1, 0] } },
];
const nairobiOf = (...lines: readonly object[]): string => {
  const players = EIGHT.map((id) => ({ id, registered: true, paidUntil: '2022-12-31' }));
  return logText(
    { ladder: { system: 'nairobi', timezone: 'Africa/Nairobi', season: { start: '2022-01-03' } } },
    { at: on('03', '10:00'), seed: { order: 'given', players } },
    ...lines,
  );
};

describe('a game that an official looks at before it counts', () => {
  it('counts by other rules, too, on the day on which it was approved, and not where it never was', () => {
    const { tried, view } = tryByOthers(
      nairobiOf(
        ...game('08', 'approved', 'p08', 'p05'),
        ...game('08', 'turned-down', 'p07', 'p03'),
        { at: on('09', '12:00'), reject: { challenge: 'turned-down' } },
        ...game('15', 'waiting', 'p02', 'p01'),
        { at: on('17', '12:00'), approve: { challenge: 'approved' } },
      ),
      { win: 'takes-rung' },
    );
    expect(view.games).toEqual([]);
    expect(wayIn(tried, 'p08')).toEqual([
      ['2022-01-03', 8],
      ['2022-01-17', 5],
    ]);
    expect(orderOf(tried)).toEqual(['p01', 'p02', 'p03', 'p04', 'p08', 'p05', 'p06', 'p07']);
  });

  it('counts then from a sheet, too, as the score was corrected, and not where it was voided', () => {
    const sheet = (id: string, challenger: string, challenged: string) => ({
      at: on('08', '17:00'),
      override: 'no sheet',
      match: { id, challenger, challenged, score: [0, 1] },
    });
    const { tried } = tryByOthers(
      nairobiOf(
        sheet('approved', 'p08', 'p05'),
        { at: on('08', '18:00'), correct: { line: 3, score: [1, 0] } },
        sheet('voided', 'p04', 'p01'),
        { at: on('09', '18:00'), approve: { challenge: 'approved' } },
        { at: on('10', '18:00'), void: { line: 5 } },
      ),
      { win: 'takes-rung' },
    );
    expect(wayIn(tried, 'p08')).toEqual([
      ['2022-01-03', 8],
      ['2022-01-09', 5],
    ]);
    expect(orderOf(tried)[0]).toBe('p01');
  });

  it('is refused once where those rules let nobody challenge so far, with their reason', () => {
    const lines = [...game('08', 'far', 'p08', 'p03'), { at: on('09', '12:00'), approve: { challenge: 'far' } }];
    const { view } = tryByOthers(nairobiOf(...lines), { reach: 2 });
    expect(view.games.map(({ players, clause }) => [...players.map(({ id }) => id), clause])).toEqual([
      ['p08', 'p03', 'H3'],
    ]);
    expect(view.others).toBe(0);
  });

  it('was accepted where it was played without a word', () => {
    const [challenge] = game('08', 'one', 'p08', 'p05');
    const [, , result] = game('22', 'one', 'p08', 'p05');
    const approve = { at: on('23', '12:00'), approve: { challenge: 'one' } };
    const { tried, view } = tryByOthers(nairobiOf(challenge ?? {}, result ?? {}, approve), { win: 'takes-rung' });
    expect(view.games).toEqual([]);
    expect(wayIn(tried, 'p08').at(-1)).toEqual(['2022-01-23', 5]);
  });

  it('is refused with its result where its challenge had lapsed, and not with what was said to that', () => {
    const [challenge, accept, result] = game('08', 'late', 'p08', 'p05').map((line, n) =>
      n === 0 ? line : { ...line, at: on(n === 1 ? '22' : '24', '15:00') },
    );
    const approve = { at: on('25', '12:00'), approve: { challenge: 'late' } };
    const { view } = tryByOthers(nairobiOf(challenge ?? {}, accept ?? {}, result ?? {}, approve));
    expect(view.games.map(({ day, clause }) => [day, clause])).toEqual([['2022-01-24', 'H14']]);
  });
});
