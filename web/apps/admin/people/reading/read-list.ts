import { isSection } from '#shared/words/no-person.ts';
import { aroundNumbered, unnumbered } from '#shared/words/numbering.ts';
import { cardsIn } from './cards.ts';
import { gridOf, inLines, looseGrid } from './cells.ts';
import { chatIn } from './chat.ts';
import {
  type Cells,
  type ColumnKind,
  type ColumnsChosen,
  type LeftOut,
  type ListColumn,
  NOTHING_SAID,
  type Reading,
} from './columns.ts';
import { columnIn, figuresIn, guessed, isTable, onceEach } from './guessing.ts';
import { type ColumnHeading, headingOf, headingsIn } from './headings.ts';
import { sorted } from './loose.ts';
import { peopleIn } from './people.ts';
import { recipientsApart, recipientsIn } from './recipients.ts';
import { recordsIn } from './records.ts';

interface Table {
  readonly rows: readonly Cells[];
  readonly kinds: readonly (ColumnKind | undefined)[];
  readonly headings?: Cells;
  readonly leftOut: readonly LeftOut[];
  /** Lines that introduce a list, follow it or interrupt it. */
  readonly around?: ReadonlySet<number>;
}

/**
 * Reads a list of people in any form: pasted from a spreadsheet, a CSV file, the recipients of an e-mail, or typed one a line.
 * A line of headings decides what each column is; else the cells do, and what they leave open is asked. Nothing is dropped
 * silently: lines that aren't people are in `leftOut`, and unused cells in `columns`. With `hasGaps` the list is of programs,
 * and a figure such as 1, 2.5+ or 0? may be the gap to the next below.
 */
export function readList(text: string, hasGaps = false, said: ColumnsChosen = NOTHING_SAID): Reading {
  const records = cardsIn(text) ?? recordsIn(text);
  const rows = records ?? gridOf(text).rows;
  const line = records ? records[0] : headingsIn(rows);
  const found = line && areOfLines(textOf(line)) ? undefined : line;
  const table =
    found && said.headings !== false
      ? underHeadings(rows, found, hasGaps)
      : withoutHeadings(text, hasGaps, said.headings !== false);
  const kinds = table.kinds.map((kind, place) => said.kinds.get(place) ?? kind);
  return {
    columns: kinds.map(
      (kind, place): ListColumn => ({
        heading: table.headings?.cells[place] ?? '',
        examples: columnIn(table.rows, place).slice(0, 3),
        kind,
      }),
    ),
    rows: peopleIn(table.rows, kinds, hasGaps).map((row) =>
      table.around?.has(row.line) ? { ...row, doubt: row.doubt ?? 'section' } : row,
    ),
    leftOut: table.leftOut,
    ...(found && !records && { headings: { line: found.line, used: said.headings !== false } }),
  };
}

const textOf = ({ cells }: Cells): string => cells.filter((cell) => cell !== '').join(' · ');

function underHeadings(all: readonly Cells[], headings: Cells, hasGaps: boolean): Table {
  const at = all.indexOf(headings);
  const again = JSON.stringify(headings.cells);
  const below = all.slice(at + 1);
  const rows = below.filter(({ cells }) => JSON.stringify(cells) !== again);
  const aside = (row: Cells, why: LeftOut['why']): LeftOut => ({ line: row.line, text: textOf(row), why });
  return {
    rows: withParticles(rows, headings.cells.map(headingOf)),
    headings,
    kinds: kindsUnder(headings, rows, hasGaps),
    leftOut: [
      ...all.slice(0, at).map((row) => aside(row, 'above')),
      ...below.filter((row) => !rows.includes(row)).map((row) => aside(row, 'headings')),
    ],
  };
}

/** With the "de" of Jan de Vries ahead of the family name, where it has a column of its own. */
function withParticles(rows: readonly Cells[], said: readonly (ColumnHeading | undefined)[]): readonly Cells[] {
  const particle = said.indexOf('particle');
  if (particle < 0) return rows;
  const family = said.includes('last') ? said.indexOf('last') : said.indexOf('name');
  return rows.map(({ line, cells }) => ({
    line,
    cells: cells.map((cell, place) =>
      place === family ? `${cells[particle] ?? ''} ${cell}`.trim() : place === particle ? '' : cell,
    ),
  }));
}

/** What columns are by their headings, and where these say nothing by their cells. */
function kindsUnder({ cells }: Cells, rows: readonly Cells[], hasGaps: boolean): readonly (ColumnKind | undefined)[] {
  const width = widthOf([{ line: 0, cells }, ...rows]);
  const columns = Array.from({ length: width }, (_, place) => columnIn(rows, place));
  const said = columns.map((_, place) => headingOf(cells[place] ?? ''));
  // Of several columns for addresses or ratings the first that has any.
  const filled = said.map((each, place) => (columns[place]?.length === 0 && rows.length > 0 ? undefined : each));
  const has = (heading: ColumnHeading) => filled.includes(heading);
  const isSplit = [has('first'), has('last'), has('name')].filter(Boolean).length > 1;
  const otherHalf = !has('first') ? 'first' : !has('last') ? 'last' : 'unused';
  const kinds = filled.map((each, place): ColumnKind | undefined => {
    if (each === 'name') return isSplit ? otherHalf : 'full';
    if (each === 'particle') return 'unused';
    if (each === 'full' && isSplit) return 'unused';
    if (each === 'first' && !isSplit && has('full')) return 'unused';
    if (each === 'gap') return hasGaps ? 'gap' : 'unused';
    if (each === 'number') return has('rating') ? 'unused' : figuresIn(columns[place] ?? [], hasGaps);
    return each ?? 'unused';
  });
  const guesses = guessed(rows, width, hasGaps);
  const open = (place: number) => said[place] === undefined;
  const areNamed = kinds.some((kind) => kind === 'full' || kind === 'first' || kind === 'last');
  // "Name" of single words beside names under a heading that is not known: either may be the other's half.
  const isHalf = filled.some(
    (each, place) =>
      each === 'name' &&
      guesses[place] === undefined &&
      kinds[place] === 'full' &&
      !columns[place]?.some((cell) => cell.includes(' ')) &&
      guesses.some((guess, other) => open(other) && guess === undefined),
  );
  return onceEach(
    kinds.map((kind, place) => {
      if (isHalf && guesses[place] === undefined && (kind === 'full' || open(place))) return undefined;
      if (!open(place)) return kind;
      if (guesses[place] === 'email' && !kinds.includes('email')) return 'email';
      return areNamed || guesses[place] === 'rating' ? 'unused' : guesses[place];
    }),
  );
}

const widthOf = (rows: readonly Cells[]): number => Math.max(0, ...rows.map(({ cells }) => cells.length));

/** Where no line says what the columns are. */
function withoutHeadings(text: string, hasGaps: boolean, mayBeHeaded: boolean): Table {
  const [headed] = looseGrid(text).rows;
  if (!headed || !mayBeHeaded || !areOfLines(textOf(headed))) return withoutAnyHeadings(text, hasGaps);
  const lines = inLines(text).split(/\r\n|\r|\n/);
  const below = withoutAnyHeadings(
    [...lines.keys()].map((at) => (at < headed.line ? '' : lines[at])).join('\n'),
    hasGaps,
  );
  return { ...below, leftOut: [{ line: headed.line, text: textOf(headed), why: 'headings' }, ...below.leftOut] };
}

function withoutAnyHeadings(text: string, hasGaps: boolean): Table {
  const recipients = recipientsIn(text);
  if (recipients) return { rows: recipients, kinds: ['full', 'email'], leftOut: [] };
  const chat = chatIn(text);
  if (chat) return { rows: chat.rows, kinds: ['full', 'unused'], leftOut: [], around: chat.others };
  const grid = gridOf(text);
  const below = oneBelowTheOther(grid.rows);
  if (below) return { rows: below, kinds: ['full'], leftOut: [] };
  const width = widthOf(grid.rows);
  if (!grid.loose && (isTable(grid.rows, width) || width > 5)) {
    const inARow = oneRow(grid.rows);
    if (inARow) return { rows: inARow, kinds: ['full'], leftOut: [] };
    return { rows: grid.rows, kinds: guessed(grid.rows, width, hasGaps), leftOut: [] };
  }
  const lines = recipientsApart(looseGrid(text).rows);
  const rows = sorted(lines, hasGaps);
  return {
    rows,
    kinds: ['full', 'email', figuresIn(columnIn(rows, 2), false), hasGaps ? 'gap' : 'unused', 'unused'],
    leftOut: [],
    around: new Set(aroundNumbered(lines.map(({ line, cells: [said = ''] }) => ({ line, text: said })))),
  };
}

/** "Rank Name Points", copied without what kept its columns apart, or "E-mail" alone: of all that lines say, and of no column. */
const areOfLines = (line: string): boolean => {
  const kinds = line.split(/\s+/).map(headingOf);
  return kinds.length > 1 ? !NAMING.has(headingOf(line)) && !kinds.includes(undefined) : kinds[0] === 'email';
};

const NAMING: ReadonlySet<ColumnHeading | undefined> = new Set(['full', 'first', 'last', 'name']);

/** "Box 1 | Box 2" above a column of names each: the columns one below the other. */
function oneBelowTheOther([titles, ...rows]: readonly Cells[]): readonly Cells[] | undefined {
  const titled = (titles?.cells ?? []).flatMap((cell, place) => (cell === '' ? [] : [{ cell, place }]));
  if (titled.length < 2 || !titled.every(({ cell }) => isSection(cell))) return undefined;
  return titled
    .flatMap(({ cell, place }) => [cell, ...columnIn(rows, place)])
    .map((cell, index) => ({ line: index + 1, cells: [cell] }));
}

/** "Ann, Bob, Cy": one line that has nothing but people. */
function oneRow([row, ...more]: readonly Cells[]): readonly Cells[] | undefined {
  const cells = unnumbered(row?.cells.filter((cell) => cell !== '') ?? []);
  if (!row || more.length > 0 || cells.length < 3 || !cells.every((cell) => /^\p{Lu}[^\d@]*$/u.test(cell)))
    return undefined;
  return cells.map((cell, index) => ({ line: index + 1, cells: [cell] }));
}
