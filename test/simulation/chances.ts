import { Chance } from '#local/demo/chance.ts';

/**
 * The chances that go by some words, such as a seed and a club: the same whenever they are asked for, and independent
 * of all others, so that what happens at one club does not change what happens at another.
 */
export function chanceOf(...words: readonly (string | number)[]): Chance {
  let state = 0x81_1c_9d_c5;
  for (const byte of Buffer.from(words.join(' '))) state = Math.imul(state ^ byte, 0x01_00_01_93);
  state = Math.imul(state ^ (state >>> 16), 0x45_d9_f3_b);
  state = Math.imul(state ^ (state >>> 13), 0x45_d9_f3_b);
  return new Chance((state ^ (state >>> 16)) | 1);
}
