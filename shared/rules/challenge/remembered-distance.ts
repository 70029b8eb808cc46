import type { Challenge, Ladder } from '#shared/vocabulary/ladder.ts';
import type { Instant } from '#shared/vocabulary/vocabulary.ts';
import { begunNow } from '../common/configured.ts';
import type { Meeting } from '../common/movement.ts';
import { nextLine } from '../common/standing.ts';
import type { Pair } from './pairs.ts';

/** Rungs from the challenger up to the challenged; negative where they stand below. */
export const distanceBetween = (ladder: Ladder, { challenger, challenged }: Pair): number =>
  (ladder.order.rungOf(challenger) ?? 0) - (ladder.order.rungOf(challenged) ?? 0);

export const meetingOf = (ladder: Ladder, pair: Pair): Meeting => ({
  challenger: pair.challenger,
  challenged: pair.challenged,
  distance: distanceBetween(ladder, pair),
});

/** A challenge, which remembers at what distance the two stood when it was issued (§0). */
export const newChallenge = (ladder: Ladder, pairing: Pair & Pick<Challenge, 'id'>, issued: Instant): Challenge => ({
  id: pairing.id,
  challenger: pairing.challenger,
  challenged: pairing.challenged,
  issued,
  line: nextLine(ladder),
  distance: distanceBetween(ladder, pairing),
  ...begunNow(ladder),
});
