import type { Day } from './vocabulary.ts';

const yearOf = (day: Day): string => day.slice(0, 4);

/**
 * What a season is called in its address: "2026", or "2026-27" where it ends in another year than it began; with "-2" and
 * so on behind it where another one of the ladder is `taken` to be called so.
 */
export function seasonName(start: Day, end: Day, taken: readonly string[]): string {
  const [from, to] = [yearOf(start), yearOf(end)];
  const name = from === to ? from : `${from}-${to.slice(2)}`;
  let own = name;
  for (let nth = 2; taken.includes(own); nth++) own = `${name}-${nth}`;
  return own;
}
