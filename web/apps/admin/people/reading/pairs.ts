import { gridOf } from './cells.ts';
import type { Cells, ColumnKind, ListRow } from './columns.ts';
import { columnIn, guessed } from './guessing.ts';
import { headingOf, headingsIn } from './headings.ts';
import { withoutAddress } from './loose.ts';
import { readList } from './read-list.ts';

/** A line that names a pair: one person alone where it names no partner, and more than two with substitutes. */
export interface ListPair {
  readonly line: number;
  readonly people: readonly ListRow[];
}

/** What stands between the people of a pair, in the order in which it is looked for. */
const BETWEEN = [/\s*\/\s*/, /\s*&\s*/, /\s*\+\s*/, /\s+(?:and|und|et)\s+/i] as const;

/** A line cut into one line for each person of its pair. */
interface Unfolded {
  readonly line: number;
  readonly people: readonly (readonly string[])[];
}

/**
 * Reads a list of pairs, each on a line: "Ann Lee / Bob Ray", with an address behind each name or a column of two addresses, or
 * with a column for each person. It is read as a list of people, each on a line of their own, and put together again.
 */
export function readPairs(text: string): readonly ListPair[] {
  const grid = pairsGrid(text);
  const unfolded = bySign(grid) ?? byColumns(grid);
  const lines = unfolded.flatMap(({ line, people }) => people.map((cells) => ({ line, cells })));
  const { rows } = readList(lines.map(({ cells }) => cells.join('\t')).join('\n'));
  const pairs = new Map<number, ListRow[]>();
  for (const row of rows) {
    const line = lines[row.line - 1]?.line;
    if (line !== undefined && row.name !== '') pairs.set(line, [...(pairs.get(line) ?? []), { ...row, line }]);
  }
  return [...pairs].map(([line, people]) => ({ line, people }));
}

interface PairsGrid {
  readonly headings?: Cells;
  readonly rows: readonly Cells[];
}

/** "Player 2", "E-mail (1)" and "Player 1 / Player 2" without saying which of the two they are about. */
const withoutNumber = (heading: string): string => heading.replace(/\s*[/&+].*$/, '').replace(/[\s(#.]*\d\)?\s*$/, '');

function pairsGrid(text: string): PairsGrid {
  const { rows } = gridOf(text);
  const headings = headingsIn(rows.map(({ line, cells }) => ({ line, cells: cells.map(withoutNumber) })));
  return headings ? { headings, rows: rows.filter(({ line }) => line > headings.line) } : { rows };
}

/** Where a sign stands between two people in every other line at least; undefined where none does. */
function bySign({ rows }: PairsGrid): readonly Unfolded[] | undefined {
  const sign = BETWEEN.find(
    (each) => rows.filter(({ cells }) => cells.some(isCutBy(each))).length >= Math.max(1, rows.length / 2),
  );
  return sign && rows.map((row) => ({ line: row.line, people: cutBy(sign, row) }));
}

const isCutBy =
  (sign: RegExp) =>
  (cell: string): boolean =>
    partsOf(cell, sign).length > 1;

/** Only words are cut: there are slashes in dates and in ratings, too. */
function partsOf(cell: string, sign: RegExp): readonly string[] {
  const parts = cell.split(sign);
  return parts.every((part) => /\p{L}/u.test(part)) ? parts : [cell];
}

/** What is said once is said of the first. */
function cutBy(sign: RegExp, { cells }: Cells): Unfolded['people'] {
  const columns = cells.map((cell) => partsOf(cell, sign));
  const most = Math.max(...columns.map(({ length }) => length));
  return Array.from({ length: most }, (_, nth) => columns.map((parts) => parts[nth] ?? ''));
}

/** Where each person has columns of their own: of each kind the first is of the first person, and so on. */
function byColumns({ headings, rows }: PairsGrid): readonly Unfolded[] {
  const kinds = headings ? headings.cells.map((cell) => kindOf(headingOf(cell))) : kindsOf(rows);
  const owners = kinds.map((kind, place) => kinds.slice(0, place).filter((each) => each === kind).length);
  const people = [...new Set(owners.filter((_, place) => NAMES.includes(kinds[place])))];
  const cellsOf = ({ cells }: Cells, nth: number): readonly string[] =>
    cells.filter((_, place) => kinds[place] !== undefined && owners[place] === nth);
  const lines = rows.map((row) => ({ line: row.line, people: people.map((nth) => cellsOf(row, nth)) }));
  // Cells of whole names say by themselves what they are.
  const isHalved = headings && (kinds.includes('first') || kinds.includes('last'));
  return isHalved ? [{ line: headings.line, people: [cellsOf(headings, 0)] }, ...lines] : lines;
}

const NAMES: readonly (ColumnKind | undefined)[] = ['full', 'first', 'last'];

const kindOf = (heading: ReturnType<typeof headingOf>): ColumnKind | undefined =>
  heading === 'name' ? 'full' : heading === 'number' ? 'rating' : heading === 'unused' ? undefined : heading;

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
