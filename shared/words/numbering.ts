/** What a list sets before a name and is never part of it. */
const MARKS: readonly RegExp[] = [
  // "1.", "2)", "=3.", "a)", "#4", "(5)", "No. 6"
  /[#=]?\p{Nd}{1,4}\s*=?[.):]\s*(?=[\p{L}("<“])/u,
  /\p{Ll}\)\s+/u,
  /#\d{1,4}\s+/u,
  /[([]\d{1,4}[)\]]\s*(?=\p{L})/u,
  /(?:no|nr)\.\s?\d{1,4}\s+/u,
  // "Pair 8:", "Rank 9 – "
  /(?:pair|paar|paire|team|equipe|équipe|player|spieler|joueur)\s?\d{1,4}\s*[:.)–-]\s*/u,
  /(?:place|position|rank|rung|platz|rang)\s?\d{1,4}\s*[:.)–-]?\s*(?=\p{L})/u,
  // "7️⃣", a medal, a box to tick, a bullet
  /(?:\d\uFE0F?\u20E3)+\s*/u,
  /[🥇🥈🥉🔟]\s*/u,
  /(?:[-–—•*·]\s+)?\[[ x]?\]\s*/u,
  /[-–—•*·]\s+/u,
];

const MARK = new RegExp(String.raw`^\s*(?:${MARKS.map(({ source }) => source).join('|')})`, 'iu');

/** A number that may be a place in a list, or begin a name. */
const AHEAD = /^\s*[=T]?(\d{1,4})=?(?:st|nd|rd|th|er|re|e|è|ème|[ºª°])?[\s:;,–-]+(?=\p{L})/u;

/** "▲2", "(↓1)", "➡️": how far somebody went up or down. */
const MOVED = /[([]?\s*[▲▼△▽▴▾↑↓→←↗↘⬆⬇➡⇧⇩⇑⇓●◆■]\uFE0F?\s*\d{0,3}\s*[)\]]?/gu;

/** "(3)", "[1]", "(+2)", "[–]", "(seed 4)", "[WC]", or "=" alone and "+2" ahead of a name: the same by figures, or as whom they were seeded. */
const SEEDED =
  /(?:^|\s)(?:[([](?:(?:seed(?:ed)?\s*)?[+−–=-]?\d{0,2}|wc|q|ll|new)[)\]]|=)(?!\S)|^[+−-]\d{1,2}\s+(?=\p{L})/giu;

/** The names of a final order without what tells of each person's way there, where most have it and are still told apart. */
export function withoutMoves(names: readonly string[]): readonly string[] {
  const unmoved = names.map((name) => name.replace(MOVED, ' ').replace(/\s+/g, ' ').trim());
  const unseeded = unmoved.map((name) => name.replace(SEEDED, ' ').replace(/\s+/g, ' ').trim());
  const count = unseeded.filter((name, index) => name !== names[index]).length;
  const areApart = new Set(unseeded).size === new Set(unmoved).size;
  return count >= names.length / 2 && areApart ? unseeded : unmoved;
}

/** A line of a list without its mark. */
const withoutMark = (text: string): string => text.replace(MARK, '');

/** Lines of a list without their marks, and without numbers ahead of them that count the lines: "1 Ann", "2nd Bob", "3 – Cy". */
export function unnumbered(texts: readonly string[]): readonly string[] {
  const unmarked = texts.map(withoutMark);
  const numbers = unmarked.flatMap((text) => AHEAD.exec(text)?.[1] ?? []).map(Number);
  const areCounted = numbers.length > Math.max(1, texts.length / 2) && arePlaces(numbers);
  return areCounted ? unmarked.map((text) => text.replace(AHEAD, '')) : unmarked;
}

const COUNTED = /(?:^|[\s,;])(\d{1,3})([.)]?)\s*(?=\p{L})/gu;

/** "1. Ann 2. Bob", "1 Ann 2 Bob 3 Cy": a line that counts on within itself, as a line for each; of figures alone it takes three. */
export function countedApart(line: string): readonly string[] {
  const marks = [...line.matchAll(COUNTED)];
  const first = marks[0];
  const areOn = marks.every(([, number], index) => Number(number) === Number(first?.[1]) + index);
  const least = marks.every(([, , sign]) => sign !== '') ? 2 : 3;
  if (!first || line.slice(0, first.index).trim() !== '' || marks.length < least || !areOn) return [line];
  return marks.map(({ index }, at) => line.slice(index, marks[at + 1]?.index).replace(/^[\s,;]+|[\s,;]+$/g, ''));
}

/** Numbers that count the lines, up or down, or those of each group anew; or places that several may share: 1, 2, 2, 4 or 1, 2, 2, 3. */
export function arePlaces(values: readonly number[]): boolean {
  const [first = 0, ...rest] = values;
  if (rest.length === 0) return Number.isInteger(first) && first > 0 && first < 100;
  if (first < 1000 && rest.every((value, index) => value === first + index + 1)) return true;
  if (first === values.length && rest.every((value, index) => value === first - index - 1)) return true;
  const runs = values.filter((value) => value === 1).length;
  const areAnew = values.every((value, index) => value === 1 || value === (values[index - 1] ?? 0) + 1);
  if (areAnew && values.length >= 2 * runs) return true;
  const isShared = (next: (before: number, index: number) => number) =>
    first === 1 && rest.every((value, index) => value === values[index] || value === next(values[index] ?? 0, index));
  return isShared((_, index) => index + 2) || isShared((before) => before + 1);
}

interface Line {
  readonly line: number;
  readonly text: string;
}

/** "Hi all, this is the list:" above lines with numbers or marks, and "See you" an empty line below them; by their lines. */
export function aroundNumbered(lines: readonly Line[]): readonly number[] {
  const texts = lines.map(({ text }) => text);
  const marked = unnumbered(texts).flatMap((text, index) => (text === texts[index] ? [] : [index]));
  const [first = 0, last = first] = [marked[0], marked.at(-1)];
  if (marked.length < 2) return [];
  const apart = lines.findIndex(({ line }, index) => index > last && line > (lines[index - 1]?.line ?? line) + 1);
  return lines.filter((_, index) => index < first || (apart >= 0 && index >= apart)).map(({ line }) => line);
}

/** Numbers behind a name, of which a page's own columns are left when it is copied: "Ann Lee 45 4.0", "Ann Lee 3-1". */
const COLUMNS = /(?:\s+[([]?[+−-]?\d[\d.,:/–-]*%?[)\]]?)+$/u;

/** Such numbers of each name, where nearly all have some and the names without them are whole and each another; else nothing. */
export function columnsBehind(names: readonly string[]): readonly string[] {
  const behind = names.map((name) => COLUMNS.exec(name)?.[0] ?? '');
  const without = names.map((name, index) => name.slice(0, name.length - (behind[index] ?? '').length));
  const count = behind.filter((each) => each !== '').length;
  const areWhole = without.every((name, index) => behind[index] === '' || /\p{L}\S*\s+\p{L}/u.test(name));
  const isColumn = count > 2 && count > names.length * 0.8;
  return isColumn && areWhole && new Set(without).size === names.length ? behind : names.map(() => '');
}
