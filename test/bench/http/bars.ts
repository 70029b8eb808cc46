import { median } from '../figures.ts';
import { type Case, isSameCase, SHORT, USUAL } from './cases.ts';
import type { Cell, Round, Single } from './measure.ts';
import type { Restart } from './restarts.ts';

export interface Measured {
  readonly rounds: readonly Round[];
  readonly singles: readonly Single[];
  readonly restarts: readonly Restart[];
}

export const roundsAt = ({ rounds }: Measured, contestant: string, { of, clients }: Cell): readonly Round[] =>
  rounds.filter((each) => each.contestant === contestant && each.clients === clients && isSameCase(each.of, of));

export const middle = (rounds: readonly Round[], figure: (round: Round) => number): number =>
  median(rounds.map(figure));

export function cellsOf({ rounds }: Measured): readonly Cell[] {
  const cells: Cell[] = [];
  for (const { of, clients } of rounds)
    if (!cells.some((cell) => cell.clients === clients && isSameCase(cell.of, of))) cells.push({ of, clients });
  return cells;
}

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

interface Bar {
  readonly bar: string;
  readonly figure: string;
  readonly isMet: boolean;
}

function barOf(bar: string, all: readonly number[], { most = Number.POSITIVE_INFINITY, least = 0, unit = '' }): Bar[] {
  const values = all.filter((value) => !Number.isNaN(value));
  if (values.length === 0) return [];
  const worst = least > 0 ? Math.min(...values) : Math.max(...values);
  return [{ bar, figure: `${worst.toFixed(worst < 10 ? 2 : 0)}${unit}`, isMet: worst <= most && worst >= least }];
}

const SYSTEMS = ['crewe', 'lavers'] as const;

const grows = (cause: 'players' | 'lines', { players, lines, ladders }: Case): boolean =>
  ladders === 1 && (cause === 'players' ? lines === SHORT : players === USUAL);

const flatness = (values: readonly number[]): number => Math.max(...values) / Math.min(...values);

function flat(measured: Measured, name: string): readonly Bar[] {
  const alone = cellsOf(measured).filter(({ clients }) => clients === 1);
  const singles = measured.singles.filter(({ contestant }) => contestant === name);
  return (['players', 'lines'] as const).flatMap((cause) => {
    const flatOf = <T extends { readonly of: Case }>(all: readonly T[], figure: (one: T) => number) =>
      SYSTEMS.map((system) => {
        const meant = all.filter(({ of }) => of.system === system && grows(cause, of));
        return flatness(meant.map(figure));
      });
    const answers = flatOf(alone, (cell) => middle(roundsAt(measured, name, cell), ({ p50 }) => p50));
    const cpu = flatOf(singles, ({ each }) => each.cpu);
    const within = `the same from 10 to 10,000 ${cause}, within 1.5×`;
    return [
      ...barOf(`request to answer, p50: ${within}`, answers, { most: 1.5, unit: '×' }),
      ...barOf(`processor of one result: ${within}`, cpu, { most: 1.5, unit: '×' }),
    ];
  });
}

export function barsOf(measured: Measured, name: string, beside: string): readonly Bar[] {
  const cells = cellsOf(measured);
  const ratios = (is: (cell: Cell) => boolean, figure: 'p50' | 'rate') =>
    cells.filter(is).map((cell) => ratioOf(measured, [name, beside], cell, (round) => round[figure]).median);
  const singles = (players: number, figure: (single: Single) => number) =>
    measured.singles.filter((each) => each.contestant === name && each.of.players === players).map(figure);
  const cpu = ({ each }: Single): number => each.cpu;
  // What follows later follows once for each of the ladders that had a result.
  const whole = ({ of: { ladders }, results, each, rest }: Single): number =>
    each.cpu + rest.cpu / Math.min(results, ladders);
  const busiest = cells.filter(({ of, clients }) => clients === 32 && of.ladders > 1);
  const pages = (figure: 'page50' | 'page99') =>
    busiest.map((cell) => middle(roundsAt(measured, name, cell), (round) => round[figure]));
  const failed = measured.rounds.filter(({ contestant }) => contestant === name).map((round) => round.failed);
  const restarts = measured.restarts.filter(({ ladders }) => ladders >= 1000).map(({ page }) => page);
  const alone = ratios(({ clients }) => clients === 1, 'p50');
  const together = ratios(({ clients }) => clients > 1, 'rate');
  const kilobytes = singles(USUAL, ({ each }) => each.packed / 1000);
  const files = singles(USUAL, ({ each }) => each.files);
  const ms = (most: number) => ({ most, unit: ' ms' });
  const p50 = `request to answer, p50, at every size: at most that of ${beside}`;
  const rate = `results a second at 8 and 32 clients: at least 1.5 times those of ${beside}`;
  const usual = 'processor of one result, publication included, at 100 players, in any system, after any history';
  const packed = 'written for one result at 100 players, packed as in a bucket: 100 KB';
  return [
    ...flat(measured, name),
    ...barOf(p50, alone, { most: 1, unit: '×' }),
    ...barOf(rate, together, { least: 1.5, unit: '×' }),
    ...barOf('answers with a 5xx, or none: 0', failed, { most: 0 }),
    ...barOf(`${usual}: 15 ms`, singles(USUAL, cpu), ms(15)),
    ...barOf('the same with what follows later, as after a result that comes alone', singles(USUAL, whole), ms(15)),
    ...barOf('processor of one result at 1,000 players: 30 ms', singles(1000, cpu), ms(30)),
    ...barOf('the same with what follows later', singles(1000, whole), ms(30)),
    ...barOf(packed, kilobytes, { most: 100, unit: ' KB' }),
    ...barOf('files written for one result: 6', files, { most: 6 }),
    ...barOf('result to page with 32 writers on 200 ladders, p50: 300 ms', pages('page50'), ms(300)),
    ...barOf('the same, p99: 1,000 ms', pages('page99'), ms(1000)),
    ...barOf('restart with 1,000 ladders, to the first page: 3,000 ms', restarts, ms(3000)),
  ];
}
