import type { Reason, StandingView } from '#shared/contract/view.ts';

/** By how many rungs the arrow beside a player says that they moved lately, down being positive. */
export const arrowOf = ({ change, points }: Pick<StandingView, 'change' | 'points'>): number =>
  change === 'new' || points !== undefined ? 0 : change;

/** The last move since a day that went where the arrow points, which is the sum of several; without one the last reason. */
export function reasonOfArrow(standing: Pick<StandingView, 'change' | 'points' | 'why'>, since: string) {
  const arrow = arrowOf(standing);
  const isMeant = ({ at, counted = at, from, to }: Reason): boolean =>
    counted.slice(0, 10) >= since && !!from && !!to && Math.sign(to - from) === Math.sign(arrow);
  return arrow === 0 ? standing.why[0] : standing.why.find(isMeant);
}
