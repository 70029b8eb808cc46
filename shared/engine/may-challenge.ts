import { systemOf } from '../systems/registry.ts';
import type { Ladder } from '../vocabulary/ladder.ts';
import type { Instant, PlayerId } from '../vocabulary/vocabulary.ts';

/** Whom a player may challenge on a club night, top first: those whom the ladder's system names. */
export const mayChallenge = (ladder: Ladder, challenger: PlayerId, at: Instant): readonly PlayerId[] =>
  systemOf(ladder).nights.mayChallenge(ladder, challenger, at);
