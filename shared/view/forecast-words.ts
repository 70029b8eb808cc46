import { addDays } from '../calendar/days.ts';
import { parseDay } from '../calendar/moment.ts';
import type { AskedView, ForecastView } from '../contract/forecast.ts';
import { clockTime, shortestDay } from '../words/dates.ts';
import { isOfPeriod } from './settlement-kind.ts';
import { TEXT } from './texts.ts';
import { timeWords } from './time-words.ts';

const { forecast: FORECAST } = TEXT;
const { unless: UNLESS } = FORECAST;

/**
 * What awaits a player on a rung, short enough for their row and with the player as its subject: "falls to 14th if no game by
 * 30 Nov". `asked`: what the season asks of them by its end.
 */
export function forecastWords(forecast: ForecastView, rung: number, asked?: AskedView): string {
  const { unless, what } = forecast;
  const consequence = CONSEQUENCES[what];
  if (typeof unless === 'object') return `${consequence(forecast, rung, ` ${timeWords(forecast)}`)}${unless.they}`;
  return consequence(
    forecast,
    rung,
    unless ? AVERTING[unless](forecast, asked) : FORECAST.asThingsStand(timeWords(forecast)),
  );
}

type Averting = (forecast: ForecastView, asked?: AskedView) => string;

/** Until when what is due can still be averted, and how. */
const AVERTING: Readonly<Record<Extract<ForecastView['unless'], string>, Averting>> = {
  playing: (forecast) => (isOfPeriod(forecast) ? UNLESS.play : UNLESS.playIt)(lastDayOf(forecast)),
  offering: (forecast) => UNLESS.offer(lastDayOf(forecast)),
  accepting: (forecast) => UNLESS.acceptIt(lastDayOf(forecast)),
  recording: (forecast) => UNLESS.recording(lastDayOf(forecast)),
  reaching: (forecast, asked: Partial<AskedView> = {}) => UNLESS.tooFew(asked, lastDayOf(forecast)),
  arriving: ({ at }) => UNLESS.arriving(clockTime(at), shortestDay(at)),
};

function lastDayOf({ at }: ForecastView): string {
  const day = parseDay(at.slice(0, 10));
  return shortestDay(day ? addDays(day, -1) : at);
}

type Consequence = (forecast: ForecastView, from: number, when: string) => string;

const CONSEQUENCES: Readonly<Record<ForecastView['what'], Consequence>> = {
  drop: ({ to = 0 }, _, when) => FORECAST.drops(to, when),
  removal: ({ points }, _, when) => (points ? FORECAST.losesAll(points, when) : FORECAST.removed(when)),
  forfeit: ({ points = 0 }, _, when) => FORECAST.forfeits(points, when),
  loss: ({ to = 0 }, from, when) => (to === from ? FORECAST.loses(when) : FORECAST.drops(to, when)),
  lapse: (_, __, when) => FORECAST.lapses(when),
  rise: ({ to = 0 }, from, when) => `${placeWords(to, from)}${when}`,
  share({ points = 0, to = 0 }, from, when) {
    const share = points < 0 ? FORECAST.pays(-points) : FORECAST.gets(points);
    return `${to === from ? share : FORECAST.and(share, placeWords(to, from))}${when}`;
  },
};

const placeWords = (to: number, from: number): string => (to < from ? FORECAST.rises(to) : FORECAST.drops(to, ''));
