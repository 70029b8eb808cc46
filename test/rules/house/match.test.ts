import { describe, expect, it } from 'vitest';
import { scoresOfMatch } from '#shared/rules/challenge/best-of.ts';
import { rulesOf } from '#shared/systems/words.ts';
import type { Score } from '#shared/vocabulary/command.ts';
import { scoreWords } from '#shared/words/score.ts';
import type { ChessClub } from '../systems/club.ts';
import { riverside } from './club.ts';

type Settings = Readonly<Record<string, string>>;

const clubOf = (settings: Settings): ChessClub => riverside(9, settings);

/** Every pair of points up to five, in halves, that a result may have. */
function taken(settings: Settings): readonly string[] {
  const points = Array.from({ length: 11 }, (_, halves) => halves / 2);
  const every = points.flatMap((one) => points.map((other): Score => [one, other]));
  const club = clubOf(settings);
  let open = club.issue('5', '2');
  return every
    .filter((each) => {
      try {
        club.result(open, each);
      } catch {
        return false;
      }
      open = club.because('again').issue('5', '2');
      return true;
    })
    .map(scoreWords)
    .toSorted();
}

const SCORES = [
  [{}, ['0–3', '1–3', '2–3', '3–0', '3–1', '3–2']],
  [{ game: 'best-of-3' }, ['0–2', '1–2', '2–0', '2–1']],
  [{ game: 'first-to-2' }, ['0–2', '1–2', '2–0', '2–1']],
  [{ game: 'first-to-3' }, ['0–3', '1–3', '2–3', '3–0', '3–1', '3–2']],
  [{ game: 'one' }, ['0–1', '1–0']],
  [{ game: 'one', draws: 'yes' }, ['0–1', '1–0', '½–½']],
  [{ game: 'best-of-3', draws: 'yes' }, ['0–2', '1–2', '2–0', '2–1']],
] as const;

it.each(SCORES)('with %j these are all the scores there are, as they are offered (H7, H9)', (settings, scores) => {
  expect(taken(settings)).toEqual(scores);
  expect(scoresOfMatch({ header: { settings } }).map(scoreWords).toSorted()).toEqual(scores);
});

it('it is said which scores there are (H7)', () => {
  const club = clubOf({ game: 'best-of-3' });
  const id = club.issue('5', '2');
  expect(() => club.result(id, [3, 0])).toThrow('bad-score (H7): The score has to be one of 2–0, 2–1, 1–2, 0–2.');
});

it('a race to 21 has 42 scores, and takes the points of as many games as it can have (H7, H8)', () => {
  const club = clubOf({ game: 'first-to-21' });
  const id = club.issue('5', '2');
  expect(() => club.result(id, [20, 0])).toThrow('The score has to be one of 21–0, 21–1, …, 1–21, 0–21.');
  const points = Array.from({ length: 41 }, (_, game) => (game % 2 === 0 ? [8, 5] : [5, 8]));
  expect(() => club.does('result', { ...id, score: [21, 20], points: [...points, [8, 5]] })).toThrow('invalid');
  expect(club.does('result', { ...id, score: [21, 20], points })).toBeDefined();
  expect(club.order).toBe('1 5 2 3 4 6 7 8 9');
});

it('a match may be put right that was played before the ladder chose otherwise (H7)', () => {
  const club = clubOf({ game: 'best-of-3' });
  const { line } = club.plays('5', '2', [2, 1]);
  club.does('configure', { settings: { game: 'best-of-5' } });
  expect(() => club.correct(line, [3, 3])).toThrow('bad-score (H7): The score has to be one of 2–0');
  expect(club.correct(line, [1, 2]).order).toBe('1 2 3 4 5 6 7 8 9');
});

it('a match that is broken off is won by whoever could go on, and is never a draw (H10)', () => {
  const club = clubOf({ game: 'one', draws: 'yes' });
  const retires = (score: Score) =>
    club.does('result', { ...club.issue('5', '2', `to-${score[0] * 2}`), score, retired: true });
  expect(() => retires([0.5, 0.5])).toThrow('bad-score (H7): A walkover, a');
  club.does('withdraw', { challenge: 'to-1' });
  retires([1, 0]);
  expect(club.order).toBe('1 5 2 3 4 6 7 8 9');
});

const BEST_OF_5 = [
  [[3, 1], '11-7 9-11 11-4 11-8', undefined],
  [[2, 3], '11-7 9-11 0-11 12-10 9-11', undefined],
  [[3, 0], '11-7 9-11 11-4 11-8', 'The points make it 3–1, not 3–0.'],
  [[1, 3], '11-7 9-11 11-4 11-8', 'The points make it 3–1, not 1–3.'],
  [[3, 0], '11-7 11-4', 'The points make it 2–0, not 3–0.'],
  [[3, 0], '11-7 11-4 11-11', 'Game 3 has no winner: 11–11.'],
  [[3, 0], '11-7 11-4 11-8 11-9', 'Game 4 comes after the match was decided.'],
  [[3, 1], '1-0 1-0 1-0 0-1 0-1', 'Game 4 comes after the match was decided.'],
] as const;

const pointsIn = (text: string): readonly Score[] =>
  text.split(' ').map((game): Score => {
    const [one = 0, other = 0] = game.split('-').map(Number);
    return [one, other];
  });

/** What is said of a match with such points; nothing where it is taken. */
function saidOf(settings: Settings, score: Score, points: string, how: object = {}): string | undefined {
  const club = clubOf(settings);
  try {
    club.does('result', { ...club.issue('5', '2'), score, points: pointsIn(points), ...how });
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message.replace('bad-score (H7): ', '') : String(error);
  }
}

it.each(BEST_OF_5)(
  'the score is %j with the points of each game, %s, where they come to it (H8)',
  (of, points, says) => {
    expect(saidOf({}, of, points)).toBe(says);
  },
);

const BROKEN_OFF = [
  // In the game that was broken off nobody need lead; whoever does may have won it.
  [[3, 1], '11-7 9-11 5-5', undefined],
  [[3, 1], '11-7 9-11', undefined],
  [[3, 0], '11-7 9-10', undefined],
  [[2, 3], '11-7 11-9 8-3', undefined],
  [[3, 2], '11-7 9-11 4-2', 'The points make it 3–1, not 3–2.'],
  [[3, 1], '11-7 9-9 4-2', 'Game 2 has no winner: 9–9.'],
  [[3, 0], '11-7 11-9 11-4 1-0', 'Game 4 comes after the match was decided.'],
] as const;

it.each(BROKEN_OFF)(
  'of a match that was broken off, %j, the loser has the games of the points %s (H10)',
  (of, points, says) => {
    expect(saidOf({}, of, points, { retired: true })).toBe(says);
  },
);

it('one game may have points, and there are none where nobody played (H8, H10)', () => {
  expect(saidOf({ game: 'one' }, [1, 0], '21-19')).toBeUndefined();
  expect(saidOf({ game: 'one' }, [1, 0], '21-21')).toBe('Game 1 has no winner: 21–21.');
  expect(saidOf({ game: 'one', draws: 'yes' }, [0.5, 0.5], '2-2')).toBeUndefined();
  expect(saidOf({ game: 'one', draws: 'yes' }, [1, 0], '2-2')).toBe('The points make it ½–½, not 1–0.');
  expect(saidOf({ game: 'one', draws: 'yes' }, [0.5, 0.5], '2-2 3-3')).toBe(
    'Game 2 comes after the match was decided.',
  );
  expect(saidOf({}, [3, 0], '1-0 1-0 1-0', { noShow: true })).toBe('A walkover or a no-show has no points.');
  for (const wrong of ['100-2', '1.5-1', '1-0 '.repeat(42).trim()])
    expect(saidOf({}, [3, 0], wrong)).toMatch(/^invalid .*points/);
});

it('a corrected score comes with points of its own, or without any (H8)', () => {
  const club = clubOf({});
  const line = club.does('result', {
    ...club.issue('5', '2'),
    score: [3, 1],
    points: pointsIn('11-7 9-11 11-4 11-8'),
  }).line;
  const corrects = (score: Score, points?: string) =>
    club.does('correct', { line, score, ...(points !== undefined && { points: pointsIn(points) }) });
  const counted = () => club.season.standing(line)?.body;
  expect(() => corrects([3, 1], '11-7 11-4 11-8')).toThrow('bad-score (H7): The points make it 3–0, not 3–1.');
  corrects([0, 3], '7-11 9-11 4-11');
  expect(counted()).toMatchObject({ score: [0, 3], points: pointsIn('7-11 9-11 4-11') });
  corrects([3, 0]);
  expect(counted()).toMatchObject({ score: [3, 0] });
  expect(counted()).not.toHaveProperty('points');
  club.does('configure', { settings: { game: 'best-of-3' } });
  corrects([3, 0], '11-7 11-4 11-8');
  expect(() => corrects([3, 0], '11-7 11-4 11-11')).toThrow('Game 3 has no winner: 11–11.');
});

it('the points of a match that was broken off are corrected as such (H10)', () => {
  const club = clubOf({});
  const retired = { ...club.issue('5', '2'), score: [3, 0], retired: true };
  const { line } = club.does('result', retired);
  club.does('correct', { line, score: [3, 1], points: pointsIn('9-11 5-5') });
  const walkover = club.does('result', { ...club.issue('9', '8'), score: [3, 0], walkover: true });
  const given = { line: walkover.line, score: [3, 0], points: pointsIn('1-0 1-0 1-0') };
  expect(() => club.does('correct', given)).toThrow('A walkover or a no-show has no points.');
});

it.each(['walkover', 'noShow', 'retired'])('a match won by %s is corrected to no draw (H10)', (how) => {
  const club = riverside(3, { game: 'one', draws: 'yes' });
  const { line } = club.does('result', { ...club.issue('3', '2'), score: [1, 0], [how]: true });
  expect(() => club.correct(line, [0.5, 0.5])).toThrow('bad-score');
  expect(club.correct(line, [0, 1]).order).toBe('1 2 3');
});

it.each(['walkover', 'noShow'])('of a match that did not take place, %s, all is won (H10)', (how) => {
  const club = riverside(3);
  expect(club.does('result', { ...club.issue('3', '2'), score: [3, 0], [how]: true }).order).toBe('1 3 2');
});

const FROM_BELOW = [
  ['takes-rung', '1 6 2 3 4 5 7 8 9'],
  ['swap', '1 6 3 4 5 2 7 8 9'],
  ['halfway', '1 3 2 6 4 5 7 8 9'],
] as const;

/** The order of a ladder of nine after one game, and by which clause; players are called by the rungs on which they began. */
function orderWith(settings: Settings, challenger: string, challenged: string, score: Score): string {
  const club = riverside(9, { game: 'one', draws: 'yes', reach: 8, ...settings });
  club.because('both ways').plays(challenger, challenged, score);
  return `${club.order} ${club.why.split(':')[0]}`;
}

describe('what moves', () => {
  it.each(FROM_BELOW)('is the winner from below by %s, whoever had challenged (H11)', (win, order) => {
    expect(orderWith({ win }, '6', '2', [1, 0])).toBe(`${order} H11`);
    expect(orderWith({ win }, '2', '6', [0, 1])).toBe(`${order} H11`);
  });

  it('is by a defence nobody, or the winner up one, who may be on top (H12)', () => {
    expect(orderWith({}, '6', '3', [0, 1])).toBe('1 2 3 4 5 6 7 8 9 H12');
    expect(orderWith({ win: 'halfway' }, '6', '3', [0, 1])).toBe('1 2 3 4 5 6 7 8 9 H12');
    expect(orderWith({ defence: 'up-one' }, '6', '3', [0, 1])).toBe('1 3 2 4 5 6 7 8 9 H12');
    expect(orderWith({ defence: 'up-one' }, '2', '1', [0, 1])).toBe('1 2 3 4 5 6 7 8 9 H12');
  });

  it('is by a draw nobody, or the player below up one, but not past the other (H13)', () => {
    expect(orderWith({}, '6', '3', [0.5, 0.5])).toBe('1 2 3 4 5 6 7 8 9 H13');
    expect(orderWith({ defence: 'up-one' }, '6', '3', [0.5, 0.5])).toBe('1 2 3 4 5 6 7 8 9 H13');
    expect(orderWith({ draw: 'up-one' }, '6', '3', [0.5, 0.5])).toBe('1 2 3 4 6 5 7 8 9 H13');
    expect(orderWith({ draw: 'up-one' }, '4', '3', [0.5, 0.5])).toBe('1 2 3 4 5 6 7 8 9 H13');
  });
});

it.each([
  ['set', 'You can give the points of each set, such as 6-4 3-6 7-5.'],
  ['leg', 'You can give the points of each leg.'],
])('a rule gives an example of the points of a %s where they say more than the score (H8)', (unit, says) => {
  expect(JSON.stringify(rulesOf(clubOf({ unit }).ladder.header))).toContain(says);
});
