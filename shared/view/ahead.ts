import type { ForecastView } from '../contract/forecast.ts';
import type { KindView } from '../contract/settlement-kind.ts';
import type { LadderView, StandingView } from '../contract/view.ts';
import { isOfPeriod } from './settlement-kind.ts';

/** All that lies ahead of a player, soonest first, each with the rung on which they stand by then. */
export function* forecastsAhead(forecasts: readonly ForecastView[], now: number): Generator<FromRung> {
  let rung = now;
  for (const forecast of forecasts) {
    yield { forecast, rung };
    rung = forecast.to ?? rung;
  }
}

interface FromRung {
  readonly forecast: ForecastView;
  readonly rung: number;
}

/** All that a view says lies ahead of a player. */
export const aheadOf = ({ rung, forecast, later = [] }: StandingView): readonly FromRung[] => [
  ...forecastsAhead(forecast ? [forecast, ...later] : [], rung),
];

/** The part of it that people are told. */
export const toldAhead = (standing: StandingView, when: Pick<LadderView, 'asOf' | 'season'>): readonly FromRung[] =>
  withoutPassing(aheadOf(standing).filter(({ forecast }) => isTold(forecast, when)));

/** Each forecast counts on those before it: a rise that others' deadlines bring is told only to players whom nothing lowers. */
export const withoutPassing = <
  T extends { readonly forecast: Pick<ForecastView, 'what' | 'unless'>; readonly challenge?: unknown },
>(
  told: readonly T[],
): readonly T[] =>
  told.filter(
    (each) => each.challenge || each.forecast.what !== 'rise' || !told.some(({ forecast }) => isThreat(forecast)),
  );

/** Whether it costs the player something unless they do what averts it. */
export const isThreat = ({ unless, what }: Pick<ForecastView, 'what' | 'unless'>): boolean =>
  unless !== undefined && what !== 'lapse';

/** Nothing that is too early to tell, nor a forfeit of no points, or of nobody knows how many. */
export const isTold = (forecast: ForecastView, when: Pick<LadderView, 'asOf' | 'season'>): boolean =>
  (forecast.what !== 'forfeit' || !!forecast.points) &&
  (typeof forecast.unless === 'object' || !isEarly(forecast, when));

/** The part of a season's first month or week, counted from its end, in which players hear of it. */
const FIRST_TOLD = 1 / 3;

/**
 * A month or week threatens nobody before it has begun; in a season's first one, and for a season's minimum, players are given
 * time.
 */
export function isEarly(
  due: KindView & Pick<ForecastView, 'at'>,
  { asOf, season }: Pick<LadderView, 'asOf' | 'season'>,
) {
  if (!isOfPeriod(due) && due.kind !== 'season') return false;
  if (isOfPeriod(due) && due.first > asOf.slice(0, 10)) return true;
  const [start, end] = [Date.parse(season.start), Date.parse(due.at.slice(0, 10))];
  const isFirst = !isOfPeriod(due) || due.first <= season.start;
  return isFirst && end - Date.parse(asOf.slice(0, 10)) > (end - start) * FIRST_TOLD;
}
