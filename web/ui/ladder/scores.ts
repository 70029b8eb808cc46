import type { Score } from '#shared/vocabulary/command.ts';

export const sameScore = (one: Score, other: Score): boolean => one[0] === other[0] && one[1] === other[1];

/** A whole number as people type it, with any minus sign, or undefined if invalid. */
export function readWhole(text: string): number | undefined {
  const plain = text.trim().replace(/^[−–]/, '-');
  return /^-?\d{1,9}$/.test(plain) ? Number(plain) : undefined;
}
