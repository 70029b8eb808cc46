import Papa from 'papaparse';
import { visible } from '#shared/words/look-alikes.ts';
import { countedApart } from '#shared/words/numbering.ts';
import type { Cells } from './columns.ts';

export interface Grid {
  readonly rows: readonly Cells[];
  /** Whether lines were not cut into cells: each is one cell with all that it says. */
  readonly loose: boolean;
}

/** In this order where several would do: a comma also stands within names and numbers. */
const SEPARATORS = ['\t', ';', '|', ','] as const;

/** "sep=;", with which spreadsheets name the separator. */
const SEP = /^"?sep=(.)"?[\t;|,]*[ ]*(?:\r\n|\r|\n|$)/i;

/** A cell in quotes, with all that may stand in it. */
const QUOTED = /(^|[\t;|,\r\n])[ ]*"(?:[^"]|"")*"/g;

/** Quotes of a printed page around a whole cell. */
const CURLY = /(^|[\t;|,\r\n])[“„«]([^“”„«»"\r\n]*)[”“»](?=[\t;|,\r\n]|$)/g;

/** Runs of blanks by which a report lines up its columns. */
const [BLANKS, WIDE_BLANKS] = [/ {2,}/g, / {3,}/g];

/** What pages write for signs of their own. */
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ', '#39': "'" };

/** Without a mark of its encoding, and the ">" of answers to e-mails; programs for letters have line ends of their own. */
export const inLines = (text: string): string =>
  text
    .replace(/^\uFEFF/, '')
    .replace(/[\v\u2028\u2029]/g, '\n')
    // Dots that lead from a name to a figure.
    .replace(/ ?(?:\.{3,}|…+) ?/g, '\t')
    .replace(/&(amp|lt|gt|quot|nbsp|#39);/g, (whole, name) => ENTITIES[name] ?? whole)
    .replace(/^(?:> ?)+/gm, '')
    // "(Mon, Wed)" is one remark.
    .replace(/\([^()\n\d]*\)/g, (remark) => remark.replace(/, */g, (comma) => (comma === ',' ? comma : ' · ')))
    .replace(/^.*\d.*$/gm, (line) => countedApart(line).join('\n'));

/** Cuts a text into cells; the separator is chosen once for all of it. */
export function gridOf(text: string): Grid {
  const plain = inLines(text).replaceAll('\u00A0', ' ');
  const [ahead = '', told] = SEP.exec(plain) ?? [];
  const body = plain
    .slice(ahead.length)
    .replace(/(^|[\t;|,\r\n])="/g, '$1"')
    .replace(CURLY, '$1"$2"');
  const separator = told ?? separatorOf(body);
  const lined = separator === undefined ? linedUp(body) : undefined;
  const rows = cut(lined ?? body, separator ?? '\t');
  const offset = ahead === '' ? 1 : 2;
  return {
    rows: rows
      .map((cells, index) => ({ line: index + offset, cells: cells.slice(0, MOST_CELLS).map(tidy) }))
      .filter(isFilled),
    loose: separator === undefined && lined === undefined,
  };
}

/** No name, address or figure is longer, in characters, and no address book has more columns. */
const [LONGEST_CELL, MOST_CELLS] = [1000, 200];

/** Without control characters: those that a wrong character set leaves stay, so that somebody sees them. */
const blanked = (text: string, blank: (run: string) => string = () => ' '): string =>
  visible(text).replace(/[\p{Cc}\p{Cs}\u00A0\u2028\u2029]+/gu, (run) => run.replace(/[^\u0080-\u009F]+/g, blank));

/** Each line as one cell, with any separators in it. */
export function looseGrid(text: string): Grid {
  const lines = inLines(text).split(/\r\n|\r|\n/);
  const rows = lines.map((each, index) => ({
    line: index + 1,
    cells: [blanked(each.slice(0, LONGEST_CELL), (run) => (run.includes('\t') ? '\t' : ' '))],
  }));
  return { rows: together(rows.filter(isFilled)), loose: true };
}

const ADDRESS = /^\s*<?[^\s@<>;,|]+@[^\s@<>;,|]+>?\s*$/;

/** How many lines a person has at most, where each cell of a table has become one. */
const MOST_LINES = 4;

/** Where lines are a name, an address and figures in turn, those of each person as one. */
function together(rows: readonly Cells[]): readonly Cells[] {
  const sorts = rows.map(({ cells: [cell = ''] }) =>
    ADDRESS.test(cell)
      ? 'address'
      : cell.includes('@')
        ? 'other'
        : /^[^\p{L}]*\d[^\p{L}]*$/u.test(cell)
          ? 'figure'
          : 'words',
  );
  const isPeriod = (count: number) => {
    const first = sorts.slice(0, count);
    const areTold = rows.length > count || first.includes('address');
    const isOfOne = first.filter((sort) => sort === 'words').length === 1;
    return rows.length % count === 0 && areTold && isOfOne && sorts.every((sort, at) => sort === first[at % count]);
  };
  const count = Array.from({ length: MOST_LINES - 1 }, (_, index) => index + 2).find(isPeriod);
  if (count === undefined) return rows;
  return rows.flatMap((row, index) => {
    const lines = rows.slice(index, index + count).map(({ cells: [cell = ''] }) => cell.trim());
    return index % count === 0 ? [{ ...row, cells: [lines.join('\t')] }] : [];
  });
}

const isFilled = ({ cells }: Cells): boolean => cells.some((cell) => cell.trim() !== '');

/** The one that most lines have, if at least half of them do. */
function separatorOf(text: string): string | undefined {
  const lines = text
    .replace(QUOTED, '$1')
    .replace(/(\d),(?=\d)/g, '$1')
    .split(/[\r\n]+/)
    .filter((line) => line.trim() !== '');
  const shares = SEPARATORS.map((each) => lines.filter((line) => line.includes(each)).length / lines.length);
  const most = Math.max(...shares);
  return most >= 0.5 ? SEPARATORS[shares.indexOf(most)] : undefined;
}

/** With tabs for runs of blanks, where these stand between columns and were not typed by mistake. */
function linedUp(text: string): string | undefined {
  const lines = text.split(/\r\n|\r|\n/).filter((line) => line.trim() !== '');
  const having = (pattern: RegExp) => lines.filter((line) => line.trim().search(pattern) > 0).length;
  if (having(BLANKS) < lines.length / 2) return undefined;
  const isColumn = lines.some((line) => /[@\d]/.test(line.trim().split(BLANKS).slice(1).join('')));
  if (!isColumn && (lines.length < 2 || having(WIDE_BLANKS) < lines.length / 2)) return undefined;
  return text.replace(/^ +/gm, '').replace(BLANKS, '\t');
}

/** A quote that was never closed would take in the rest of the list: then quotes mean nothing. */
function cut(text: string, delimiter: string): readonly (readonly string[])[] {
  const { data, errors } = Papa.parse<string[]>(text, { delimiter });
  if (!errors.some(({ type }) => type === 'Quotes')) return data;
  const { data: plain } = Papa.parse<string[]>(text, { delimiter, quoteChar: '\u0000' });
  return plain.map((cells) => cells.map((cell) => cell.replace(/^\s*"|"\s*$/g, '')));
}

/** A cell without line breaks, control characters of files, and what nobody sees. */
export const tidy = (cell: string): string => blanked(cell.slice(0, LONGEST_CELL)).replace(/\s+/g, ' ').trim();
