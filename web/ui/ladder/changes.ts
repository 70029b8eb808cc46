import type { Measured } from '#shared/rules/common/rungs-points-gaps.ts';
import { measuredOf, rungsOf, touchedBy } from '#shared/view/measures.ts';
import type { Ladder } from '#shared/vocabulary/ladder.ts';
import type { PlayerId, Rung } from '#shared/vocabulary/vocabulary.ts';

export interface PlayerChange {
  readonly player: PlayerId;
  readonly from?: number;
  readonly to?: number;
  readonly points?: readonly [before: number | undefined, after: number | undefined];
  /** The gap to the next program below. */
  readonly gap?: readonly [before: string | undefined, after: string | undefined];
}

/** The players who stand elsewhere, or have more or less, in the order that follows. */
export function changesBetween(before: Ladder, after: Ladder): readonly PlayerChange[] {
  const [rungsBefore, rungsAfter] = [rungsOf(before), rungsOf(after)];
  const players = new Set([...rungsAfter.keys(), ...rungsBefore.keys()]);
  const touched = new Set(touchedBy(before, after));
  return [...players].flatMap((player) => {
    const [from, to] = [rungsBefore.get(player), rungsAfter.get(player)];
    if (from === to && !touched.has(player)) return [];
    const [had, has] = [measured(before, player, from), measured(after, player, to)];
    const change = {
      player,
      ...moved(from, to),
      ...different('points', had.points, has.points),
      ...different('gap', had.gap, has.gap),
    };
    return change.from !== change.to || 'points' in change || 'gap' in change ? [change] : [];
  });
}

const measured = (ladder: Ladder, player: PlayerId, on: Rung | undefined): Measured =>
  on === undefined ? {} : measuredOf(ladder, player, on);

const moved = (from: number | undefined, to: number | undefined) => ({
  ...(from !== undefined && { from }),
  ...(to !== undefined && { to }),
});

const different = <Name extends string, T>(name: Name, before: T, after: T) =>
  before === after ? {} : { [name]: [before, after] };
