import type { Meeting } from '#shared/rules/common/movement.ts';
import type { Setting } from '#shared/rules/common/settings.ts';
import { CHALLENGE } from '#shared/rules/texts.ts';
import type { Ladder } from '#shared/vocabulary/ladder.ts';
import type { Day, PlayerId } from '#shared/vocabulary/vocabulary.ts';

export interface Reach {
  /** Whether the challenged is within reach of the challenger on a day, at the rungs between them that the meeting gives. */
  readonly includes: (ladder: Ladder, meeting: Meeting, day: Day) => boolean;
  /** The players a challenge can go to: "players up to 5 places above". */
  readonly says: (ladder: Ladder) => string;
  /** What there is to say besides to a challenger who reached too far, in sentences. */
  readonly adds?: (ladder: Ladder, challenger: PlayerId) => readonly string[];
}

/** One that is the same on every day. */
export interface EverydayReach extends Reach {
  readonly includes: (ladder: Ladder, meeting: Meeting) => boolean;
}

export const above = (rungs: Setting<number>): EverydayReach => ({
  includes: (ladder, { distance }) => distance >= 1 && distance <= rungs.of(ladder),
  says: (ladder) => CHALLENGE.reach.above(rungs.of(ladder)),
});

export const aboveOrBelow = (rungs: Setting<number>): EverydayReach => ({
  includes: (ladder, { distance }) => distance !== 0 && Math.abs(distance) <= rungs.of(ladder),
  says: (ladder) => CHALLENGE.reach.either(rungs.of(ladder)),
});
