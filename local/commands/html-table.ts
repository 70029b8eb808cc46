import type { Cells } from '#shared/log/results/columns.ts';

/** What may stand for a character in a page. */
const ENTITIES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    amp: '&',
    lt: '<',
    gt: '>',
    quot: '"',
    apos: "'",
    nbsp: ' ',
    ndash: '–',
    mdash: '—',
    rsquo: '’',
    frac12: '½',
    szlig: 'ß',
    oslash: 'ø',
    Oslash: 'Ø',
    aelig: 'æ',
    AElig: 'Æ',
    oelig: 'œ',
    OElig: 'Œ',
  }),
);

/** The marks of letters, which follow these: "&uuml;" is u with its mark. */
const MARKS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    grave: '\u0300',
    acute: '\u0301',
    circ: '\u0302',
    tilde: '\u0303',
    uml: '\u0308',
    ring: '\u030A',
    cedil: '\u0327',
    caron: '\u030C',
  }),
);

/**
 * The largest table of a saved page; its lines are counted from 1, headings included. A cell over several lines or columns is said
 * in the first of its columns, on each of its lines. Undefined if it has none.
 */
export function largestTable(html: string): readonly Cells[] | undefined {
  const tables = html
    .split(/<table\b/i)
    .slice(1)
    .map(rowsOf);
  return tables.toSorted((one, other) => other.length - one.length)[0];
}

/** A cell that goes on into the lines below. */
interface Hanging {
  readonly text: string;
  readonly lines: number;
}

function rowsOf(table: string): readonly Cells[] {
  let above: readonly (Hanging | undefined)[] = [];
  return (table.split(/<\/table/i)[0] ?? '')
    .split(/<tr\b/i)
    .slice(1)
    .map((row, index) => {
      above = laidOut(row.split(/<t[dh]\b/i).slice(1), above);
      return { line: index + 1, cells: above.map((cell) => cell?.text ?? '') };
    });
}

/** The cells of a row, by its columns. */
function laidOut(cells: readonly string[], above: readonly (Hanging | undefined)[]): readonly (Hanging | undefined)[] {
  const row: (Hanging | undefined)[] = above.map((cell) =>
    cell && cell.lines > 1 ? { ...cell, lines: cell.lines - 1 } : undefined,
  );
  let place = 0;
  for (const cell of cells) {
    while (row[place]) place++;
    row[place] = { text: textOf(cell), lines: spanOf('row', cell) };
    const width = spanOf('col', cell);
    for (let column = 1; column < width; column++) row[place + column] = { text: '', lines: spanOf('row', cell) };
    place += width;
  }
  return row;
}

/** More columns than these no list has. */
const WIDEST = 200;

function spanOf(direction: 'row' | 'col', cell: string): number {
  const tag = /^[^<>]*/.exec(cell)?.[0] ?? '';
  const [, said = '1'] = new RegExp(`\\b${direction}span\\s*=\\s*["']?(\\d{1,4})`, 'i').exec(tag) ?? [];
  return Math.min(WIDEST, Math.max(1, Number(said)));
}

/** The text of a cell, which begins with what is left of its tag. */
const textOf = (cell: string): string =>
  cell
    .replace(/^[^<>]*>/, '')
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&#(\d{1,6});/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replace(/&#x([\da-f]{1,5});/gi, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replace(/&([a-z]+\d*);/gi, characterOf)
    .normalize()
    .replace(/\s+/g, ' ')
    .trim();

function characterOf(whole: string, name: string): string {
  const [, letter = '', kind = ''] = /^([a-z])([a-z]+)$/i.exec(name) ?? [];
  const mark = MARKS.get(kind);
  return ENTITIES.get(name) ?? ENTITIES.get(name.toLowerCase()) ?? (mark === undefined ? whole : letter + mark);
}
