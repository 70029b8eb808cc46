import { addDays } from '../calendar/days.ts';
import { parseDay } from '../calendar/moment.ts';
import type { ForecastView } from '../contract/forecast.ts';
import type { StandingView } from '../contract/view.ts';
import { clockTime, periodWords, shortDay } from '../words/dates.ts';
import { isOfPeriod } from './settlement-kind.ts';
import { TEXT } from './texts.ts';

const { forecast: FORECAST } = TEXT;
const { unless: UNLESS } = FORECAST;

/** For whom a forecast is told, and when. */
interface Occasion {
  /** The day, or moment, on which it is told. */
  readonly today: string;
  readonly rung: number;
}

/** What awaits a player, in words whose subject is the player: "drops to rung 14 on 1 December unless they play". */
export function forecastWords(forecast: ForecastView, occasion: Occasion): string {
  const { unless } = forecast;
  if (isOfPeriod(forecast) && forecast.what === 'forfeit' && !forecast.points)
    return FORECAST.yetToPlay(periodWords(forecast));
  const tail = typeof unless === 'object' ? unless.they : unless ? AVERTING[unless](forecast, occasion) : '';
  return CONSEQUENCES[forecast.what](forecast, occasion.rung, [timeWords(forecast), tail]);
}

/** A period is worked out on the day after it; what is to be done by a day is so until that one is over. */
export function timeWords(forecast: ForecastView): string {
  const { at } = forecast;
  if (isOfPeriod(forecast)) return FORECAST.onDay(shortDay(at));
  if (at.slice(11, 16) !== '00:00') return FORECAST.atTime(clockTime(at), shortDay(at));
  const day = parseDay(at.slice(0, 10));
  return day ? FORECAST.afterDay(shortDay(addDays(day, -1))) : FORECAST.onDay(shortDay(at));
}

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

type Averting = (forecast: ForecastView, occasion: Occasion) => string;

/** A match ahead of the period would not help. */
const AVERTING: Readonly<Record<Extract<ForecastView['unless'], string>, Averting>> = {
  playing(forecast, { today }) {
    if (!isOfPeriod(forecast)) return forecast.what === 'drop' ? UNLESS.playChallenge : UNLESS.playIt;
    return forecast.first > today ? UNLESS.playIn(periodWords(forecast)) : UNLESS.play;
  },
  accepting: ({ what }) => (what === 'drop' ? UNLESS.acceptChallenge : UNLESS.acceptIt),
  recording: () => UNLESS.recording,
  arriving: () => UNLESS.arriving,
};

type When = readonly [time: string, unless: string];

type Consequence = (forecast: ForecastView, from: number, when: When) => string;

const CONSEQUENCES: Readonly<Record<ForecastView['what'], Consequence>> = {
  drop: ({ to = 0 }, from, when) =>
    to > from ? FORECAST.drops(to, ...when) : FORECAST.dropsBut(placeWords(to, from), ...when),
  removal: ({ points }, _, when) => (points ? FORECAST.losesAll(points, ...when) : FORECAST.removed(...when)),
  forfeit: ({ points = 0, to = 0 }, from, when) =>
    to === from ? FORECAST.forfeits(points, ...when) : FORECAST.forfeitsAnd(points, placeWords(to, from), ...when),
  loss: ({ to = 0 }, from, when) =>
    to === from ? FORECAST.loses(...when) : FORECAST.losesAnd(placeWords(to, from), ...when),
  lapse: (_, __, when) => FORECAST.lapses(...when),
  rise: ({ to = 0 }, from, when) => FORECAST.asThingsStand(placeWords(to, from), ...when),
  share({ points = 0, to = 0 }, from, when) {
    const share = points < 0 ? FORECAST.pays(-points) : FORECAST.gets(points);
    return FORECAST.asThingsStand(to === from ? share : FORECAST.and(share, placeWords(to, from)), ...when);
  },
};

function placeWords(to: number, from: number): string {
  if (to === from) return FORECAST.stays(to);
  return to < from ? FORECAST.rises(to) : FORECAST.falls(to);
}
