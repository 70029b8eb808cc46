import type { Day, SystemId } from './vocabulary.ts';

/** Days on which the club is shut, both included. */
export interface Closure {
  readonly from: Day;
  readonly to: Day;
}

/** What is fixed about a ladder: the first line of its season log. */
export interface Header {
  readonly system: SystemId;
  /** IANA name; all dates and times of day are local to it. */
  readonly timezone: string;
  readonly season: { readonly start: Day; readonly end?: Day };
  readonly closures?: readonly Closure[];
  /** The side of the board, computer-go only. */
  readonly board?: 9 | 19;
  /** Figures in which this ladder differs from its system's. */
  readonly settings?: Readonly<Record<string, number | string | readonly string[]>>;
  /** What people call the ladder. */
  readonly name?: string;
}
