import type { StandingView } from '#shared/contract/view.ts';
import { opponentsNear } from '#shared/view/opponents.ts';
import type { PlayerId } from '#shared/vocabulary/vocabulary.ts';
import type { Bound } from '#web/ui/chart/lines.ts';
import { controlsOfView } from '#web/ui/ladder/controls.ts';
import { nowOf } from '#web/ui/page/now.ts';
import type { Facts } from './facts.ts';
import { LOOKED_AT, ladderOf } from './opponents.tsx';

/** How far up and down the ladder somebody may challenge as things stand, and to which rung they drop unless they play. */
export function boundsOf({ view, state }: Facts, player: PlayerId): readonly Bound[] {
  const standing = view.standings.find(({ id }) => id === player);
  if (!state || !standing || controlsOfView(view).measure === 'points') return [];
  const ladder = ladderOf(state);
  const may = opponentsNear(ladder, player, nowOf(view), LOOKED_AT).judged.filter(({ refusal }) => !refusal);
  return boundsAround(
    standing,
    may.flatMap(({ player: other }) => ladder.order.rungOf(other) ?? []),
  );
}

/** `rungs`: of those who may be challenged. */
export function boundsAround(
  { rung, forecast }: Pick<StandingView, 'rung' | 'forecast'>,
  rungs: readonly number[],
): readonly Bound[] {
  const reach = [Math.min(rung, ...rungs), Math.max(rung, ...rungs)].filter((value) => value !== rung);
  const { what, unless, to = 0 } = forecast ?? {};
  return [
    ...reach.map((value) => ({ value, kind: 'reach' }) as const),
    ...(what === 'drop' && unless === 'playing' && to > rung ? [{ value: to, kind: 'drop' } as const] : []),
  ];
}
