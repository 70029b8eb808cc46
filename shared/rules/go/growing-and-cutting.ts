import type { Ladder } from '../../vocabulary/ladder.ts';
import type { PlayerId } from '../../vocabulary/vocabulary.ts';
import { factsOf, gapBelow, isLostAbove, isWonAt, withGap, withoutGap } from './gaps.ts';

/** Two programs, one directly above the other. */
interface Neighbours {
  readonly upper: PlayerId;
  readonly lower: PlayerId;
}

/** The lower has won at the gap: it shrinks and the one below grows, unless a bound forbids; at 0 they change places. */
export function cut(ladder: Ladder, { upper, lower }: Neighbours, level: number): Ladder {
  if (level === 0) return placesChanged(ladder, upper, lower);
  const less = withGap(ladder, upper, level - 1);
  const below = ladder.order.at((ladder.order.rungOf(lower) ?? 0) + 1);
  if (!below) return less;
  const next = gapBelow(ladder, lower);
  return isLostAbove(factsOf(ladder, lower, below), next) ? less : withGap(less, lower, next + 1);
}

/** The gap above the two and the gap below them keep their numbers; the one between them is 0. */
function placesChanged(ladder: Ladder, upper: PlayerId, lower: PlayerId): Ladder {
  const below = ladder.players.get(lower)?.gap;
  const swapped = withGap({ ...ladder, order: ladder.order.swap(upper, lower) }, lower, 0);
  return below === undefined ? withoutGap(swapped, upper) : withGap(swapped, upper, below);
}

/** The upper has won one level further: the gap grows and the one above shrinks, unless it is 0 or a bound forbids. */
export function grown(ladder: Ladder, { upper }: Neighbours, level: number): Ladder {
  const more = withGap(ladder, upper, level);
  const above = ladder.order.at((ladder.order.rungOf(upper) ?? 0) - 1);
  const gap = above ? gapBelow(ladder, above) : 0;
  if (!above || gap === 0) return more;
  return isWonAt(factsOf(ladder, above, upper), gap) ? more : withGap(more, above, gap - 1);
}
