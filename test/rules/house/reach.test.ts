import { describe, expect, it, test } from 'vitest';
import { parseHeader } from '#shared/log/parse.ts';
import { rulesOf } from '#shared/systems/words.ts';
import { opponentsOf } from '#shared/view/opponents.ts';
import { textOf } from '#shared/words/phrase.ts';
import { header, seasonView } from '#test/view/club.ts';
import type { ChessClub } from '../systems/club.ts';
import { houseOf, playerOn } from './club.ts';

const mayOf = ({ season: { ladder } }: ChessClub, player: string) =>
  opponentsOf(ladder, playerOn(ladder, player), ladder.at)
    .filter(({ refusal }) => !refusal)
    .map(({ player: other }) => Number(other));

const BANDS = [
  { from: 1, up: 2 },
  { from: 5, up: 3 },
];

describe('a reach in bands (H3)', () => {
  const club = houseOf(8, { reach: BANDS, rematchWeeks: 0 });

  it('goes by the rung on which the challenger stands', () => {
    expect(['8', '5', '4', '2', '1'].map((player) => mayOf(club, player))).toEqual([
      [5, 6, 7],
      [2, 3, 4],
      [2, 3],
      [1],
      [],
    ]);
  });

  it('is named where it is refused, and in the rules', () => {
    const says = 'Challenges can only go to players up to 2 (from 5th: 3) places above.';
    expect(() => club.challenge('4', '1')).toThrow(`out-of-reach (H3): ${says}`);
    const [rule] = rulesOf(header({ system: 'house', settings: { reach: BANDS } }));
    expect(rule?.text).toBe('Anyone up to 2 places above you; from 5th down, up to 3.');
  });

  it('is another one after a win: who comes into the band above reaches no further than that', () => {
    expect(mayOf(houseOf(8, { reach: BANDS, rematchWeeks: 0 }).plays('5', '4', [1, 0]), '5')).toEqual([2, 3]);
  });

  it('may be changed in mid-season, and the page says from what to what', () => {
    const changed = houseOf(8).does('configure', { settings: { reach: BANDS } });
    expect(mayOf(changed, '4')).toEqual([2, 3]);
    const [told] = seasonView(changed.season, changed.ladder.at).calendar.changes ?? [];
    expect(told && textOf(told.text)).toBe('Challenge range (rungs): 3 → 2 (from 5th: 3).');
    expect(mayOf(changed.does('configure', { settings: { reach: null } }), '4')).toEqual([1, 2, 3]);
  });

  const six = [1, 2, 3, 4, 5, 6].map((from) => ({ from, up: 1 }));
  test.each([
    [[{ from: 1, up: 2 }]],
    [[{ from: 2, up: 2 }, ...BANDS.slice(1)]],
    [BANDS.toReversed()],
    [[BANDS[0], BANDS[0]]],
    [[BANDS[0], { from: 5, up: 0 }]],
    [[BANDS[0], { from: 5, up: 101 }]],
    [six],
    [['2', '3']],
  ])('is no reach that does not begin at 1 and go down, two to five bands of 1 to 100: %j', (reach) => {
    const read = parseHeader({
      system: 'house',
      timezone: 'UTC',
      season: { start: '2025-09-01' },
      settings: { reach },
    });
    expect(read.ok === false && read.refusal.message).toMatch(/settings\.reach/);
  });

  it('is of no system but this one: elsewhere it is a number', () => {
    const nairobi = { system: 'nairobi', timezone: 'UTC', season: { start: '2025-09-01' } };
    expect(parseHeader({ ...nairobi, settings: { reach: BANDS } }).ok).toBe(false);
    expect(parseHeader({ ...nairobi, settings: { reach: 3 } }).ok).toBe(true);
  });
});
