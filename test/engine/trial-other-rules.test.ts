import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { formatLadder } from '#shared/engine/format-ladder.ts';
import type { Season } from '#shared/engine/season.ts';
import { type Course, tryOutBy } from '#shared/engine/trial.ts';
import { formatLog } from '#shared/log/format.ts';
import { type OtherRules, otherRulesFor } from '#shared/systems/others-fitting.ts';
import { SYSTEM_IDS } from '#shared/systems/registry.ts';
import { trialView, wayOf } from '#shared/view/trial.ts';
import type { Header } from '#shared/vocabulary/header.ts';
import { parsePlayerId } from '#shared/vocabulary/vocabulary.ts';
import { replayed, vector } from '../view/vectors.ts';

const samples = readdirSync('test/vectors').filter((name) => name.endsWith('.jsonl') && !name.endsWith('.trace.jsonl'));
const commandsOf = (season: Season) => season.lines().map(({ command }) => command);

/** A season as it is tried by the first other rules that fit it. */
function tryOn(text: string, settings: Header['settings'] = {}) {
  const season = replayed(text);
  const [rules] = otherRulesFor(season.header.system);
  if (!rules) throw new Error('no other rules fit');
  const commands = commandsOf(season);
  const before = formatLog(season.header, commands);
  const trial = tryOutBy({ system: rules.id, settings: { ...rules.settings, ...settings } }, season.header, commands);
  expect(formatLog(season.header, commandsOf(season))).toBe(before);
  return { ...trial, season, view: trialView(trial, commands) };
}

const orderOf = ({ season }: { readonly season: Season }) => season.ladder.order.players();

describe('other rules for a season', () => {
  it('are those alone that know what its lines say, measure the same and can have its scores', () => {
    const found = SYSTEM_IDS.map((id) => [id, otherRulesFor(id).map((each: OtherRules) => each.id)]);
    expect(Object.fromEntries(found)).toEqual({
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
    const { season, real, tried } = tryOn(vector(name));
    expect(formatLadder(real.season.ladder)).toEqual(formatLadder(season.ladder));
    expect(orderOf(tried).toSorted()).toEqual(orderOf(real).toSorted());
    expect(tried.season.ladder.header.system).toBe('house');
  });
});

const ids = Array.from({ length: 8 }, (_, n) => `p0${n + 1}`);
const at = (day: string, time: string) => `2022-01-${day}T${time}:00+03:00`;
const game = (day: string, id: string, challenger: string, challenged: string) => [
  { at: at(day, '14:00'), challenge: { id, challenger, challenged } },
  { at: at(day, '14:01'), accept: { challenge: id } },
  { at: at(day, '16:00'), override: 'no sheet', result: { challenge: id, score: [1, 0] } },
];
const seasonOf = (...lines: readonly object[]): string =>
  [
    { ladder: { system: 'nairobi', timezone: 'Africa/Nairobi', season: { start: '2022-01-03' } } },
    {
      at: at('03', '10:00'),
      seed: { order: 'given', players: ids.map((id) => ({ id, registered: true, paidUntil: '2022-12-31' })) },
    },
    ...lines,
  ]
    .map((line) => JSON.stringify(line))
    .join('\n');
const wayIn = (played: Parameters<typeof orderOf>[0] & { readonly course: Course }, id: string) => {
  const player = parsePlayerId(id);
  return player ? wayOf(played.course, player).map(({ day, rung }) => [day, rung]) : [];
};

describe('a game that an official looks at before it counts', () => {
  it('counts by other rules, too, on the day on which it was approved, and not where it never was', () => {
    const { tried, view } = tryOn(
      seasonOf(
        ...game('08', 'approved', 'p08', 'p05'),
        ...game('08', 'turned-down', 'p07', 'p03'),
        { at: at('09', '12:00'), reject: { challenge: 'turned-down' } },
        ...game('15', 'waiting', 'p02', 'p01'),
        { at: at('17', '12:00'), approve: { challenge: 'approved' } },
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
      at: at('08', '17:00'),
      override: 'no sheet',
      match: { id, challenger, challenged, score: [0, 1] },
    });
    const { tried } = tryOn(
      seasonOf(
        sheet('approved', 'p08', 'p05'),
        { at: at('08', '18:00'), correct: { line: 3, score: [1, 0] } },
        sheet('voided', 'p04', 'p01'),
        { at: at('09', '18:00'), approve: { challenge: 'approved' } },
        { at: at('10', '18:00'), void: { line: 5 } },
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
    const lines = [...game('08', 'far', 'p08', 'p03'), { at: at('09', '12:00'), approve: { challenge: 'far' } }];
    const { view } = tryOn(seasonOf(...lines), { reach: 2 });
    expect(view.games.map(({ players, clause }) => [...players.map(({ id }) => id), clause])).toEqual([
      ['p08', 'p03', 'H3'],
    ]);
    expect(view.others).toBe(0);
  });

  it('was accepted where it was played without a word', () => {
    const [challenge] = game('08', 'one', 'p08', 'p05');
    const [, , result] = game('22', 'one', 'p08', 'p05');
    const approve = { at: at('23', '12:00'), approve: { challenge: 'one' } };
    const { tried, view } = tryOn(seasonOf(challenge ?? {}, result ?? {}, approve), { win: 'takes-rung' });
    expect(view.games).toEqual([]);
    expect(wayIn(tried, 'p08').at(-1)).toEqual(['2022-01-23', 5]);
  });

  it('is refused with its result where its challenge had lapsed, and not with what was said to that', () => {
    const [challenge, accept, result] = game('08', 'late', 'p08', 'p05').map((line, n) =>
      n === 0 ? line : { ...line, at: at(n === 1 ? '22' : '24', '15:00') },
    );
    const approve = { at: at('25', '12:00'), approve: { challenge: 'late' } };
    const { view } = tryOn(seasonOf(challenge ?? {}, accept ?? {}, result ?? {}, approve));
    expect(view.games.map(({ day, clause }) => [day, clause])).toEqual([['2022-01-24', 'H14']]);
  });
});
