/** What the upper half of a character set of one byte stands for, by how it is read. */
const upperHalf = (charset: string): ReadonlyMap<string, number> => {
  const codes = Uint8Array.from({ length: 128 }, (_, index) => index + 128);
  return new Map([...new TextDecoder(charset).decode(codes)].map((letter, index) => [letter, index + 128]));
};

/** The letters of code page 850, which no decoder knows, by their bytes. */
const DOS = new Map(
  [...'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø'].map((letter, index): [string, number] => [letter, index + 0x80]),
).set('ß', 0xe1);

const HALVES = new Map([
  ...['windows-1252', 'windows-1250', 'macintosh'].map((charset) => [charset, upperHalf(charset)] as const),
  ['cp850', DOS] as const,
]);

/** A text as a program writes it that uses a character set, "with a mark" at its beginning or without. */
export function inCharset(text: string, charset: string): Uint8Array {
  const [name = ''] = charset.split(' ');
  const marked = charset.endsWith('mark') ? `\uFEFF${text}` : text;
  const half = HALVES.get(name);
  if (half) return Uint8Array.from(text, (letter) => half.get(letter) ?? letter.charCodeAt(0));
  const bytes = Buffer.from(marked, name === 'utf-8' ? 'utf8' : 'utf16le');
  return new Uint8Array(name === 'utf-16be' ? bytes.swap16() : bytes);
}
