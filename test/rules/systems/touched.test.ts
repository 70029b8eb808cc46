import { describe, expect, it } from 'vitest';
import { Season, type Step } from '#shared/engine/season.ts';
import { parsePoints } from '#shared/rules/challenge/typed-points.ts';
import { gapShown, gapsTouched } from '#shared/rules/go/gaps.ts';
import { rungsTouched, sharedRungs } from '#shared/rules/pots/purses.ts';
import { pointsWords } from '#shared/words/score.ts';
import { unbroken } from '#web/ui/page/words.tsx';
import { clubOf as lavers, scoresIn } from '../club.ts';
import { Programs } from '../computer-go/programs.ts';
import { clubOf as shicargo } from '../shicargo/dice-club.ts';
import { ChessClub, creweOf, NairobiClub } from './club.ts';
import { always } from './seasons.ts';

/** Every step of a season, corrections among them, as it is worked out in the end. */
function stepsOf(played: Season): readonly Step[] {
  const steps: Step[] = [];
  const season = new Season(played.header, { again: () => {}, step: (step) => steps.push(step) });
  for (const { command } of played.lines()) season.append(command);
  expect(season.ladder.line).toBe(played.ladder.line);
  return steps;
}

describe('what a step touches', () => {
  it('are, on a points ladder, all whose rung it changes, shared ones too', () => {
    let changed = 0;
    always('shicargo', ({ season }) => {
      for (const { before, after } of stepsOf(season)) {
        const [then, now] = [sharedRungs(before), sharedRungs(after)];
        const all = [...now].filter(([player, rung]) => then.get(player) !== rung);
        const touched = rungsTouched(before, after);
        for (const [player, rung] of all) {
          changed++;
          expect(touched.get(player), player).toEqual({ was: then.get(player), is: rung });
        }
        for (const [player, { was, is }] of touched) expect([was, is]).toEqual([then.get(player), now.get(player)]);
      }
    });
    expect(changed).toBeGreaterThan(40);
  });

  it('are, among programs, all whose rung or gap it changes', () => {
    let changed = 0;
    always('computer-go', ({ season }) => {
      for (const { before, after } of stepsOf(season)) {
        const touched = gapsTouched(before, after);
        for (const player of after.order.players()) {
          if (
            gapShown(before, player) === gapShown(after, player) &&
            before.order.rungOf(player) === after.order.rungOf(player)
          )
            continue;
          changed++;
          expect(touched, player).toContain(player);
        }
      }
    });
    expect(changed).toBeGreaterThan(40);
  });
});

const THREE = scoresIn('11–7 9–11 11–4');

it.each([
  '11-7 9-11 11-4',
  '11–7, 9–11, 11–4',
  ' 11:7;9:11 ; 11:4 ',
  '(11 - 7) (9 - 11) (11 - 4)',
  '[11-7, 9-11, 11-4]',
  unbroken(pointsWords(THREE)),
])('reads “%s” as three games, two of them won', (text) => {
  expect(parsePoints(text)).toEqual({ points: THREE, score: [2, 1] });
});

it.each([
  ['11-7 9-x', '“9-x”'],
  ['11-7-9', '“11-7-9”'],
  ['11-7 100-2', '“100-2”'],
  ['11-7 retired', '“retired”'],
  ['7-6(5) 6-4', '“5”'],
  ['11-7 9', '“9”'],
  ['–', '“–”'],
])('says of “%s” that it can’t read %s', (text, quoted) => {
  expect(parsePoints(text)).toEqual({ fault: `Can’t read ${quoted}. Write points like 11-7.` });
});

it('knows that nothing was typed, and when there are too many games', () => {
  expect(parsePoints('  ')).toBeUndefined();
  expect(parsePoints('1-0 '.repeat(42))).toEqual({
    fault: 'That’s too many: a match has at most 41 scores like 11-7.',
  });
});

const WON = [1, 0] as const;
const MOVES = { pgn: '1. e4 e5 1-0', minutes: 60 };

describe('a result with a date that cannot be (§0 Odd dates)', () => {
  it('is one dated before its challenge, by the club’s own calendar (§0)', () => {
    const club = creweOf(3).at('2019-09-06 00:30');
    const game = club.issue('3', '2');
    expect(() => club.result(game, WON, '2019-09-05 23:59')).toThrow('odd-date (§0)');
    expect(() => club.result(game, WON, '2019-09-01 20:00')).toThrow('odd-date (§0)');
    expect(club.at('2019-09-07').result(game, WON, '2019-09-06 00:00').order).toBe('1 3 2');
  });

  it('counts where somebody official says why (§0)', () => {
    const club = creweOf(3).at('2019-09-06 20:00');
    const game = club.issue('3', '2');
    expect(club.because('played before it was entered').result(game, WON, '2019-09-04 20:00').order).toBe('1 3 2');
  });

  it('is not one without a date, even before the season (§0)', () => {
    const season = { start: '2019-10-01' };
    const club = new ChessClub({ system: 'crewe', season }).at('2019-09-05 19:00').seedNumbered(3);
    expect(club.plays('3', '2', WON).order).toBe('1 3 2');
  });

  it('is one in Lavers, Nairobi and Computer Go too, dated before the challenge or the season (§0)', () => {
    const night = lavers(2).at('2021-09-13 20:00').arrive('ann', 'bob');
    const match = night.issue('bob', 'ann');
    expect(() => night.result(match, [2, 0], '2021-09-12 20:00')).toThrow('odd-date');
    const nairobi = NairobiClub.of(3).onSaturday(2);
    const game = nairobi.issue('3', '2');
    expect(() => nairobi.submit(game, WON, { playedAt: '2022-01-08T15:00:00+03:00' })).toThrow('odd-date');
    const programs = new Programs().seed('oak', 'elm').at('2021-02-01 12:00');
    const even = programs.issue('elm', 'oak');
    expect(() => programs.result(even, [1, 0], '2021-01-31 23:00')).toThrow('odd-date');
  });

  it('is a match from a sheet, or a game for points, dated before the season’s first day (§0)', () => {
    const night = lavers(2).at('2021-09-13 20:00');
    expect(() => night.sheet('bob', 'ann', [2, 0], '2021-09-05 23:59')).toThrow('odd-date');
    night.sheet('bob', 'ann', [2, 0], '2021-09-06 00:00');
    expect(() => creweOf(3).sheet('3', '2', [1, 0], '2019-09-01 20:00')).toThrow('odd-date');
    const nairobi = NairobiClub.of(3);
    const onSaturday = (playedAt: string) =>
      nairobi.submitSheet(`g${playedAt.slice(0, 10)}`, '3', '2', WON, { ...MOVES, playedAt });
    expect(() => onSaturday('2022-01-01T15:00:00+03:00')).toThrow('odd-date');
    const dice = shicargo('ann bob', { season: { start: '2021-09-06' } }).at('2021-09-10 20:00');
    const game = dice.start('ann', 'bob');
    expect(() => dice.finish(game, { ann: 1, bob: 0 }, '2021-09-05T20:00:00+01:00')).toThrow('odd-date');
    expect(dice.finish(game, { ann: 1, bob: 0 }, '2021-09-06T20:00:00+01:00').points).toBe('ann 1100, bob 900');
  });

  it('is said after that the two have met too recently, and before that they have not paid (§0 Refusals)', () => {
    const club = NairobiClub.of(3).onSaturday(2).submitSheet('one', '3', '2', WON, MOVES);
    club.approve({ challenge: 'one' });
    const odd = { ...MOVES, playedAt: '2022-01-01T15:00:00+03:00' };
    expect(() => club.submitSheet('two', '2', '3', WON, odd)).toThrow('rematch-too-soon');
    club.prefer('1', { registered: false });
    expect(() => club.submitSheet('two', '2', '1', WON, odd)).toThrow('odd-date');
  });
});
