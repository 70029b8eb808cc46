import type { ForecastView } from '../contract/forecast.ts';
import type { StandingView } from '../contract/view.ts';
import { clockTime, periodWords, shortDay } from '../words/dates.ts';
import { isOfPeriod } from './settlement-kind.ts';

/** For whom a forecast is told, and when. */
interface Occasion {
  /** The day, or moment, on which it is told. */
  readonly today: string;
  /** On which the player stands. */
  readonly rung: number;
}

/** What awaits a player, in words whose subject is the player: "drops to rung 14 on 1 December unless they play". */
export function forecastWords(forecast: ForecastView, occasion: Occasion): string {
  const { unless } = forecast;
  if (isOfPeriod(forecast) && forecast.what === 'forfeit' && !forecast.points)
    return `yet to play in ${periodWords(forecast)}`;
  const time = timeWords(forecast);
  const when = unless ? `${time} unless they ${DEEDS[unless](forecast, occasion)}` : time;
  return FATES[forecast.what](forecast, occasion.rung, when);
}

/** What ends with a day does so as the next one begins. */
export const timeWords = (forecast: ForecastView): string =>
  isOfPeriod(forecast) || clockTime(forecast.at) === '00:00'
    ? `on ${shortDay(forecast.at)}`
    : `at ${clockTime(forecast.at)} on ${shortDay(forecast.at)}`;

/** All that lies ahead of somebody, soonest first, each with the rung on which they stand by then. */
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

/** A match ahead of the period would not help. */
const DEEDS: Readonly<Record<NonNullable<ForecastView['unless']>, (of: ForecastView, occasion: Occasion) => string>> = {
  playing(forecast, { today }) {
    if (!isOfPeriod(forecast)) return forecast.what === 'drop' ? 'play their challenge' : 'play it';
    return forecast.first > today ? `play in ${periodWords(forecast)}` : 'play';
  },
  recording: () => 'have played and it isn’t recorded yet',
  arriving: () => 'check in by then',
};

type Fate = (forecast: ForecastView, from: number, when: string) => string;

const FATES: Readonly<Record<ForecastView['what'], Fate>> = {
  drop: ({ to = 0 }, from, when) =>
    to > from ? `drops to rung ${to} ${when}` : `is due to drop ${when}, but as things stand ${placeWords(to, from)}`,
  removal: ({ points }, _, when) =>
    points ? `loses all ${points} points and is removed ${when}` : `is removed ${when}`,
  forfeit: ({ points, to = 0 }, from, when) => `forfeits ${points} points${placeChanged(to, from)} ${when}`,
  loss: ({ to = 0 }, from, when) => `loses a challenge${placeChanged(to, from)} ${when}`,
  lapse: (_, __, when) => `has a challenge that lapses ${when}`,
  rise: ({ to = 0 }, from, when) => `${placeWords(to, from)} ${when} as things stand`,
  share: ({ points = 0, to = 0 }, from, when) =>
    `${points < 0 ? `pays ${-points}` : `gets ${points}`} points${placeChanged(to, from)} ${when} as things stand`,
};

const placeWords = (to: number, from: number): string =>
  to === from ? `stays on rung ${to}` : `${to < from ? 'rises' : 'falls'} to rung ${to}`;

const placeChanged = (to: number, from: number): string => (to === from ? '' : ` and ${placeWords(to, from)}`);
