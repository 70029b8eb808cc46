import { scoreWords } from '../../shared/words/score.ts';

export type Score = readonly [number, number];

/** Every score that a game of a system can have, the challenger's first, best first. */
export function scoresOf(system: string): readonly Score[] {
  if (system === 'lavers')
    return [
      [2, 0],
      [1.5, 0.5],
      [1, 1],
      [0.5, 1.5],
      [0, 2],
    ];
  return system === 'computer-go'
    ? [
        [1, 0],
        [0, 1],
      ]
    : [
        [1, 0],
        [0.5, 0.5],
        [0, 1],
      ];
}

export const sameScore = (one: Score, other: Score): boolean => one[0] === other[0] && one[1] === other[1];

/** As it is shown: "1½–½". */
export const shownScore = (score: Score): string => scoreWords(score);

/** A whole number as people type it, with any minus sign; nothing where it is none. */
export function readWhole(text: string): number | undefined {
  const plain = text.trim().replace(/^[−–]/, '-');
  return /^-?\d{1,9}$/.test(plain) ? Number(plain) : undefined;
}
