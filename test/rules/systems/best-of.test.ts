import { expect, it, vi } from 'vitest';
import { drawsChoice, gameChoice, matchOf, scoresOfMatch } from '../../../shared/rules/challenge/best-of.ts';
import { movingBy } from '../../../shared/rules/challenge/half-distance.ts';
import { resulting } from '../../../shared/rules/challenge/results.ts';
import type { ChessTerms } from '../../../shared/rules/challenge/terms.ts';
import type { Score } from '../../../shared/vocabulary/command.ts';
import { scoreWords } from '../../../shared/words/score.ts';
import { ChessClub } from './club.ts';

const score = matchOf('T2');

const terms: ChessTerms = {
  reach: { includes: () => true, says: () => 'everybody', clause: 'T1' },
  declining: { allowed: false, clause: 'T3' },
  score,
  unfinished: ['walkover', 'noShow', 'retired'],
  movement: movingBy(() => 'takes-rung', { fromBelow: 'T4', fromAbove: 'T5', drawn: 'T6' }),
};

/** A ladder whose matches are of as many games as it says. */
vi.mock(import('../../../shared/systems/registry.ts'), async (original) => {
  const registry = await original();
  return {
    ...registry,
    systemOf: (ladder) => {
      const system = registry.systemOf(ladder);
      const settings = [...system.settings, gameChoice, drawsChoice];
      return { ...system, settings, score, rules: { ...system.rules, result: resulting(terms) } };
    },
  };
});

type Settings = Readonly<Record<string, string>>;

const clubOf = (settings: Settings): ChessClub =>
  new ChessClub({ system: 'crewe', season: { start: '2023-03-01' }, settings }).seedNumbered(9).at('2023-03-02 19:00');

/** Every pair of points up to five, in halves, that a result may have. */
function taken(settings: Settings): readonly string[] {
  const points = Array.from({ length: 11 }, (_, halves) => halves / 2);
  const every = points.flatMap((one) => points.map((other): Score => [one, other]));
  return every
    .filter((each) => {
      const club = clubOf(settings);
      try {
        return club.result(club.challenge('5', '2'), each) > 0;
      } catch {
        return false;
      }
    })
    .map(scoreWords)
    .toSorted();
}

it.each([
  [{}, ['0–3', '1–3', '2–3', '3–0', '3–1', '3–2']],
  [{ game: 'best-of-3' }, ['0–2', '1–2', '2–0', '2–1']],
  [{ game: 'one' }, ['0–1', '1–0']],
  [{ game: 'one', draws: 'yes' }, ['0–1', '1–0', '½–½']],
  [{ game: 'best-of-3', draws: 'yes' }, ['0–2', '1–2', '2–0', '2–1']],
])('with %j these are all the scores there are, as they are offered', (settings, scores) => {
  expect(taken(settings)).toEqual(scores);
  expect(scoresOfMatch({ header: { settings } }).map(scoreWords).toSorted()).toEqual(scores);
});

it('says which scores there are', () => {
  const club = clubOf({ game: 'best-of-3' });
  const id = club.challenge('5', '2');
  expect(() => club.result(id, [3, 0])).toThrow('bad-score (T2): The score has to be one of 2–0, 2–1, 1–2, 0–2.');
});

it('lets a match be put right that was played before the ladder chose otherwise', () => {
  const club = clubOf({ game: 'best-of-3' });
  const line = club.result(club.challenge('5', '2'), [2, 1]);
  club.does('configure', { settings: { game: 'best-of-5' } });
  expect(() => club.correct(line, [3, 3])).toThrow('bad-score (T2): The score has to be one of 3–0');
  club.correct(line, [1, 2]);
  expect(club.order).toBe('1 2 3 4 5 6 7 8 9');
});

it('a match that is broken off is won by whoever could go on, and is never a draw', () => {
  const club = clubOf({ game: 'one', draws: 'yes' });
  const retires = (score: Score) =>
    club.does('result', { ...club.challenge('5', '2', `to-${score[0] * 2}`), score, retired: true });
  expect(() => retires([0.5, 0.5])).toThrow('bad-score (T2): A walkover, a');
  club.does('withdraw', { challenge: 'to-1' });
  retires([1, 0]);
  expect(club.order).toBe('1 5 2 3 4 6 7 8 9');
});
