import type { ForecastView } from '../contract/forecast.ts';
import { pointsOf } from '../rules/pots/purses.ts';
import { clauseFor } from '../vocabulary/entry.ts';
import type { PlayerId, Rung } from '../vocabulary/vocabulary.ts';
import { measureOf, rungsOf } from './measures.ts';
import type { Outlook } from './outlook.ts';
import { kindOf } from './settlement-kind.ts';

type Forecasts = ReadonlyMap<PlayerId, ForecastView>;
type Threat = Exclude<ForecastView['what'], 'rise' | 'share'>;

/** What the next settlement does to everybody to whom it does anything: the ladder after it beside the ladder before. */
export function forecastsOf(outlook: Outlook | undefined): Forecasts {
  if (!outlook) return new Map();
  const threats = threatsOf(outlook);
  const [then, now] = [rungsOf(outlook.after), rungsOf(outlook.before)];
  const forecasts = new Map<PlayerId, ForecastView>();
  for (const [id, from] of now) {
    const forecast = forecastOf(outlook, id, threats.get(id), { from, to: then.get(id) });
    if (forecast) forecasts.set(id, forecast);
  }
  return forecasts;
}

/** Who is penalised, and how; removal is the worst. */
function threatsOf({ settlement: { dropped = [], removed }, idle }: Outlook): ReadonlyMap<PlayerId, Threat> {
  return new Map<PlayerId, Threat>([
    ...[...idle].map((id) => [id, 'forfeit'] as const),
    ...dropped.map((id) => [id, 'drop'] as const),
    ...removed.map((id) => [id, 'removal'] as const),
  ]);
}

interface Places {
  readonly from: Rung;
  readonly to: Rung | undefined;
}

function forecastOf(
  { at, settlement, before, after, uncertain }: Outlook,
  id: PlayerId,
  threat: Threat | undefined,
  { from, to }: Places,
): ForecastView | undefined {
  const isForPoints = measureOf(before) === 'points';
  const gain = pointsOf(after, id) - pointsOf(before, id);
  if (!threat && from === to && gain === 0) return undefined;
  const what = threat ?? (isForPoints ? 'share' : 'rise');
  return {
    ...kindOf(settlement),
    what,
    at,
    period: settlement.name,
    clause: what === 'removal' ? clauseFor(settlement, 'removed') : settlement.clause,
    ...(to !== undefined && !uncertain && { to }),
    ...(isForPoints && !uncertain && { points: threat ? 0 - gain : gain }),
    ...(threat && { unless: settlement.kind === 'cut' ? 'arriving' : 'playing' }),
  };
}
