import { plainText } from '#shared/words/names.ts';
import type { Phrase } from '#shared/words/phrase.ts';

/** Marks that change the direction of what follows, and letters that are written from right to left. */
const DIRECTIONS = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu;
const LEFTWARD = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;

/** A name in running text without markup: one that is written from right to left does not turn what stands around it. */
export function plainName(name: string): string {
  const plain = plainText(name).replace(DIRECTIONS, '');
  return LEFTWARD.test(plain) ? `\u2068${plain}\u2069` : plain;
}

/** A sentence as plain text. */
export const plainly = (phrase: Phrase): string =>
  phrase.map((part) => (typeof part === 'string' ? part : plainName(part.name))).join('');
