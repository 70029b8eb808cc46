import { monthOf, type PeriodOf, weekOf } from '../calendar/periods.ts';
import type { StandingView } from '../contract/view.ts';
import { gapShown } from '../rules/go/gaps.ts';
import { asRemembered } from '../rules/inactivity/attendance.ts';
import { missedRuns } from '../rules/inactivity/missed-runs.ts';
import { pointsOf, sharedRungs } from '../rules/pots/purses.ts';
import { systemOf } from '../systems/registry.ts';
import type { Ladder } from '../vocabulary/ladder.ts';
import type { PlayerId, SystemId } from '../vocabulary/vocabulary.ts';
import { prefersOf } from './terms.ts';

type Details = Partial<StandingView>;

/** The periods whose runs of missed ones are told. */
const PERIODS: { readonly [Id in SystemId]?: PeriodOf } = { nairobi: weekOf, shicargo: monthOf };

/** What a ladder shows of a player besides name and rung: each system something else. */
export function detailsOf(ladder: Ladder): (id: PlayerId) => Details {
  const { fields, preferences } = systemOf(ladder);
  const period = PERIODS[ladder.header.system];
  const runs = period ? missedSoFar(ladder, period) : new Map<PlayerId, number>();
  const rungs = fields?.games ? sharedRungs(ladder) : undefined;
  return (id) => {
    const [missed, declined, shared] = [runs.get(id), ladder.players.get(id)?.declined, rungs?.get(id)];
    return {
      ...(missed !== undefined && { missed }),
      ...(declined !== undefined && { declined }),
      ...(preferences.includes('rated') && { rated: ladder.players.get(id)?.preferences?.rated ?? false }),
      ...(shared !== undefined && { rung: shared, points: pointsOf(ladder, id) }),
      ...(fields?.gap && programDetails(ladder, id)),
    };
  };
}

function programDetails(ladder: Ladder, id: PlayerId): Details {
  const [gap, prefers] = [gapShown(ladder, id), prefersOf(ladder, id)];
  return {
    ...(gap !== undefined && { gap }),
    ...(prefers && { prefers }),
    ...(ladder.players.get(id)?.entering && { entering: true }),
  };
}

/** How many periods in a row everybody has missed, up to the last one settled; whoever has played since has missed none. */
function missedSoFar(ladder: Ladder, of: PeriodOf): ReadonlyMap<PlayerId, number> {
  const last = ladder.settled.at(-1);
  if (!last) return new Map();
  const period = { ...of(last.last), first: last.first };
  return missedRuns(
    { ...ladder, settled: ladder.settled.slice(0, -1) },
    period,
    asRemembered,
    systemOf(ladder).matchesRun,
  );
}
