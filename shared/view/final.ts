import { formatLocal, instantOf } from '../calendar/zone.ts';
import type { FinalView } from '../contract/view.ts';
import { latecomersOf } from '../rules/night/pegs.ts';
import { CUT, playoffOf } from '../rules/night/play-off.ts';
import { finalSlot, type GrandFinal } from '../rules/night/slots.ts';
import { systemOf } from '../systems/registry.ts';
import { picked } from '../vocabulary/alike.ts';
import type { Ladder } from '../vocabulary/ladder.ts';
import type { PlayerId } from '../vocabulary/vocabulary.ts';
import type { Named } from '../words/names.ts';

/** What has become of the Grand Final so far; nothing as long as it has not begun to count. */
export const finalSoFar = (ladder: Ladder): GrandFinal | undefined =>
  finalSlot.has(ladder)
    ? picked(finalSlot.of(ladder), ['latecomers', 'displaced', 'closed', 'playoff', 'champion'])
    : undefined;

/** The Grand Final of a ladder that has one: what is to come, or what came of it (L27–L34). */
export function finalOf(ladder: Ladder, named: Named): FinalView | undefined {
  const { timezone, season } = ladder.header;
  if (!systemOf(ladder).controls.hasFinal || !season.end) return undefined;
  const { latecomers, displaced, closed, playoff, champion } = finalSlot.of(ladder);
  const ahead = latecomers && !closed ? playoffOf(ladder) : undefined;
  return {
    day: season.end,
    cutAt: formatLocal(timezone, instantOf(timezone, season.end, CUT.time)),
    cut: latecomers !== undefined,
    latecomers: latecomersOf(ladder).map(named),
    displaced: topFirst(ladder, displaced).map(named),
    closed,
    ...(ahead && { ahead: playoffView(ladder, ahead, named) }),
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
