import { columnsBehind, unnumbered } from '#shared/words/numbering.ts';
import type { Cells } from './columns.ts';
import { figuresAre, gapOf, isTelephone, ratingOf, SCALE } from './figures.ts';

/** "Ann Archer <ann@example.org>", "Ann Archer ann@example.org": the address, and what stands around it. */
export function withoutAddress(said: string): { readonly rest: string; readonly email?: string } {
  const [whole, email] = /[<([]?(?:mailto:)?([^\s@<>()[\],;|]+@[^\s@<>()[\],;|]+)[>)\]]?/i.exec(said) ?? [];
  if (whole === undefined || email === undefined) return { rest: said };
  return { rest: said.replace(whole, ' ; ').trim(), email: email.replace(/^["'‘]+|["'’.:]+$/g, '') };
}

/** What a list leaves around a name: bullets, separators, ticks, and brackets with nothing in them. */
export const bare = (name: string): string =>
  name
    .replace(/^(?:[\s:;,|/=_•*·–—-]|[✓✔✅☑❌✗✘]\uFE0F?)+/u, '')
    .replace(/(?:[\s:;,|/=_*†‡–—-]|[✓✔✅☑❌✗✘]\uFE0F?|[([][^\p{L}\p{N}\p{So}]*[)\]])+$/u, '')
    .replace(/\s+/g, ' ');

interface LooseCells {
  readonly name: string;
  readonly email: string;
  readonly rating: string;
  readonly gap: string;
  readonly others: string;
  /** A number ahead of the name: a place in the list, or a rating. */
  readonly ahead: string;
}

/** Lines that say a person each, in any order, in columns of our own: name, address, rating, gap and what else there is. */
export function sorted(rows: readonly Cells[], hasGaps: boolean): readonly Cells[] {
  const texts = unnumbered(rows.map(({ cells: [text = ''] }) => text));
  const all = texts.map((text) => saidIn(text, hasGaps));
  const cut = hasGaps ? all : withoutColumns(all);
  const said = cut.map((each, index) => ({ line: rows[index]?.line ?? 0, said: each }));
  const numbers = said.flatMap(({ said: { ahead } }) => (ahead === '' ? [] : [Number(ahead)]));
  const areRatings = figuresAre(numbers) !== 'unused';
  return said.map(({ line, said: { name, email, rating, gap, others, ahead } }) => ({
    line,
    cells: [
      name,
      email,
      rating === '' && areRatings ? ahead : rating,
      gap,
      areRatings ? others : `${ahead} ${others}`.trim(),
    ],
  }));
}

/** Without the figures behind it that are of columns. */
function withoutColumns(said: readonly LooseCells[]): readonly LooseCells[] {
  const columns = columnsBehind(said.map(({ name }) => name));
  return said.map((each, index) => {
    const behind = columns[index] ?? '';
    return {
      ...each,
      name: each.name.slice(0, each.name.length - behind.length),
      others: `${behind} ${each.others}`.trim(),
    };
  });
}

/** All of a line in quotes, and none within. */
const WHOLE_QUOTED = /^\s*"([^"]*)"\s*$/;

/** With or without what it is: "tel. 061 123 45 67", "(079 123 45 67)", "Mobil: +41 79 123 45 67", "(555) 123-4567". */
const TELEPHONE = new RegExp(
  [
    String.raw`(?:(?<ahead>^|[^\p{L}])(?:tel|telefon|telephone|phone|mobile?|handy|natel|cell|tél|téléphone|portable)\b\.?(?:[:\s]*[([]|[:\s]+)`,
    String.raw`|[([]|(?<before>^|[^\d\p{L}./]))`,
    String.raw`(?!\d{1,2}(?<sign>[./-])\d{1,2}\k<sign>\d{2,4}(?!\d))`,
    String.raw`(?:(?:\+|\(?0)\d(?:[\s()/.–-]*\d){6,}|\(?\d{3}\)?[\s.-]\d{3}[\s.-]\d{4}(?!\d))[)\]]?`,
  ].join(''),
  'giu',
);

export const withoutTelephones = (said: string): string => said.replace(TELEPHONE, '$<ahead>$<before> ; ');

function saidIn(text: string, hasGaps: boolean): LooseCells {
  const { rest, email = '' } = withoutAddress(text.replace(WHOLE_QUOTED, '$1'));
  const parts = withoutTelephones(rest)
    .replace(/([^\d]|^),|,(?!\d)/g, '$1,\t')
    .split(/\t|[;|]| {2,}(?=[\d(+])/)
    .map((part) => ({ text: bare(part.replace(/^"(.*)"$/, '$1').replaceAll('""', '"')), comma: /,\s*$/.test(part) }))
    .filter(({ text: each }) => /[\p{L}\p{N}\p{So}]/u.test(each) || ratingOf(each) !== undefined);
  const wordy = parts.filter(({ text: each }) => !isFigure(each, hasGaps));
  const figures = parts.map(({ text: each }) => each).filter((each) => isFigure(each, hasGaps));
  const [first, second, ...more] = wordy;
  // "Meier, Anna" is one name, and nothing else has a comma there.
  const isTurned =
    first?.comma && second !== undefined && more.length === 0 && /^\S+(?: \(?\d{3,4}\)?)?$/.test(second.text);
  const called = isTurned ? `${first.text}, ${second.text}` : (first?.text ?? '');
  const gap = hasGaps ? (figures.find((each) => gapOf(each) !== undefined) ?? '') : '';
  const rating = figures.find((each) => each !== gap && !isTelephone(each) && ratingOf(each) !== undefined);
  const [born = ''] = BORN.exec(called) ?? [];
  const { name, ahead, behind } = withoutFigures(called.slice(0, called.length - born.length));
  const others = [
    born,
    ...(isTurned ? [] : wordy.slice(1).map(({ text: each }) => each)),
    ...figures.filter((each) => each !== rating && each !== gap),
  ];
  return { name, email, rating: rating ?? behind, gap, ahead: ahead, others: others.join(' ').trim() };
}

const isFigure = (text: string, hasGaps: boolean): boolean =>
  !/\p{L}{2}/u.test(text) &&
  (ratingOf(text) !== undefined || isTelephone(text) || (hasGaps && gapOf(text) !== undefined));

const DATE = String.raw`(?:\d{1,2}[./-]\d{1,2}[./-]\d{2,4}|(?:19|20)\d{2}-\d{2}-\d{2})`;

/** "Ann Archer 12.3.1987", "Ann Archer (*1987)", "Ann Archer, Jg. 87", "Ann Archer b. 1987". */
const BORN = new RegExp(
  String.raw`[\s,(]+(?:(?:\*|°|geb\.?|b\.|born|née?|jg\.?)\s*(?:${DATE}|\d{2,4})|${DATE})\)?$`,
  'iu',
);

/** "Ann Archer Elo: 1850", "Ann Archer (LK 12,3)", "Ann Archer 1850 DWZ". */
const SCALED = new RegExp(
  String.raw`^(.*\p{L}.*?)[\s:;,=(\[–—-]+(?:(?:${SCALE})[\s.:]*(\d+(?:[.,]\d+)?)|(\d+(?:[.,]\d+)?)\s*(?:${SCALE}))[)\]]?$`,
  'iu',
);

/** "1850 Ann Archer", "Ann Archer - 1850": three or four digits are a rating; the digits in "Ann 2" and "GNU Go 3.8" are not. */
function withoutFigures(said: string): { readonly name: string; readonly ahead: string; readonly behind: string } {
  const [, ahead = '', first = said] = /^(\d{1,12})[\s:;,–-]+(\p{L}.*)$/u.exec(said) ?? [];
  const [, called = first, scaled, turned = ''] = SCALED.exec(first) ?? [];
  if (called !== first) return { name: bare(called), ahead, behind: scaled ?? turned };
  const [, name = first, behind = ''] =
    /^(.*\p{L}.*?)[\s:;,=–—-]+[([<]?(\d['’,]\d{3}|\d{3,4})[)\]>]?$/u.exec(first) ?? [];
  return { name: bare(name), ahead, behind };
}
