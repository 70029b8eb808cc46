import type { Ladder } from '#shared/vocabulary/ladder.ts';
import { isPresent } from './pegs.ts';
import { finalSlot, type GrandFinal } from './slots.ts';

/**
 * The play-off that is due where normal play ends now: the two best placed with the marker below rung 1 meet first, and
 * their winner meets rung 1; a single one does at once (L32). A player who has gone home lets the opportunity pass.
 */
export function playoffOf(ladder: Ladder): GrandFinal['playoff'] {
  const { header, order } = ladder;
  const { end } = header.season;
  const top = order.at(1);
  const there = finalSlot.of(ladder).displaced.filter((id) => id !== top && end && isPresent(ladder, id, end));
  const [best, second] = order.topFirst(new Set(there));
  const [lower, upper] = second ? [second, best] : [best, top];
  return lower && upper && [lower, upper];
}

/** Who has not arrived by this time of day, 20:15:00 included, is removed (L29). */
export const CUT = { time: (20 * 60 + 15) * 60_000, clock: '20:15', name: 'T20:15' } as const;
