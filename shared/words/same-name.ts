/** Letters that the decomposition of a character does not lead to. */
export const LATIN: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ı: 'i',
  ħ: 'h',
};

/** "Lee, Ann" is also "Ann Lee". */
const inOrder = (name: string): string => name.replace(/^([^,]+),([^,]+)$/, '$2 $1');

/** Most names are as plain, and in a large club thousands are compared. */
const PLAIN = /^[a-z\d]+( [a-z\d]+)*$/i;

/** The same for all spellings of one name: capitals, accents, apostrophes, hyphens, spaces, the last name first or last. */
export const nameKey = (name: string): string => (PLAIN.test(name) ? name.toLowerCase() : foldedKey(name));

const foldedKey = (name: string): string =>
  [...inOrder(name).normalize('NFKD').toLowerCase()]
    .map((letter) => LATIN[letter] ?? letter)
    .join('')
    .replace(/[\p{M}'’‘`´.]/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
