import { markdown } from './figures.ts';
import { type By, CONTESTANTS, type ContestantName, mapBy } from './trees.ts';

/** Some figures that belong together, and what has to hold of each. */
export interface Bar {
  readonly what: string;
  readonly unit: string;
  readonly figures: readonly By<number>[];
  readonly is: '≤' | '≥';
  /** NaN sets no bar, such as against a version that was not measured. */
  readonly limits: readonly number[];
}

/** What a part of the benchmark found: bars, and paragraphs that say more. */
export interface Found {
  readonly bars: readonly Bar[];
  readonly more?: readonly string[];
}

type Limits = number | readonly number[];

/** Each figure is at most its own limit, or the one for all. */
export const atMost = (what: string, limits: Limits, unit: string, ...figures: readonly By<number>[]): Bar =>
  barOf('≤', what, limits, unit, figures);

export const atLeast = (what: string, limits: Limits, unit: string, ...figures: readonly By<number>[]): Bar =>
  barOf('≥', what, limits, unit, figures);

function barOf(is: Bar['is'], what: string, limits: Limits, unit: string, figures: readonly By<number>[]): Bar {
  return { what, unit, figures, is, limits: typeof limits === 'number' ? [limits] : limits };
}

/**
 * How many times the rival’s figure each is. A bar in milliseconds tells more of the machine than of the program; the rival has
 * run on the same one, a moment ago.
 */
export const timesRival = (figures: By<number>): By<number> =>
  mapBy(figures, (value) => value / (figures.rival ?? Number.NaN));

/** Whether this version meets a bar; undefined if none is set. What was not measured is missed. */
function isMet({ figures, is, limits }: Bar): boolean | undefined {
  if (limits.some(Number.isNaN)) return undefined;
  return figures.every(({ now = Number.NaN }, n) => {
    const limit = limits[n] ?? limits[0] ?? Number.NaN;
    return is === '≤' ? now <= limit : now >= limit;
  });
}

function short(value: number): string {
  if (Number.isNaN(value)) return '–';
  if (!Number.isFinite(value)) return 'never';
  if (value >= 1000) return Math.round(value).toLocaleString('en');
  if (Number.isInteger(value) || value >= 10) return value.toFixed(0);
  return value.toFixed(value >= 1 ? 1 : 2);
}

const listed = (values: readonly number[]): string => values.map(short).join(' · ');

/** The figures of all who were measured in one cell: before / now / rival. */
export const beside = (figures: By<number>): string =>
  CONTESTANTS.flatMap((name) => (figures[name] === undefined ? [] : short(figures[name]))).join(' / ');

export const table = (head: readonly string[], rows: readonly (readonly (string | number | By<number>)[])[]): string =>
  markdown(
    head,
    rows.map((row) => row.map((cell) => (typeof cell === 'object' ? beside(cell) : cell))),
  );

/** Of nobody of whom nothing was measured. */
function cellOf({ figures }: Bar, name: ContestantName): string {
  const values = figures.map(({ [name]: value = Number.NaN }) => value);
  return values.every(Number.isNaN) ? '' : listed(values);
}

export const barsTable = (bars: readonly Bar[]): string =>
  markdown(
    ['', 'bar', ...CONTESTANTS, 'met'],
    bars.map((each) => {
      const met = isMet(each);
      const limit = met === undefined ? '' : `${each.is} ${listed(each.limits)} ${each.unit}`.trim();
      return [
        each.what,
        limit,
        ...CONTESTANTS.map((name) => cellOf(each, name)),
        met === undefined ? '' : met ? '✓' : '✗',
      ];
    }),
  );

export function verdict(bars: readonly Bar[]): string {
  const set = bars.map(isMet).filter((met) => met !== undefined);
  return `${set.filter(Boolean).length} of ${set.length} bars met`;
}
