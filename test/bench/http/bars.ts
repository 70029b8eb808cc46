import { type Case, SHORT, USUAL } from './cases.ts';
import { cellsOf, type Measured, middle, ratioOf, roundsAt } from './measured.ts';
import type { Single } from './one-result.ts';
import type { Cell } from './rounds.ts';

/** What has to be reached, what was, and whether that will do. */
export interface Bar {
  readonly bar: string;
  readonly figure: string;
  readonly isMet: boolean;
}

/** The worst of some values is to be at most, or at least, so much. */
interface Limit {
  readonly bar: string;
  readonly values: readonly number[];
  readonly most?: number;
  readonly least?: number;
  readonly unit?: string;
}

/** What was not measured has no bar. */
function barOf({ bar, values: all, most = Number.POSITIVE_INFINITY, least, unit = '' }: Limit): readonly Bar[] {
  const values = all.filter((value) => !Number.isNaN(value));
  if (values.length === 0) return [];
  const worst = least === undefined ? Math.max(...values) : Math.min(...values);
  const figure = `${worst.toFixed(worst < 10 ? 2 : 0)}${unit}`;
  return [{ bar, figure, isMet: worst <= most && worst >= (least ?? 0) }];
}

/** How many times as much the most of some cells is as the least. */
function flatness(measured: Measured, name: string, is: (of: Case) => boolean): number {
  const cells = cellsOf(measured).filter(({ of, clients }) => clients === 1 && is(of));
  const times = cells.map((cell) => middle(roundsAt(measured, name, cell), ({ p50 }) => p50));
  return Math.max(...times) / Math.min(...times);
}

const grows = (cause: 'players' | 'lines', { players, lines, ladders }: Case): boolean =>
  ladders === 1 && (cause === 'players' ? lines === SHORT : players === USUAL);

const flat = (measured: Measured, name: string): readonly Limit[] =>
  (['players', 'lines'] as const).map((cause) => ({
    bar: `request to answer, p50: the same from 10 to 10,000 ${cause}, within 1.5×`,
    most: 1.5,
    unit: '×',
    values: (['crewe', 'lavers'] as const).map((system) =>
      flatness(measured, name, (of) => of.system === system && grows(cause, of)),
    ),
  }));

/** The medians of the ratios of each cell. */
function besides(measured: Measured, name: string, other: string): readonly Limit[] {
  const of = (is: (cell: Cell) => boolean): readonly Cell[] => cellsOf(measured).filter(is);
  return [
    {
      bar: `request to answer, p50, at every size: at most that of ${other}`,
      most: 1,
      unit: '×',
      values: of(({ clients }) => clients === 1).map(
        (cell) => ratioOf(measured, [name, other], cell, ({ p50 }) => p50).median,
      ),
    },
    {
      bar: `results a second at 8 and 32 clients: at least 1.5 times those of ${other}`,
      least: 1.5,
      unit: '×',
      values: of(({ clients }) => clients > 1).map(
        (cell) => ratioOf(measured, [name, other], cell, ({ rate }) => rate).median,
      ),
    },
  ];
}

const KILOBYTE = 1000;

function singles(measured: Measured, name: string): readonly Limit[] {
  const of = (players: number, figure: (single: Single) => number): readonly number[] =>
    measured.singles.filter((each) => each.contestant === name && each.of.players === players).map(figure);
  const own = ({ each }: Single): number => each.own;
  // What follows later follows once for each of the ladders that had a result.
  const whole = ({ of: { ladders }, results, each, rest }: Single): number =>
    each.own + rest.own / Math.min(results, ladders);
  return [
    {
      bar: 'processor of one result, publication included, at 100 players, in any system, after any history: 15 ms',
      most: 15,
      unit: ' ms',
      values: of(USUAL, own),
    },
    {
      bar: 'the same with what follows later, as after a result that comes alone',
      most: 15,
      unit: ' ms',
      values: of(USUAL, whole),
    },
    { bar: 'processor of one result at 1,000 players: 30 ms', most: 30, unit: ' ms', values: of(1000, own) },
    { bar: 'the same with what follows later', most: 30, unit: ' ms', values: of(1000, whole) },
    {
      bar: 'written for one result at 100 players, packed as in a bucket: 100 KB',
      most: 100,
      unit: ' KB',
      values: of(USUAL, ({ each }) => each.packed / KILOBYTE),
    },
    { bar: 'files written for one result: 6', most: 6, values: of(USUAL, ({ each }) => each.files) },
  ];
}

function pages(measured: Measured, name: string): readonly Limit[] {
  const busiest = cellsOf(measured).filter(({ of, clients }) => clients === 32 && of.ladders > 1);
  const worst = (figure: 'page50' | 'page99'): readonly number[] =>
    busiest.map((cell) => middle(roundsAt(measured, name, cell), (round) => round[figure]));
  return [
    {
      bar: 'result to page with 32 writers on 200 ladders, p50: 300 ms',
      most: 300,
      unit: ' ms',
      values: worst('page50'),
    },
    { bar: 'the same, p99: 1,000 ms', most: 1000, unit: ' ms', values: worst('page99') },
  ];
}

/** How one contestant does, beside another one. */
export function barsOf(measured: Measured, name: string, beside: string): readonly Bar[] {
  const { rounds, restarts } = measured;
  const largest = restarts.filter((each) => each.contestant === name && each.ladders >= 1000);
  const limits: readonly Limit[] = [
    ...flat(measured, name),
    ...besides(measured, name, beside),
    {
      bar: 'answers with a 5xx, or none: 0',
      most: 0,
      values: rounds.filter((each) => each.contestant === name).map(({ failed }) => failed),
    },
    ...singles(measured, name),
    ...pages(measured, name),
    {
      bar: 'restart with 1,000 ladders, to the first page: 3,000 ms',
      most: 3000,
      unit: ' ms',
      values: largest.map(({ page }) => page),
    },
  ];
  return limits.flatMap(barOf);
}
