import type { Ladder } from '#shared/vocabulary/ladder.ts';
import type { PlayerId } from '#shared/vocabulary/vocabulary.ts';
import { PERSONAL } from '../texts.ts';

/** Where a player stood before a line and stands after it; undefined off the ladder. */
export interface RungChange {
  readonly from: number | undefined;
  readonly to: number | undefined;
}

interface LadderChange {
  readonly before: Ladder;
  readonly after: Ladder;
}

export const standingOf = ({ before, after }: LadderChange, player: PlayerId): RungChange => ({
  from: before.order.rungOf(player),
  to: after.order.rungOf(player),
});

/** "You’re now 3rd."; empty for a player who is no longer on the ladder. */
export const standingWords = ({ from, to }: RungChange): string =>
  to === undefined ? '' : PERSONAL.standing(to, to !== from);
