import type { ForecastView } from '../../contract/forecast.ts';
import { periodWords } from '../../words/dates.ts';
import { timeWords } from '../forecast-words.ts';
import { isOfPeriod } from '../settlement-kind.ts';
import { FATE } from './words.ts';

/**
 * What awaits the player themselves, who stands on a rung, and what averts it: "Play in November 2026, or you drop to
 * rung 14 on 1 December."
 */
export function fateWords(forecast: ForecastView, rung: number): string {
  const { unless } = forecast;
  const play = playWords(forecast);
  if (forecast.what === 'forfeit' && !forecast.points && unless === 'playing') return FATE.orForfeit(play);
  const fate = FATES[forecast.what](forecast, rung, timeWords(forecast));
  if (unless === 'playing') return FATE.or(play, fate);
  if (unless === 'accepting') return FATE.unlessAccepted(fate);
  if (unless === 'recording') return FATE.record(fate);
  return unless === 'arriving' ? FATE.beHere(fate) : FATE.asItStands(fate);
}

function playWords(forecast: ForecastView): string {
  if (!isOfPeriod(forecast)) return FATE.playChallenge;
  return FATE.play[forecast.kind === 'week' ? 'week' : 'month'](periodWords(forecast));
}

type Fate = (forecast: ForecastView, from: number, time: string) => string;

const FATES: Readonly<Record<ForecastView['what'], Fate>> = {
  drop: ({ to = 0 }, from, time) => (to > from ? FATE.drop(time, to) : FATE.dropInVain(time, to, from)),
  removal: ({ points = 0 }, _, time) => FATE.removal(time, points),
  forfeit: ({ points = 0, to }, from, time) => FATE.forfeit(time, to ?? from, from, points),
  loss: ({ to = 0 }, from, time) => FATE.loss(time, to, from),
  lapse: (_, __, time) => FATE.lapse(time),
  rise: ({ to = 0 }, from, time) => FATE.rise(time, to, from),
  share: ({ points = 0, to = 0 }, from, time) => FATE.share(time, to, from, points),
};
