import { markdown } from './figures.ts';
import { type By, CONTESTANTS } from './trees.ts';

/** What has to hold, and what was measured. */
export interface Bar {
  readonly what: string;
  readonly figures: By<number>;
  readonly unit: string;
  readonly most: number;
  readonly least: number;
}

/** What a part of the benchmark found: bars, and paragraphs that say more. */
export interface Found {
  readonly bars: readonly Bar[];
  readonly tables: readonly string[];
}

interface Limit {
  readonly most?: number;
  readonly least?: number;
  readonly unit?: string;
}

export const bar = (
  what: string,
  figures: By<number>,
  { most = Number.POSITIVE_INFINITY, least = 0, unit = '' }: Limit,
): Bar => ({
  what,
  figures,
  most,
  least,
  unit,
});

/** Whether a bar is met; nothing is said of one that is not set, such as against a version that was not measured. */
function isMet({ figures: { now }, most, least }: Bar): boolean | undefined {
  if (most === Number.POSITIVE_INFINITY && least === 0) return undefined;
  return now !== undefined && now <= most && now >= least;
}

function short(value: number | undefined): string {
  if (value === undefined || Number.isNaN(value)) return '';
  if (!Number.isFinite(value)) return 'never';
  if (value >= 1000) return Math.round(value).toLocaleString('en');
  return value.toFixed(value >= 10 || Number.isInteger(value) ? 0 : value >= 1 ? 1 : 2);
}

/** The figures of all who were measured in one cell: before / now / rival. */
export const beside = (figures: By<number>): string =>
  CONTESTANTS.flatMap((name) => (figures[name] === undefined ? [] : short(figures[name]) || '–')).join(' / ');

export const table = markdown;

const limitOf = ({ most, least, unit }: Bar): string => {
  if (least > 0) return `≥ ${short(least)} ${unit}`.trim();
  return most === Number.POSITIVE_INFINITY ? '' : `≤ ${short(most)} ${unit}`.trim();
};

export const barsTable = (bars: readonly Bar[]): string =>
  markdown(
    ['', 'bar', 'before', 'now', 'rival', 'met'],
    bars.map((each) => {
      const met = isMet(each);
      const { before, now, rival } = each.figures;
      return [
        each.what,
        limitOf(each),
        short(before),
        short(now),
        short(rival),
        met === undefined ? '' : met ? '✓' : '✗',
      ];
    }),
  );

export function verdict(bars: readonly Bar[]): string {
  const set = bars.map(isMet).filter((met) => met !== undefined);
  return `${set.filter(Boolean).length} of ${set.length} bars met`;
}
