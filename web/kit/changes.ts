import { gapShown } from '../../shared/rules/go/gaps.ts';
import type { Ladder } from '../../shared/vocabulary/ladder.ts';
import type { PlayerId } from '../../shared/vocabulary/vocabulary.ts';

/** One player before and after. */
export interface Change {
  readonly player: PlayerId;
  /** Missing for somebody who is not on the ladder then. */
  readonly from?: number;
  readonly to?: number;
  readonly points?: readonly [before: number | undefined, after: number | undefined];
  /** The gap to the next program below. */
  readonly gap?: readonly [before: string | undefined, after: string | undefined];
}

/** Whoever stands elsewhere, or has more or less, in the order that follows. */
export function changesBetween(before: Ladder, after: Ladder): readonly Change[] {
  const [rungsBefore, rungsAfter] = [rungsOf(before), rungsOf(after)];
  const players = new Set([...rungsAfter.keys(), ...rungsBefore.keys()]);
  return [...players].flatMap((player) => {
    const change = {
      player,
      ...moved(rungsBefore.get(player), rungsAfter.get(player)),
      ...different('points', before.purses.get(player)?.points, after.purses.get(player)?.points),
      ...different('gap', gapShown(before, player), gapShown(after, player)),
    };
    return change.from !== change.to || 'points' in change || 'gap' in change ? [change] : [];
  });
}

/** Equal points share a rung. */
export function rungsOf({ order, purses }: Ladder): ReadonlyMap<PlayerId, number> {
  const rungs = new Map<PlayerId, number>();
  let [rung, last] = [0, Number.NaN];
  for (const [index, player] of order.players().entries()) {
    const points = purses.get(player)?.points ?? Number.NaN;
    if (points !== last) rung = index + 1;
    last = points;
    rungs.set(player, rung);
  }
  return rungs;
}

const moved = (from: number | undefined, to: number | undefined) => ({
  ...(from !== undefined && { from }),
  ...(to !== undefined && { to }),
});

const different = <Name extends string, T>(name: Name, before: T, after: T) =>
  before === after ? {} : { [name]: [before, after] };
