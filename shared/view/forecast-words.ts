import type { ForecastView } from '../contract/forecast.ts';
import type { Rung } from '../vocabulary/vocabulary.ts';
import { clockTime, periodWords, shortDay } from '../words/dates.ts';
import { isOfPeriod } from './settlement-kind.ts';

/** For whom a forecast is told, and when. */
interface Occasion {
  /** The day, or moment, on which it is told. */
  readonly today: string;
  /** On which the player stands. */
  readonly rung: Rung;
}

/** What awaits a player, in words whose subject is the player: "drops to rung 14 on 1 December unless they play". */
export function forecastWords(forecast: ForecastView, occasion: Occasion): string {
  const { at, unless } = forecast;
  if (isOfPeriod(forecast) && forecast.what === 'forfeit' && !forecast.points)
    return `yet to play in ${periodWords(forecast)}`;
  const time = isOfPeriod(forecast) ? `on ${shortDay(at)}` : `at ${clockTime(at)} on ${shortDay(at)}`;
  const when = unless ? `${time} unless they ${DEEDS[unless](forecast, occasion)}` : time;
  return FATES[forecast.what](forecast, occasion.rung, when);
}

/** A match ahead of the period would not help. */
const DEEDS: Readonly<Record<NonNullable<ForecastView['unless']>, (of: ForecastView, occasion: Occasion) => string>> = {
  playing: (forecast, { today }) =>
    isOfPeriod(forecast) && forecast.first > today ? `play in ${periodWords(forecast)}` : 'play',
  arriving: () => 'have arrived by then',
};

type Fate = (forecast: ForecastView, from: Rung, when: string) => string;

const FATES: Readonly<Record<ForecastView['what'], Fate>> = {
  drop: ({ to = 0 }, from, when) =>
    to > from ? `drops to rung ${to} ${when}` : `is due to drop ${when}; as things stand ${placeWords(to, from)}`,
  removal: ({ points }, _, when) =>
    points ? `loses all ${points} points and is removed ${when}` : `is removed ${when}`,
  forfeit: ({ points, to = 0 }, from, when) => `forfeits ${points} points${placeChanged(to, from)} ${when}`,
  rise: ({ to = 0 }, from, when) => `${placeWords(to, from)} ${when} as things stand`,
  share: ({ points = 0, to = 0 }, from, when) =>
    `${points < 0 ? `pays ${-points}` : `gets ${points}`} points${placeChanged(to, from)} ${when} as things stand`,
};

const placeWords = (to: number, from: number): string =>
  to === from ? `stays on rung ${to}` : `${to < from ? 'rises' : 'falls'} to rung ${to}`;

const placeChanged = (to: number, from: number): string => (to === from ? '' : ` and ${placeWords(to, from)}`);
