import { systemOf } from '../systems/registry.ts';
import type { Ladder } from '../vocabulary/ladder.ts';

/** What each pays into a pot, in points; nothing where there are none. */
export function stakeOf(ladder: Pick<Ladder, 'header'>): number {
  const { play } = systemOf(ladder).controls;
  return play.kind === 'pots' ? play.stake(ladder) : 0;
}
