import { type Inputs, useLayoutEffect, useRef } from 'preact/hooks';

/** A screen that is scrolled like any other page. */
export const SMALL = '(max-width: 60rem)';

/** The largest letters, in pixels. */
export const MOST = 80;

/** Letters that are read from four metres away: so many pixels on a screen whose shorter side has so many. */
const [LEGIBLE, LINES] = [28, 1080] as const;

export const legibleOn = (screen: { readonly width: number; readonly height: number }): number =>
  (LEGIBLE * Math.min(screen.width, screen.height)) / LINES;

/** In widths of letters: the narrowest column; and as the style sheet has it, the space between columns, and a row. */
const [COLUMN, GAP, ROW] = [14, 2, 1.5] as const;
/** More is no easier to read. */
const HIGHEST_ROW = 2;
/** What a row takes besides name and change: the number, and the space on both sides of the name. */
const BESIDE = 1.7 + 2 * 0.5;
/** What rounding may take of a row, in pixels. */
const ROUNDING = 2;

/** What is to be fitted in: the room in pixels, how many rows there are, and the widest one, in widths of its letters. */
export interface Fitted {
  readonly width: number;
  readonly height: number;
  readonly rows: number;
  /** How many rows each of those has that stay together in a column, top first; missing where each row stands alone. */
  readonly groups?: readonly number[];
  readonly widest: number;
  /** The smallest letters that can be read, in pixels. */
  readonly least: number;
}

/** In which letters a ladder fits on a screen, and on how many pages, which turn. */
export interface Fit {
  readonly size: number;
  readonly pages: number;
  /** After which row each page ends. */
  readonly ends: readonly number[];
  /** How wide a column is at least, in widths of its letters: as wide as the widest row. */
  readonly column: number;
  /** How high a row is, in widths of its letters: rows take what room there is. */
  readonly row: number;
}

/** On as few pages as can be read, each about as full as the others, in the largest letters that all have whole names in. */
export function fitOf(fitted: Fitted): Fit {
  const { rows, least, groups = new Array<number>(rows).fill(1) } = fitted;
  const column = columnOf(fitted);
  let pages = Math.max(1, Math.ceil(rows / Math.max(1, roomIn(fitted, least))));
  let paged = pagesOf(groups, rows, pages);
  while (pages < groups.length && !areIn(fitted, paged, least)) paged = pagesOf(groups, rows, ++pages);
  let size = MOST;
  while (size > least && !(areIn(fitted, paged, size) && isWide(fitted, size))) size--;
  size = Math.max(size, least);
  const ends = paged.map((_, page) => sumOf(paged.slice(0, page + 1).flat()));
  return { size, pages: paged.length, ends, column, row: rowOf(fitted, size, paged) };
}

type Groups = readonly number[];

const sumOf = (groups: Groups): number => groups.reduce((sum, rows) => sum + rows, 0);

/** So many pages of whole groups, each about as full as the others; fewer where there are not as many groups. */
function pagesOf(groups: Groups, rows: number, pages: number): readonly Groups[] {
  const full = Math.ceil(rows / pages);
  const paged: number[][] = [[]];
  let count = 0;
  for (const group of groups) {
    // The one that goes over the end of a page is on the page that has more of it.
    if (count > 0 && count + group / 2 > paged.length * full) paged.push([]);
    paged.at(-1)?.push(group);
    count += group;
  }
  return paged;
}

/** How many columns of so many lines groups fill that are not divided unless they are longer than a column. */
function columnsOf(groups: Groups, lines: number): number {
  let [columns, used] = [1, 0];
  for (const group of groups) {
    if (used > 0 && used + group > lines) [columns, used] = [columns + 1, 0];
    used += group;
    columns += Math.ceil(used / lines) - 1;
    used -= lines * (Math.ceil(used / lines) - 1);
  }
  return columns;
}

const linesIn = ({ height }: Fitted, size: number): number => Math.floor(height / (ROW * size));

/** Whether each page has room for its rows in letters of a size. */
function areIn(fitted: Fitted, paged: readonly Groups[], size: number): boolean {
  const [lines, columns] = [linesIn(fitted, size), columnsIn(fitted, size)];
  return paged.every((groups) => lines > 0 && columnsOf(groups, lines) <= columns);
}

/** To a hundredth, rounded down, so that all of them fit. */
function rowOf(fitted: Fitted, size: number, paged: readonly Groups[]): number {
  const columns = columnsIn(fitted, size);
  let lines = Math.max(1, ...paged.map((groups) => Math.ceil(sumOf(groups) / columns)));
  const most = linesIn(fitted, size);
  while (lines < most && paged.some((groups) => columnsOf(groups, lines) > columns)) lines++;
  const room = Math.floor((100 * (fitted.height - ROUNDING)) / (lines * size)) / 100;
  return Math.max(ROW, Math.min(HIGHEST_ROW, room));
}

/** Whether one has no more pages than another, and letters as large: then nothing is gained where long names are written smaller. */
export const isAsGood = (one: Fit, other: Fit): boolean => one.size >= other.size && one.pages <= other.pages;

/** How many of some names have room in two columns; unless all have, the last line says how many are left out. In pixels. */
export function shownIn(heights: readonly number[], room: number): number {
  if (fillTwoColumns(heights, room)) return heights.length;
  const line = Math.min(...heights);
  const most = heights.findLastIndex((_, index) => fillTwoColumns([...heights.slice(0, index), line], room));
  return Math.max(0, most);
}

/** Whether a column of undivided items breaks into a second one. */
function fillTwoColumns(heights: readonly number[], room: number): boolean {
  const end = heights.reduce(
    ({ column, used }, height) =>
      used + height > room ? { column: column + 1, used: height } : { column, used: used + height },
    { column: 1, used: 0 },
  );
  return end.column <= 2;
}

/** To a tenth. */
const columnOf = ({ widest }: Fitted): number => Math.max(COLUMN, Math.ceil((BESIDE + widest) * 10) / 10);

const columnsIn = (fitted: Fitted, size: number): number =>
  Math.max(1, Math.floor((fitted.width + GAP * size) / ((columnOf(fitted) + GAP) * size)));

export const roomIn = (fitted: Fitted, size: number): number => columnsIn(fitted, size) * linesIn(fitted, size);

function isWide(fitted: Fitted, size: number): boolean {
  const columns = columnsIn(fitted, size);
  const column = (fitted.width + GAP * size) / columns - GAP * size;
  return (BESIDE + fitted.widest) * size + ROUNDING <= column;
}

/** Measures an element once it is there, and again whenever its size or something else changes. */
export function useMeasured<E extends Element>(measure: (box: E) => void, changing: Inputs) {
  const box = useRef<E>(null);
  useLayoutEffect(() => {
    const { current } = box;
    if (!current) return;
    const watching = new ResizeObserver(() => measure(current));
    watching.observe(current);
    measure(current);
    return () => watching.disconnect();
  }, changing);
  return box;
}
