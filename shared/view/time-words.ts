import { addDays } from '../calendar/days.ts';
import { parseDay } from '../calendar/moment.ts';
import type { ForecastView } from '../contract/forecast.ts';
import { clockTime, shortDay } from '../words/dates.ts';
import { isOfPeriod } from './settlement-kind.ts';
import { WHEN_DUE } from './texts.ts';

/** A period is worked out on the day after it; what is to be done by a day is so until that one is over. */
export function timeWords(forecast: ForecastView): string {
  const { at } = forecast;
  if (isOfPeriod(forecast)) return WHEN_DUE.onDay(shortDay(at));
  if (at.slice(11, 16) !== '00:00') return WHEN_DUE.atTime(clockTime(at), shortDay(at));
  const day = parseDay(at.slice(0, 10));
  return day ? WHEN_DUE.afterDay(shortDay(addDays(day, -1))) : WHEN_DUE.onDay(shortDay(at));
}
