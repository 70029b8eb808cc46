import { NAMES } from './texts.ts';

/** Why a text can’t be the name of a player or program: names are public, and stay in the log for good. */
export type NameFault = 'address' | 'link' | 'telephone' | 'birth' | 'unreadable' | 'position' | 'ending';

/** "@" itself, as East Asian keyboards and look-alikes write it, and as it is hidden from programs: "ann [at] example.org". */
const AT = /[@＠﹫]|[[({<]\s*(?:at|ät|arobase?)\s*[\])}>]/iu;

const LINK = /https?:\/\/|\bwww\./iu;

/**
 * What stands for a letter that was lost, what no keyboard writes (control characters, half letters, line ends), and what
 * becomes of "ö" and "’" where UTF-8 was taken for the character set of Windows.
 */
const UNREADABLE = /[\uFFFD\p{Cc}\p{Cs}\u2028\u2029]|Ã[\u00A1-\u00BF]|â€/u;

/** With a country or area code, in groups as in America, or nine digits in a row; "GNU Go 3.8" and "R2 12" are none. */
const TELEPHONES = [
  /(?:^|[^\p{L}\p{N}.])(?:\+|0|\(0|\(\+)\d(?:[\s()/.–-]*\d){6,}/u,
  /(?:^|[^\d(])\(?\d{3}\)?[\s.-]\d{3}[\s.-]\d{4}(?!\d)/u,
  /\d{9}/u,
  /^[\s\d()/.–-]*(?:\d[\s()/.–-]*){7,}$/u,
];

/** A whole date, "12/3/87", "*1987", "Jg. 87", "b. 1987": when somebody was born is nobody else's business. "GNU Go 3.7.12" and "Zen 2018-12-07" are versions. */
const BIRTHS = [
  /(?:^|[^\d])\d{1,2}[./-]\d{1,2}[./-](?:19|20)\d{2}(?!\d)/u,
  /(?:^|[^\d])(?:\d{1,2}\/\d{1,2}\/\d{2}|19\d{2}-\d{2}-\d{2})(?!\d)/u,
  /[*°]\s?(?:19|20)\d{2}(?!\d)/u,
  /(?:^|[^\p{L}])(?:jg\.?|jahrgang|geb\.?|geboren|b\.|born|née?)\s?(?:am |on |in |le |en )?\d{2}/iu,
];

/** A place in a list alone, or ahead of a name: "12.", "1) Ann"; "1. FC Oakfield" is a team. */
const POSITIONS = [/^#?\d{1,4}[.):]?$/u, /^#?\d{1,4}(?:\)|\.(?!\s\p{Lu}{2,4}\b))\s*\p{L}/u];

/** What a list puts around names. */
const ENDINGS = [/[:;,|=_–—-]$/u, /^[:;,|=•*–—-]/u];

/** What stands against a text as a public name; undefined where it may be one. Blank text is for the caller to refuse. */
export function nameFault(text: string): NameFault | undefined {
  const name = text.trim();
  if (AT.test(name)) return 'address';
  if (LINK.test(name)) return 'link';
  if (TELEPHONES.some((each) => each.test(name))) return 'telephone';
  if (BIRTHS.some((each) => each.test(name))) return 'birth';
  if (UNREADABLE.test(name)) return 'unreadable';
  if (POSITIONS.some((each) => each.test(name))) return 'position';
  return name !== '' && ENDINGS.some((each) => each.test(name)) ? 'ending' : undefined;
}

/** The same as a sentence that says what to do. */
export function whyNoName(text: string): string | undefined {
  const fault = nameFault(text);
  return fault && NAMES[fault];
}

/** What nothing that is typed behind it can mend: the others may still become names. */
const FOR_GOOD: ReadonlySet<NameFault | undefined> = new Set([
  'address',
  'link',
  'telephone',
  'birth',
  'unreadable',
] as const);

export const whyNoNameYet = (text: string): string | undefined =>
  FOR_GOOD.has(nameFault(text)) ? whyNoName(text) : undefined;
