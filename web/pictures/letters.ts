const range = (from: number, to: number): string =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, n) => from + n));

/** Of the ranges below, what the face has no letters for. */
const MISSING = '¤ĈĉĔĕĜĝĤĥĬĭĴĵĸĿŀŉŎŏŜŝŢţŦŧſ';

/** What the face of pictures writes: Latin as European languages use it, figures and signs. */
export const LETTERS: string = [...`${range(0x20, 0x7e)}${range(0xa0, 0xac)}${range(0xae, 0x17f)}ȘșȚț–—‘’‚“”„‹›…•−`]
  .filter((letter) => !MISSING.includes(letter))
  .join('');

const KNOWN = new Set(LETTERS);

/** Emoji, and what they are made of: names have them, and are told without. */
const EMOJI = /[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}\p{Variation_Selector}\p{Me}]/gu;

/** A name as it is drawn, without emoji and marks that nobody sees; undefined where a letter of it cannot be drawn. */
export function drawable(text: string): string | undefined {
  const visible = text.normalize('NFC').replace(/\p{Cf}/gu, '');
  if ([...visible].every((letter) => KNOWN.has(letter))) return visible;
  const letters = visible.replace(EMOJI, '').replace(/ +/g, ' ').trim();
  return letters !== '' && [...letters].every((letter) => KNOWN.has(letter)) ? letters : undefined;
}
