import { describe, expect, it } from 'vitest';
import { formatLadder } from '#shared/engine/format-ladder.ts';
import { type OtherRules, otherRulesFor } from '#shared/systems/others-fitting.ts';
import { SYSTEM_IDS } from '#shared/systems/registry.ts';
import { logText, vector } from '../view/vectors.ts';
import { orderOf, samples, tryByOthers, wayIn } from './tried.ts';

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
