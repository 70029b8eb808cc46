import type { Clause } from '../ladder/vocabulary.ts';

/** From one time of day to another, both included, in milliseconds after midnight. */
export interface Hours {
  readonly from: number;
  readonly to: number;
  readonly says: string;
  readonly clause: Clause;
}

const timeOf = (text: string): number => {
  const [hour = 0, minute = 0] = text.split(':').map(Number);
  return (hour * 60 + minute) * 60_000;
};

/** Hours given as "19:50". */
export const hours = (from: string, to: string, clause: Clause): Hours => ({
  from: timeOf(from),
  to: timeOf(to),
  says: `${from} to ${to}`,
  clause,
});
