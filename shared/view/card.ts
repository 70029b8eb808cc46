import type { CardView } from '../contract/card.ts';
import type { LadderView } from '../contract/view.ts';
import { systemOf } from '../systems/registry.ts';

type Champions = CardView['champions'];

/** What a club's page says of a ladder, from what its own page shows. `champions`: of the seasons before, newest first. */
export function cardOf(view: LadderView, champions: Champions, nights: string | undefined): CardView {
  const state = stateOf(view);
  return {
    format: 1,
    ...(view.name !== undefined && { name: view.name }),
    season: view.season,
    state,
    leaders: view.standings.filter(({ rung }) => rung === 1).map(({ id, name }) => ({ id, name })),
    ...(view.winner && { winner: view.winner }),
    hasNights: systemOf({ header: view }).controls.hasNights,
    ...(nights !== undefined && state !== 'finished' && { nights }),
    champions,
  };
}

const stateOf = ({ over, asOf, season }: LadderView): CardView['state'] => {
  if (over) return 'finished';
  return asOf.slice(0, 10) < season.start ? 'ahead' : 'running';
};
