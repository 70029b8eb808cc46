import { MOST } from './fit.ts';

/** In widths of letters, as the style sheet has them: the space between two, how high one is, what stands beside a name. */
const [GAP, HIGH, BESIDE] = [0.35, 4.2, 0.9] as const;
/** No wider than that where there is room. */
const WIDE = 14;
/** A longer name on two lines is cut before all others get smaller than that, in pixels, and in widths of letters. */
const [LEGIBLE, LONG] = [18, 6] as const;
/** Smaller letters, in pixels, and the ladder is better read in columns. */
const SMALLEST = 12;

/** What is to be fitted in: the room in pixels, how many rows there are, and the widest name on two lines, in widths of letters. */
export interface FittedRows {
  readonly width: number;
  readonly height: number;
  readonly rows: number;
  readonly widest: number;
}

/** In which letters a pyramid fits on a screen, and how wide and high a player in it is with the space around, all in pixels. */
export interface PyramidFit {
  readonly size: number;
  readonly wide: number;
  readonly high: number;
}

/** The largest letters in which all rows fit; nothing where they would be too small. */
export function pyramidFit({ width, height, rows, widest }: FittedRows): PyramidFit | undefined {
  const across = (name: number): number => width / (rows * (name + BESIDE + GAP) - GAP);
  const down = height / (rows * (HIGH + GAP) - GAP);
  const size = Math.floor(Math.min(MOST, down, Math.max(across(widest), Math.min(LEGIBLE, across(LONG)))));
  if (size < SMALLEST) return undefined;
  const gap = GAP * size;
  return { size, wide: Math.min((width + gap) / rows, WIDE * size + gap), high: (height + gap) / rows };
}

/** How wide it is free beside the top of a pyramid, as far down as something is high, in pixels. */
export function cornerOf({ width }: Pick<FittedRows, 'width'>, { wide, high }: PyramidFit, height: number): number {
  const rows = Math.ceil(height / high);
  return (width - rows * wide) / 2;
}

/** How wide a name is on a line, or on two if that is narrower. */
export function widthOnTwoLines(name: string, widthOf: (text: string) => number): number {
  const words = name.split(/\s+/);
  const broken = words.slice(1).map((_, index) => {
    const [first, second] = [words.slice(0, index + 1), words.slice(index + 1)];
    return Math.max(widthOf(first.join(' ')), widthOf(second.join(' ')));
  });
  return Math.min(widthOf(name), ...broken);
}
