import type { Cells } from '#shared/log/results/read-results.ts';

/** What may stand for a character in a page. */
const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ndash: '–',
};

/** The largest table of a saved page; its lines are counted from 1, headings included. Undefined if it has none. */
export function largestTable(html: string): readonly Cells[] | undefined {
  const tables = html
    .split(/<table\b/i)
    .slice(1)
    .map(rowsOf);
  return tables.toSorted((one, other) => other.length - one.length)[0];
}

const rowsOf = (table: string): readonly Cells[] =>
  (table.split(/<\/table/i)[0] ?? '')
    .split(/<tr\b/i)
    .slice(1)
    .map((row, index) => ({
      line: index + 1,
      cells: row
        .split(/<t[dh]\b/i)
        .slice(1)
        .map(textOf),
    }));

/** The text of a cell, which begins with what is left of its tag. */
const textOf = (cell: string): string =>
  cell
    .replace(/^[^<>]*>/, '')
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&#(\d{1,6});/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replace(/&([a-z]+);/gi, (whole, name: string) => ENTITIES[name.toLowerCase()] ?? whole)
    .replace(/\s+/g, ' ')
    .trim();
