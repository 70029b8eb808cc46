import { gridOf, looseGrid } from '../cells.ts';
import type { Cells, ColumnKind, LeftOut, ListRow } from '../columns.ts';
import { columnIn, guessed } from '../guessing.ts';
import { headingOf, headingsIn } from '../headings.ts';
import { withoutAddress } from '../loose.ts';
import { readList } from '../read-list.ts';
import { bySign, byTwoLines, hasCommasInNames, isCut, type Partners, type Unfolded } from './partners.ts';

/** A line that names a pair: one person alone where it names no partner, and more than two with substitutes. */
export interface ListPair {
  readonly line: number;
  readonly people: readonly ListRow[];
}

export interface PairsRead {
  readonly pairs: readonly ListPair[];
  /** Lines that name nobody. */
  readonly leftOut: readonly LeftOut[];
  /** Columns that say nothing of the people of a pair, by their places. */
  readonly unused: readonly { readonly place: number; readonly heading: string }[];
}

/**
 * Reads a list of pairs, each on a line: "Ann Lee / Bob Ray", with an address behind each name or a column of two addresses, or
 * with a column for each person; or on two lines of which the first has a number. It is read as a list of people, each on a line
 * of their own, and put together again. Nothing is dropped silently.
 */
export function readPairs(text: string): PairsRead {
  const { headings, rows, leftOut } = pairsGrid(text);
  const { lines: unfolded, used } =
    byHeadings(headings, rows) ?? bySign(rows) ?? byTwoLines(rows) ?? byColumns(rows, kindsOf(rows));
  const lines = unfolded.flatMap(({ line, people }) => people.map((cells) => ({ line, cells })));
  const isHeaded = headings !== undefined && unfolded[0]?.line === headings.line;
  // With a tab in every line, commas stay within their cells.
  const list = lines.map(({ cells }) => [...cells, ''].join('\t')).join('\n');
  const read = readList(list, false, { kinds: new Map(), headings: isHeaded });
  const pairs = new Map<number, ListRow[]>();
  for (const row of read.rows) {
    const line = lines[row.line - 1]?.line;
    if (line !== undefined) pairs.set(line, [...(pairs.get(line) ?? []), { ...row, line }]);
  }
  const mute = rows.filter(({ line }) => !pairs.has(line) && unfolded.some((each) => each.line === line));
  return {
    pairs: [...pairs].map(([line, people]) => ({ line, people })),
    leftOut: [...leftOut, ...mute.map(aside)].toSorted((one, other) => one.line - other.line),
    unused: unusedIn(rows, headings, used),
  };
}

const aside = ({ line, cells }: Cells): LeftOut => ({
  line,
  text: cells.filter((cell) => cell !== '').join(' · '),
  why: 'above',
});

function unusedIn(rows: readonly Cells[], headings: Cells | undefined, used: ReadonlySet<number>): PairsRead['unused'] {
  const width = Math.max(0, ...rows.map(({ cells }) => cells.length));
  return Array.from({ length: width }, (_, place) => ({ place, heading: headings?.cells[place] ?? '' })).filter(
    ({ place }) => !used.has(place) && columnIn(rows, place).length > 0,
  );
}

interface PairsGrid {
  readonly headings?: Cells;
  readonly rows: readonly Cells[];
  readonly leftOut: readonly LeftOut[];
}

/** Which of the two a heading is about: "Player 1 / Player 2", "Player B", "E-mail (1)", "Your partner's name". */
const WHOSE = [
  /\s*[/&+].*$/,
  /(?:[\s(#.]*\d|\b[\s(#.]+[AB])\)?\s*$/,
  /\b(?:your|my|(?:doppel)?partner(?:in|['’]?s)?|partenaire)\b(?:['’]s)?/gi,
] as const;

/** What a column of pairs is called. */
const PAIR = /^(?:pairs?|paare?|paarung|doppel|doubles|paires?)$/i;

/** A heading for a person or for both, without saying which of the two it is about. */
function headingOfOne(heading: string): string {
  if (!/\p{L}/u.test(heading)) return heading;
  const one = WHOSE.reduce((said, which) => said.replace(which, ''), heading).trim();
  return one === '' || PAIR.test(one) ? 'Player' : one;
}

function pairsGrid(text: string): PairsGrid {
  const { rows } = hasCommasInNames(text) ? looseGrid(text) : gridOf(text);
  const headings = headingsIn(rows.map(({ line, cells }) => ({ line, cells: cells.map(headingOfOne) })));
  const written = rows.find(({ line }) => line === headings?.line);
  const namesPair = (cell: string) => isCut(cell) && headingOf(headingOfOne(cell)) === undefined;
  if (!headings || !written || written.cells.some(namesPair)) return { rows, leftOut: [] };
  const isHeadings = ({ cells }: Cells) => JSON.stringify(cells) === JSON.stringify(written.cells);
  const isPair = (row: Cells) => row.line > headings.line && !isHeadings(row);
  return {
    headings: written,
    rows: rows.filter(isPair),
    leftOut: rows.filter((row) => row.line !== headings.line && !isPair(row)).map(aside),
  };
}

const NAMES: readonly ColumnKind[] = ['full', 'first', 'last'];

/** Where headings name both people of a pair. */
function byHeadings(headings: Cells | undefined, rows: readonly Cells[]): Partners | undefined {
  if (!headings) return undefined;
  const said = headings.cells.map(headingOfOne);
  const kinds = said.map((cell) => kindOf(headingOf(cell)));
  const most = Math.max(...NAMES.map((name) => kinds.filter((kind) => kind === name).length));
  if (most < 2) return undefined;
  const partners = byColumns(rows, kinds);
  // Cells of whole names say by themselves what they are.
  const isHalved = kinds.includes('first') || kinds.includes('last');
  const first = peopleOf(said, kinds)[0] ?? [];
  const heading: Unfolded = { line: headings.line, people: [first] };
  return isHalved ? { ...partners, lines: [heading, ...partners.lines] } : partners;
}

/** Where each person has columns of their own: of each kind the first is of the first person, and so on. */
function byColumns(rows: readonly Cells[], kinds: readonly (ColumnKind | undefined)[]): Partners {
  const used = new Set(kinds.flatMap((kind, place) => (kind === undefined ? [] : [place])));
  const lines = rows.map(({ line, cells }) => ({ line, people: peopleOf(cells, kinds) }));
  return { lines, used };
}

function peopleOf(cells: readonly string[], kinds: readonly (ColumnKind | undefined)[]): Unfolded['people'] {
  const sorts = [...new Set(kinds)].filter((kind) => kind !== undefined);
  const places = new Map(sorts.map((sort) => [sort, kinds.flatMap((kind, place) => (kind === sort ? [place] : []))]));
  const most = Math.max(0, ...NAMES.map((name) => places.get(name)?.length ?? 0));
  // Nobody is named by any column: the line is shown as it is.
  if (most === 0) return [cells.filter((cell) => cell !== '')];
  return Array.from({ length: most }, (_, nth) => sorts.map((sort) => cells[places.get(sort)?.[nth] ?? -1] ?? ''));
}

function kindOf(heading: ReturnType<typeof headingOf>): ColumnKind | undefined {
  if (heading === 'name') return 'full';
  if (heading === 'number') return 'rating';
  return heading === 'unused' || heading === 'particle' ? undefined : heading;
}

/** What columns without headings are, as far as it is of one person. */
function kindsOf(rows: readonly Cells[]): readonly (ColumnKind | undefined)[] {
  const width = Math.max(0, ...rows.map(({ cells }) => cells.length));
  return guessed(rows, width, false).map((kind, place) => {
    const cells = columnIn(rows, place);
    const addresses = cells.filter((cell) => cell.includes('@'));
    if (addresses.length > cells.length / 2)
      return addresses.every((cell) => /\p{L}/u.test(withoutAddress(cell).rest)) ? 'full' : 'email';
    return kind === 'unused' ? undefined : (kind ?? 'full');
  });
}
