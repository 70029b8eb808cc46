import { expect, it } from 'vitest';
import { parsePoints } from '#shared/rules/challenge/typed-points.ts';
import { pointsWords } from '#shared/words/score.ts';
import { unbroken } from '#web/ui/page/words.tsx';

const THREE = [
  [11, 7],
  [9, 11],
  [11, 4],
] as const;

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
  expect(parsePoints(text)).toEqual({ fault: `Can’t read ${quoted}. Write each game like 11-7.` });
});

it('knows that nothing was typed, and when there are too many games', () => {
  expect(parsePoints('  ')).toBeUndefined();
  expect(parsePoints('1-0 '.repeat(10))).toEqual({ fault: 'A match has at most 9 games.' });
});
