import type { Ladder } from '#shared/vocabulary/ladder.ts';
import type { Meeting } from '../common/movement.ts';
import { type Banded, bandedAt, type Setting } from '../common/settings.ts';
import { bandedWords } from '../common/settings-in-words.ts';
import { CHALLENGE } from '../texts.ts';

export interface Reach {
  /** Whether the challenged is within reach of the challenger, at the rungs between them that the meeting gives. */
  readonly includes: (ladder: Ladder, meeting: Meeting) => boolean;
  /** Whom a challenge can go to: "players up to 5 places above". */
  readonly says: (ladder: Ladder) => string;
}

/** By the rung on which the challenger stands. */
export const above = (rungs: Setting<Banded>): Reach => ({
  includes: (ladder, { challenger, distance }) =>
    distance >= 1 && distance <= bandedAt(rungs.of(ladder), ladder.order.rungOf(challenger) ?? 0),
  says: (ladder) => CHALLENGE.reach.above(bandedWords(rungs.of(ladder))),
});

export const aboveOrBelow = (rungs: Setting<number>): Reach => ({
  includes: (ladder, { distance }) => distance !== 0 && Math.abs(distance) <= rungs.of(ladder),
  says: (ladder) => CHALLENGE.reach.either(rungs.of(ladder)),
});
