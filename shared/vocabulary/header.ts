import { type Day, FIRST_LINE, type LineNumber, type SystemId } from './vocabulary.ts';

/** Days on which the club is shut, both included. */
export interface Closure {
  readonly from: Day;
  readonly to: Day;
}

/** From a rung downwards: a number of rungs upwards, or up to a given rung; never both. */
export interface Band {
  readonly from: number;
  readonly up?: number;
  readonly to?: number;
}

export type SettingValue = number | string | readonly string[] | readonly Band[];

/** What a ladder is and by what it is played: the first line of its season log, and what was configured since. */
export interface Header {
  readonly system: SystemId;
  /** IANA name; all dates and times of day are local to it. */
  readonly timezone: string;
  readonly season: { readonly start: Day; readonly end?: Day };
  readonly closures?: readonly Closure[];
  /** The side of the board, computer-go only. */
  readonly board?: 9 | 19;
  /** Who stands on its rungs, where it is not one player each. */
  readonly entrants?: 'pairs';
  /** Figures in which this ladder differs from its system's. */
  readonly settings?: Readonly<Record<string, SettingValue>>;
  readonly name?: string;
  /** The lines that a ladder had in earlier seasons, from which it goes on counting; a season log as a file starts at 1. */
  readonly line?: LineNumber;
}

/** The number of a season's header among the lines of its ladder. */
export const headerLine = ({ line = FIRST_LINE }: Pick<Header, 'line'>): LineNumber => line;

export interface Reconfiguration {
  readonly name?: string;
  /** The season's last day; null if it has none. */
  readonly end?: Day | null;
  readonly closures?: readonly Closure[];
  /** Only those named; null for the system's own figure. */
  readonly settings?: Readonly<Record<string, SettingValue | null>>;
}

const yearOf = (day: Day): string => day.slice(0, 4);

/** A season's name in its address: "2026", or "2026-27" over two years; with "-2" and so on where it is `taken`. */
export function seasonName(start: Day, end: Day, taken: readonly string[]): string {
  const [from, to] = [yearOf(start), yearOf(end)];
  const name = from === to ? from : `${from}-${to.slice(2)}`;
  let own = name;
  for (let nth = 2; taken.includes(own); nth++) own = `${name}-${nth}`;
  return own;
}
