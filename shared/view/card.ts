import { parseDay, type When } from '../calendar/moment.ts';
import type { CardView } from '../contract/card.ts';
import type { LadderView, StandingView } from '../contract/view.ts';
import { systemOf } from '../systems/registry.ts';
import type { Day } from '../vocabulary/vocabulary.ts';

type Champions = CardView['champions'];

/** From so many results that stand a ladder is more than a trial. */
const ESTABLISHED = 20;

/**
 * What a club's page says of a ladder, from what its own page shows. `champions`: of the seasons before, newest first.
 * `results`: how many of the season stand.
 */
export function cardOf(view: LadderView, champions: Champions, nights: string | undefined, results: number): CardView {
  const state = stateOf(view);
  const leaders = view.standings.filter(({ rung }) => rung === 1);
  const since = topSince(leaders);
  const deadline = dayOf(view.calendar.dues.find((due) => 'first' in due));
  return {
    format: 1,
    ...(view.name !== undefined && { name: view.name }),
    season: view.season,
    state,
    leaders: leaders.map(({ id, name }) => ({ id, name })),
    ...(since !== undefined && { since }),
    players: view.standings.length,
    ...(results >= ESTABLISHED && { established: true }),
    ...(deadline !== undefined && state !== 'finished' && { deadline }),
    ...(view.winner && { winner: view.winner }),
    hasNights: systemOf({ header: view }).controls.hasNights,
    ...(nights !== undefined && state !== 'finished' && { nights }),
    champions,
  };
}

/** Where rungs alone count, all that is told of players are moves: the last one of the leader led to the top. */
function topSince([leader, ...others]: readonly StandingView[]): Day | undefined {
  if (!leader || others.length > 0 || leader.points !== undefined || leader.gap !== undefined) return undefined;
  return dayOf(leader.why[0]);
}

const dayOf = (what: { readonly at: When } | undefined): Day | undefined => what && parseDay(what.at.slice(0, 10));

const stateOf = ({ over, asOf, season }: LadderView): CardView['state'] => {
  if (over) return 'finished';
  return asOf.slice(0, 10) < season.start ? 'ahead' : 'running';
};
