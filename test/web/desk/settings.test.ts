import { describe, expect, it } from 'vitest';
import type { LineView } from '#shared/contract/entries.ts';
import { lineNumber } from '#shared/vocabulary/vocabulary.ts';
import { rule } from '#shared/words/written-rule.ts';
import { header } from '#test/rules/club.ts';
import { tasksOf } from '#web/apps/admin/guide/steps.ts';
import { changedBy, fieldsOf } from '#web/apps/admin/header-fields.ts';
import { goneSince, toldAfter } from '#web/apps/admin/rules-beside.tsx';

const lavers = header({
  name: 'Main',
  settings: { drop: 3, reach: 5 },
  closures: [{ from: '2021-12-20', to: '2022-01-02' }],
});
const fields = fieldsOf(lavers);

it('a ladder left as it is asks for no change', () => {
  expect(changedBy(lavers, fields)).toEqual({});
});

it('what was typed is asked for alone, and a figure of the system’s own by null', () => {
  const settings = { ...fields.settings, drop: '5', reach: '6' };
  expect(changedBy(lavers, { ...fields, name: 'Mondays', end: '2022-06-13', settings })).toEqual({
    name: 'Mondays',
    end: '2022-06-13',
    settings: { drop: null, reach: 6 },
  });
});

it('closures are asked for all together, and none where the last was taken away', () => {
  const more = [...fields.closures, { from: '2022-04-01', to: '2022-04-30' }];
  expect(changedBy(lavers, { ...fields, closures: more }).closures).toHaveLength(2);
  expect(changedBy(lavers, { ...fields, closures: [] })).toEqual({ closures: [] });
});

it('a season is left open by null, and keeps its name where none was typed', () => {
  const crewe = header({ system: 'crewe', name: 'Long games' });
  expect(changedBy(crewe, { ...fieldsOf(crewe), end: '', name: ' ' })).toEqual({ end: null });
});

const line = (verb: LineView['verb']): LineView => ({
  verb,
  line: lineNumber(2),
  version: lineNumber(2),
  at: '2026-11-23T19:00:00Z',
  moves: [],
  settled: [],
});

const EMPTY = { version: lineNumber(1), standings: [], entrants: [], entries: [], challenges: [], games: [] };
const player = { player: 'ann', name: 'Ann' } as never;
const done = (...asked: Parameters<typeof tasksOf>) => Object.fromEntries(tasksOf(...asked));

describe('the list of first steps', () => {
  it('follows what is on the ladder, and asks a scorer for no links', () => {
    expect(done(EMPTY, undefined)).toEqual({ players: false, begin: false, result: false });
    expect(done({ ...EMPTY, entrants: [player], entries: [line('join')] }, undefined)).toEqual({
      players: true,
      begin: false,
      result: false,
    });
    expect(done({ ...EMPTY, entries: [line('challenge')] }, undefined)).toMatchObject({ begin: true, result: false });
    expect(done({ ...EMPTY, entries: [line('match')] }, undefined)).toMatchObject({ begin: true, result: true });
  });

  it('counts the ladder as shared once somebody else than an organiser has a link that works', () => {
    const shared = (...links: NonNullable<Parameters<typeof tasksOf>[1]>) => done(EMPTY, links)['share'];
    expect(shared()).toBe(false);
    expect(shared({ role: 'organiser' })).toBe(false);
    expect(shared({ role: 'player', revoked: '2026-11-23T19:00:00Z' })).toBe(false);
    expect(shared({ role: 'player', revoked: '2026-11-23T19:00:00Z' }, { role: 'scorer' })).toBe(true);
  });
});

const changed = (was: string, is: string) =>
  toldAfter([rule('Playing', 'T1', was)], [rule('Playing', 'T1', is)])[0]?.changed;

describe('the rules beside a form', () => {
  it('mark the words that have changed, and nothing around them', () => {
    expect(changed('Play within 14 days.', 'Play within 21 days.')).toEqual(['Play within ', '21', ' days.']);
    expect(changed('Anyone up to 3 places above.', 'Anyone up to 1 place above.')).toEqual([
      'Anyone up to ',
      '1 place',
      ' above.',
    ]);
    expect(changed('One game.', 'One game. There are no draws.')).toEqual(['One game. ', 'There are no draws.', '']);
  });

  it('give every word once where words were taken away, also one that stands there twice', () => {
    for (const [was, is] of [
      ['no no no', 'no no'],
      ['a b a b c', 'a b c'],
    ] as const) {
      expect(changed(was, is)?.join('').replaceAll(/ +/g, ' ').trim()).toBe(is);
      expect(changed(was, is)?.[1]).toBe('');
    }
  });

  it('mark nothing of what stays, all of what is new, and name what is gone', () => {
    const [playing, drawing] = [rule('Playing', 'T1', 'One game.'), rule('Draws', 'T2', 'None.')];
    expect(toldAfter([playing], [playing, drawing])).toEqual([playing, { ...drawing, changed: ['', 'None.', ''] }]);
    expect(goneSince([playing, drawing], [playing])).toEqual(['Draws']);
  });
});
