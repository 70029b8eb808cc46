import type { Ladder } from '#shared/vocabulary/ladder.ts';
import { isPresent } from './pegs.ts';
import { finalSlot, type GrandFinal } from './slots.ts';

/** The play-off due as normal play ends: the two best marked and present meet first; a single one meets rung 1 (L32). */
export function playoffOf(ladder: Ladder): GrandFinal['playoff'] {
  const { header, order } = ladder;
  const { end } = header.season;
  const top = order.at(1);
  const there = finalSlot.of(ladder).displaced.filter((id) => id !== top && end && isPresent(ladder, id, end));
  const [best, second] = order.topFirst(new Set(there));
  const [lower, upper] = second ? [second, best] : [best, top];
  return lower && upper && [lower, upper];
}

/** Players who have not arrived by this time of day, 20:15:00 included, are removed (L29). */
export const CUT = { time: (20 * 60 + 15) * 60_000, clock: '20:15', name: 'T20:15' } as const;
