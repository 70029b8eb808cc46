import type { Day } from './calendar.ts';
import type { Body } from './lines.ts';

/** What a challenge has come to: `left` is one that ended because a player left, `void` one whose result was voided. */
type State = 'open' | 'waiting' | 'result' | 'declined' | 'withdrawn' | 'left' | 'void';

export interface Challenge<Terms> {
  readonly id: string;
  readonly challenger: string;
  readonly challenged: string;
  readonly issued: Day;
  readonly terms: Terms;
  state: State;
  accepted: boolean;
  told?: Told;
}

interface Told {
  readonly line: number;
  readonly score: readonly [number, number];
  /** Until the end of this day it can be confirmed or disputed; then it counts. None where it waits for an approval. */
  readonly lastDay: Day | undefined;
  disputed: boolean;
}

/** What has become of the result on a line; `nothing` is one of a match that was decided otherwise by then. */
export type Fate = 'counts' | 'waits' | 'rejected' | 'left' | 'nothing';

export const idOf = ({ id, challenge }: Body): string => challenge ?? id;
export const has = ({ challenger, challenged }: Pair, player: string): boolean =>
  player === challenger || player === challenged;

interface Pair {
  readonly challenger: string;
  readonly challenged: string;
}
