import { median } from '../figures.ts';
import type { Case } from './cases.ts';
import type { Single } from './one-result.ts';
import type { Restart } from './restarts.ts';
import type { Cell, Round } from './rounds.ts';

/** Everything that was measured in one run. */
export interface Measured {
  readonly contestants: readonly string[];
  readonly rounds: readonly Round[];
  readonly singles: readonly Single[];
  readonly restarts: readonly Restart[];
}

export const isOf = (one: Case, other: Case): boolean =>
  one.system === other.system &&
  one.players === other.players &&
  one.lines === other.lines &&
  one.ladders === other.ladders;

export const roundsAt = ({ rounds }: Measured, contestant: string, { of, clients }: Cell): readonly Round[] =>
  rounds.filter((each) => each.contestant === contestant && each.clients === clients && isOf(each.of, of));

/** The median of a figure over all rounds of a cell. */
export const middle = (rounds: readonly Round[], figure: (round: Round) => number): number =>
  median(rounds.map(figure));

/** The cells that were measured, each once. */
export function cellsOf({ rounds }: Measured): readonly Cell[] {
  const cells: Cell[] = [];
  for (const { of, clients } of rounds)
    if (!cells.some((cell) => cell.clients === clients && isOf(cell.of, of))) cells.push({ of, clients });
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
