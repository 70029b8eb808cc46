import { median } from '../figures.ts';
import { type Case, isSameCase, SHORT, USUAL } from './cases.ts';
import type { Cell, Round, Single } from './measure.ts';
import type { Restart } from './restarts.ts';

/** Everything that was measured in one run. */
export interface Measured {
  readonly rounds: readonly Round[];
  readonly singles: readonly Single[];
  readonly restarts: readonly Restart[];
}

export const roundsAt = ({ rounds }: Measured, contestant: string, { of, clients }: Cell): readonly Round[] =>
  rounds.filter((each) => each.contestant === contestant && each.clients === clients && isSameCase(each.of, of));

/** The median of a figure over all rounds of a cell. */
export const middle = (rounds: readonly Round[], figure: (round: Round) => number): number =>
  median(rounds.map(figure));

/** The cells that were measured, each once. */
export function cellsOf({ rounds }: Measured): readonly Cell[] {
  const cells: Cell[] = [];
  for (const { of, clients } of rounds)
    if (!cells.some((cell) => cell.clients === clients && isSameCase(cell.of, of))) cells.push({ of, clients });
  return cells;
}

/** The least, the median and the most of the ratios of two contestants, round by round. */
export interface Spread {
  readonly least: number;
  readonly median: number;
  readonly most: number;
}

export function ratioOf(
  measured: Measured,
  [one, other]: readonly [string, string],
  cell: Cell,
  figure: (round: Round) => number,
): Spread {
  const [ours, theirs] = [roundsAt(measured, one, cell), roundsAt(measured, other, cell)];
  const ratios = ours.map((round, n) => figure(round) / (theirs[n] ? figure(theirs[n]) : Number.NaN));
  return { least: Math.min(...ratios), median: median(ratios), most: Math.max(...ratios) };
}

/** What has to be reached, what was, and whether that will do. */
interface Bar {
  readonly bar: string;
  readonly figure: string;
  readonly isMet: boolean;
}

/** Bounds for the worst of some values. */
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

const SYSTEMS = ['crewe', 'lavers'] as const;

const grows = (cause: 'players' | 'lines', { players, lines, ladders }: Case): boolean =>
  ladders === 1 && (cause === 'players' ? lines === SHORT : players === USUAL);

/** How many times as much the most of some values is as the least. */
const flatness = (values: readonly number[]): number => Math.max(...values) / Math.min(...values);

function flat(measured: Measured, name: string): readonly Limit[] {
  const cells = cellsOf(measured).filter(({ clients }) => clients === 1);
  const singles = measured.singles.filter(({ contestant }) => contestant === name);
  return (['players', 'lines'] as const).flatMap((cause) => {
    const isMeant = (of: Case, system: string) => of.system === system && grows(cause, of);
    const answers = (system: string): readonly number[] =>
      cells
        .filter(({ of }) => isMeant(of, system))
        .map((cell) => middle(roundsAt(measured, name, cell), ({ p50 }) => p50));
    const cpu = (system: string): readonly number[] =>
      singles.filter(({ of }) => isMeant(of, system)).map(({ each }) => each.cpu);
    const within = `the same from 10 to 10,000 ${cause}, within 1.5×`;
    return [
      { bar: `request to answer, p50: ${within}`, values: SYSTEMS.map((system) => flatness(answers(system))) },
      { bar: `processor of one result: ${within}`, values: SYSTEMS.map((system) => flatness(cpu(system))) },
    ].map((limit) => ({ ...limit, most: 1.5, unit: '×' }));
  });
}

/** The medians of the ratios of each cell. */
function besides(measured: Measured, name: string, other: string): readonly Limit[] {
  const ratios = (is: (cell: Cell) => boolean, figure: (round: Round) => number): readonly number[] =>
    cellsOf(measured)
      .filter(is)
      .map((cell) => ratioOf(measured, [name, other], cell, figure).median);
  return [
    {
      bar: `request to answer, p50, at every size: at most that of ${other}`,
      most: 1,
      unit: '×',
      values: ratios(
        ({ clients }) => clients === 1,
        ({ p50 }) => p50,
      ),
    },
    {
      bar: `results a second at 8 and 32 clients: at least 1.5 times those of ${other}`,
      least: 1.5,
      unit: '×',
      values: ratios(
        ({ clients }) => clients > 1,
        ({ rate }) => rate,
      ),
    },
  ];
}

const KILOBYTE = 1000;

function singles(measured: Measured, name: string): readonly Limit[] {
  const of = (players: number, figure: (single: Single) => number): readonly number[] =>
    measured.singles.filter((each) => each.contestant === name && each.of.players === players).map(figure);
  const cpu = ({ each }: Single): number => each.cpu;
  // What follows later follows once for each of the ladders that had a result.
  const whole = ({ of: { ladders }, results, each, rest }: Single): number =>
    each.cpu + rest.cpu / Math.min(results, ladders);
  const ofUsual = 'processor of one result, publication included, at 100 players, in any system, after any history';
  return [
    { bar: `${ofUsual}: 15 ms`, most: 15, unit: ' ms', values: of(USUAL, cpu) },
    {
      bar: 'the same with what follows later, as after a result that comes alone',
      most: 15,
      unit: ' ms',
      values: of(USUAL, whole),
    },
    { bar: 'processor of one result at 1,000 players: 30 ms', most: 30, unit: ' ms', values: of(1000, cpu) },
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

/** How one contestant does beside another. */
export function barsOf(measured: Measured, name: string, beside: string): readonly Bar[] {
  const { rounds, restarts } = measured;
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
      values: restarts.filter(({ ladders }) => ladders >= 1000).map(({ page }) => page),
    },
  ];
  return limits.flatMap(barOf);
}
