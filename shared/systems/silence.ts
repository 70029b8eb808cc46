import type { Challenge, Ladder } from '../vocabulary/ladder.ts';
import { systemOf } from './registry.ts';

/** Whether a challenge, once accepted, is lost by the one who offers no day to play it, as the other does (H15). */
export function mayBeLostBySilence(ladder: Ladder, challenge: Challenge): boolean {
  const { play } = systemOf(ladder).controls;
  if (play.kind !== 'matches' || play.challenge.begins !== 'when accepted') return false;
  return play.challenge.lostBySilence?.(ladder, challenge) ?? false;
}
