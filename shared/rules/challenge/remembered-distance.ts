import type { Challenge, Ladder } from '#shared/vocabulary/ladder.ts';
import type { Instant } from '#shared/vocabulary/vocabulary.ts';
import { begunNow } from '../common/configured.ts';
import type { Meeting } from '../common/movement.ts';
import { nextLine } from '../common/standing.ts';
import type { TheTwo } from './the-two.ts';

/** Rungs from the challenger up to the challenged; negative where they stand below. */
export const distanceBetween = (ladder: Ladder, { challenger, challenged }: TheTwo): number =>
  (ladder.order.rungOf(challenger) ?? 0) - (ladder.order.rungOf(challenged) ?? 0);

export const meetingOf = (ladder: Ladder, two: TheTwo): Meeting => ({
  challenger: two.challenger,
  challenged: two.challenged,
  distance: distanceBetween(ladder, two),
});

/** A challenge, which remembers at what distance the two stood when it was issued (§0). */
export const newChallenge = (ladder: Ladder, pairing: TheTwo & Pick<Challenge, 'id'>, issued: Instant): Challenge => ({
  id: pairing.id,
  challenger: pairing.challenger,
  challenged: pairing.challenged,
  issued,
  line: nextLine(ladder),
  distance: distanceBetween(ladder, pairing),
  ...begunNow(ladder),
});
