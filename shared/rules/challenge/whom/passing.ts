import { awayUntil } from '#shared/rules/away/days.ts';
import { choice } from '#shared/rules/common/settings.ts';
import type { Ladder } from '#shared/vocabulary/ladder.ts';
import type { Day, PlayerId } from '#shared/vocabulary/vocabulary.ts';
import { hasOpen } from './open-limit.ts';

/** The players a reach passes over: those away that day, or also those with an open challenge (H3). */
export const passes = choice('passes', 'nobody', ['nobody', 'away', 'busy']);

/** Whether a reach skips a player on a day, not counting their rung. */
export function isPassed(ladder: Ladder, player: PlayerId | undefined, day: Day): boolean {
  const whom = passes.of(ladder);
  if (whom === 'nobody' || !player) return false;
  return awayUntil(ladder, player, day) !== undefined || (whom === 'busy' && hasOpen(ladder, player));
}

/**
 * Whether a rung is within reach of another, not counting those who are passed over. The players passed over come no closer by
 * that: they are as near as they stand. It looks at as many as the reach needs, and at those passed over.
 */
export function isWithin(ladder: Ladder, [from, to]: readonly [number, number], most: number, day: Day): boolean {
  if (Math.abs(to - from) <= most) return true;
  if (most === 0 || passes.of(ladder) === 'nobody' || isPassed(ladder, ladder.order.at(to), day)) return false;
  const step = Math.sign(to - from);
  let counted = 0;
  for (let rung = from + step; rung !== to; rung += step) {
    if (!isPassed(ladder, ladder.order.at(rung), day)) counted++;
    if (counted === most) return false;
  }
  return true;
}
