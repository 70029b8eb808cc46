import { type Inputs, useLayoutEffect, useRef } from 'preact/hooks';

/** A screen that is scrolled like any other page. */
export const SMALL = '(max-width: 60rem)';

/** The smallest and largest letters, in pixels. */
export const [LEAST, MOST] = [9, 80] as const;

/** As many are shown at most: more could not be read from afar. */
export const SHOWN = 200;

/** In widths of letters: the narrowest column; and as the style sheet has it, the space between columns, and a row. */
const [COLUMN, GAP, ROW] = [14, 2, 1.5] as const;
/** What a row takes besides name and change: the number, and the space on both sides of the name. */
const BESIDE = 1.7 + 2 * 0.5;
/** What rounding may take of a row, in pixels. */
const ROUNDING = 2;

/** What is to be fitted in: the room in pixels, how many there are, and the widest row, in widths of its letters. */
export interface Fitted {
  readonly width: number;
  readonly height: number;
  readonly players: number;
  readonly widest: number;
}

/** In which letters a ladder fits on a screen, and how many of its players are shown. */
export interface Fit {
  readonly size: number;
  readonly shown: number;
  /** How wide a column is at least, in widths of its letters: as wide as the widest row. */
  readonly column: number;
}

/** The largest letters in which all are shown with whole names; else the smallest, and as many as have room. */
export function fitOf(fitted: Fitted): Fit {
  const wanted = Math.min(fitted.players, SHOWN);
  const lines = fitted.players > wanted ? wanted + 1 : wanted;
  const column = columnOf(fitted);
  for (let size = MOST; size >= LEAST; size--)
    if (roomIn(fitted, size) >= lines && isWide(fitted, size)) return { size, shown: wanted, column };
  const room = roomIn(fitted, LEAST);
  return { size: LEAST, shown: room >= lines ? wanted : Math.max(0, room - 1), column };
}

/** Letters that are still large, in pixels, and how much smaller they may be so that something else has room. */
const [LARGE, SMALLER] = [28, 0.75] as const;

/** The same with as much height left below as something else takes, in pixels, where letters stay large for all that. */
export function fitAbove(fitted: Fitted, below: number): Fit {
  const [alone, above] = [fitOf(fitted), fitOf({ ...fitted, height: Math.max(0, fitted.height - below) })];
  const isWorthIt = above.size >= Math.max(LARGE, SMALLER * alone.size) && above.shown === alone.shown;
  return isWorthIt ? above : alone;
}

/** Whether one shows as many as another in letters as large: then nothing is gained where long names are written smaller. */
export const isAsGood = (one: Fit, other: Fit): boolean => one.size >= other.size && one.shown >= other.shown;

/** How much of the height a ladder leaves empty below it, in pixels. */
export const roomBelow = (fitted: Fitted, { size, shown }: Fit): number => {
  const lines = fitted.players > shown ? shown + 1 : shown;
  return fitted.height - Math.ceil(lines / columnsIn(fitted, size)) * ROW * size;
};

/**
 * The same with as much width left free as something else takes, in pixels, where all stand in one column and letters get
 * little smaller; else undefined.
 */
export function fitBeside(fitted: Fitted, beside: number): Fit | undefined {
  const narrower = { ...fitted, width: fitted.width - beside };
  const [alone, fit] = [fitOf(fitted), fitOf(narrower)];
  const isOneColumn = [columnsIn(fitted, alone.size), columnsIn(narrower, fit.size)].every((columns) => columns === 1);
  return isOneColumn && fit.size >= SMALLER * alone.size && fit.shown === alone.shown ? fit : undefined;
}

/** How wide a code for phones is on a screen of a width, in pixels; as the style sheet has it. */
export const widthOfCode = (width: number): number => Math.min(Math.max(96, 0.08 * width), 192);

/** How high the codes are, with what is written below them. */
export const heightOfCodes = (width: number): number => widthOfCode(width) + 36;

/** Where the codes for phones are: below the ladder, beside it in a column, or with everything else. */
export type PlaceOfCodes = 'below' | 'beside' | 'apart';

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

export const roomIn = (fitted: Fitted, size: number): number =>
  columnsIn(fitted, size) * Math.floor(fitted.height / (ROW * size));

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
