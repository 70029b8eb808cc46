import { plainText } from '../../words/names.ts';
import { LATIN } from '../../words/same-name.ts';

/** "Ann Brown" is "Brown, Ann" in chess files; a name of one word, or with a comma, stays as it is. */
export function familyFirst(name: string): string {
  const words = plainText(name).split(' ');
  const family = words.at(-1) ?? '';
  return words.length < 2 || name.includes(',') ? words.join(' ') : `${family}, ${words.slice(0, -1).join(' ')}`;
}

/** Latin letters without their accents, as rating officers' programs expect; other scripts stay. */
export const unaccented = (text: string): string => [...text].map((letter) => plainLetter(letter)).join('');

function plainLetter(letter: string): string {
  const lower = letter.toLowerCase();
  const plain = LATIN[lower];
  if (plain !== undefined) return letter === lower ? plain : plain[0]?.toUpperCase() + plain.slice(1);
  const base = letter.normalize('NFKD').replace(/\p{M}/gu, '');
  return /^[\x20-\x7e]+$/.test(base) ? base : letter;
}
