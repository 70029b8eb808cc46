/**
 * The text of a file from any program: UTF-8 or UTF-16 if a mark says so or the bytes show it, else in the character set that
 * makes the likeliest words of it. Nothing is lost silently: what is no letter anywhere stays as a sign.
 */
export function decoded(bytes: Uint8Array): string {
  const encoding = encodingOf(bytes);
  if (encoding !== undefined) return by(encoding)(bytes);
  const first = bytes.findIndex((byte) => byte >= 0x80);
  const sample = bytes.subarray(Math.max(0, first - 1), first + SAMPLE);
  const [likeliest] = OTHERS.map((read) => ({ read, likelihood: likelihoodOf(read(sample)) })).toSorted(
    (one, other) => other.likelihood - one.likelihood,
  );
  return (likeliest?.read ?? by('utf-8'))(bytes);
}

/** In bytes, from the first that is of no letter of ASCII. */
const SAMPLE = 100_000;

type Reader = (bytes: Uint8Array) => string;

const by =
  (charset: string): Reader =>
  (bytes) =>
    new TextDecoder(charset).decode(bytes);

/** The upper half of code page 850, in which DOS and consoles of Windows write: no browser reads it. */
const DOS =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00AD±‗¾¶§÷¸°¨·¹³²■\u00A0';

const byDos: Reader = (bytes) => Array.from(bytes, (byte) => DOS[byte - 0x80] ?? String.fromCharCode(byte)).join('');

/**
 * Where several make words as likely, the first: those of Windows, in the west and in the middle of Europe, of an old Mac, of DOS,
 * and UTF-8 with a mistake in it.
 */
const OTHERS: readonly Reader[] = [by('windows-1252'), by('windows-1250'), by('macintosh'), byDos, by('utf-8')];

/** Less for each thing that no word has, and a little more for letters that many names have. */
const likelihoodOf = (text: string): number =>
  (text.match(FREQUENT)?.length ?? 0) / SAMPLE - (text.match(ODD)?.length ?? 0);

const FREQUENT = /[äöüéèëáíóñ]/g;

/** Quotes, dashes and the like, which stand beside letters on one side. */
const BESIDE = String.raw`’‘“”«»‹›–—…•™®©°ªº\u00A0\u00AD`;

/** A letter or sign that is not of ASCII. */
const [CAPITAL, SMALL, SIGN] = [
  String.raw`(?![\0-\x7F])\p{Lu}`,
  String.raw`(?![\0-\x7F])\p{Ll}`,
  String.raw`(?![\0-\x7F\p{L}\p{M}])`,
];

const [CONSONANT, VOWEL] = ['[b-df-hj-np-tv-xzB-DF-HJ-NP-TV-XZ]', '[aeiouáéíóúAEIOUÁÉÍÓÚ]'];

/**
 * What tells Czech, Polish, Croatian and Hungarian from French and Danish, in the letters of which one is a vowel and the other
 * none: "Dvoøák", "Zdenìk", "Kamiñska", "Erdõs" and "Petroviæ"; "Hélčne", "Sřren" and "Jšrg". "Øivind", "Catrìona" and "Lœtitia" are names.
 */
const BETWEEN_SCRIPTS = [
  String.raw`(?:^|[^\p{L}]|${VOWEL})(?!Øi)[èòøæÈÒØÆ](?=${VOWEL}|[^\p{L}]|$)`,
  String.raw`[bdmnptvBDMNPTV][ìÌ](?=${CONSONANT})|[ùÙ](?=\p{L})|[ñÑ](?=${CONSONANT})|[õÕ](?![eE])`,
  `${CONSONANT}[čćďđňřśšťźžŕĺ](?=${CONSONANT})`,
];

/** "JÅrg", "RenÇ", "MåLLER", "J¶rg", "Ren‚", and letters of Windows that hardly any name has. */
const ODD = new RegExp(
  [
    String.raw`[\uFFFD\x80-\x9F]`,
    String.raw`\p{L}(?!œ[tu])[œŒŸƒˆ]|(?!œ[tu])[œŒŸƒˆ](?=\p{L})`,
    ...BETWEEN_SCRIPTS,
    String.raw`\p{L}${CAPITAL}(?=\p{Ll})|\p{Ll}${CAPITAL}`,
    String.raw`\p{Lu}${SMALL}(?=\p{Lu})`,
    String.raw`\p{L}${SIGN}[^’‘–\u00A0\u00AD](?=\p{L})`,
    String.raw`\p{L}${SIGN}[^${BESIDE}]|${SIGN}[^‚„${BESIDE}](?=\p{L})`,
  ].join('|'),
  'gu',
);

function encodingOf(bytes: Uint8Array): string | undefined {
  const [one, two] = bytes;
  if (one === 0xff && two === 0xfe) return 'utf-16le';
  if (one === 0xfe && two === 0xff) return 'utf-16be';
  return nulsOf(bytes) ?? (isUtf8(bytes) ? 'utf-8' : undefined);
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

/** UTF-16 without a mark: every other byte of a European text is 0. */
function nulsOf(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  const counts = [0, 0];
  for (const [index, byte] of bytes.subarray(0, 1000).entries())
    if (byte === 0) counts[index % 2] = (counts[index % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = counts;
  const quarter = Math.min(bytes.length, 1000) / 4;
  if (Math.max(even, odd) <= quarter) return undefined;
  return odd > even ? 'utf-16le' : 'utf-16be';
}
