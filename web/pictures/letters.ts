const range = (from: number, to: number): string =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, n) => from + n));

/** Of the ranges below, what the face has no letters for. */
const MISSING = '¤ĈĉĔĕĜĝĤĥĬĭĴĵĸĿŀŉŎŏŜŝŢţŦŧſ';

/** What the face of pictures writes: Latin as European languages use it, figures and signs. */
export const LETTERS: string = [...`${range(0x20, 0x7e)}${range(0xa0, 0xac)}${range(0xae, 0x17f)}ȘșȚț–—‘’‚“”„‹›…•−`]
  .filter((letter) => !MISSING.includes(letter))
  .join('');

const KNOWN = new Set(LETTERS);

/** A name as it is drawn, without marks that nobody sees; undefined where a letter of it cannot be drawn. */
export function drawable(text: string): string | undefined {
  const letters = text.normalize('NFC').replace(/\p{Cf}/gu, '');
  return [...letters].every((letter) => KNOWN.has(letter)) ? letters : undefined;
}
