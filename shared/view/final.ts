import { formatLocal, instantOf } from '../calendar/zone.ts';
import type { FinalView } from '../contract/view.ts';
import type { Ladder } from '../vocabulary/ladder.ts';
import type { PlayerId } from '../vocabulary/vocabulary.ts';
import type { Named } from '../words/names.ts';

/** Who has not arrived by this time of the final's day is removed (L29), in milliseconds after midnight. */
const CUT = (20 * 60 + 15) * 60_000;

/** The Grand Final of a Lavers ladder: what is to come of it, or what became of it (L27–L34). */
export function finalOf(ladder: Ladder, named: Named): FinalView | undefined {
  const { system, timezone, season } = ladder.header;
  if (system !== 'lavers' || !season.end) return undefined;
  const { latecomers, displaced = [], closed = false, playoff, champion } = ladder.final ?? {};
  return {
    day: season.end,
    cutAt: formatLocal(timezone, instantOf(timezone, season.end, CUT)),
    cut: latecomers !== undefined,
    latecomers: (latecomers ?? []).map(named),
    displaced: topFirst(ladder, displaced).map(named),
    closed,
    ...(playoff && { playoff: playoffView(ladder, playoff, named) }),
    ...(champion && { champion: named(champion) }),
  };
}

const topFirst = (ladder: Ladder, players: readonly PlayerId[]): readonly PlayerId[] =>
  players.toSorted((one, other) => (ladder.order.rungOf(one) ?? 0) - (ladder.order.rungOf(other) ?? 0));

/** The first of two play-offs decides who challenges rung 1, the other one is against rung 1 (L32). */
const playoffView = (ladder: Ladder, [lower, upper]: readonly [PlayerId, PlayerId], named: Named) => ({
  lower: named(lower),
  upper: named(upper),
  forTheTop: ladder.order.at(1) === upper,
});
