import type { ForecastView } from '../../../shared/contract/forecast.ts';
import { timeWords } from '../../../shared/view/forecast-words.ts';
import { isOfPeriod } from '../../../shared/view/settlement-kind.ts';
import { periodWords } from '../../../shared/words/dates.ts';

/**
 * What awaits the player themselves, who stands on a rung, and what averts it: "Play in November 2026, or you drop to
 * rung 14 on 1 December."
 */
export function fateWords(forecast: ForecastView, rung: number): string {
  const { unless } = forecast;
  const play = isOfPeriod(forecast) ? `Play in ${periodWords(forecast)}` : 'Play your challenge';
  if (forecast.what === 'forfeit' && !forecast.points && unless === 'playing') return `${play}, or you forfeit points.`;
  const fate = FATES[forecast.what](forecast, rung, timeWords(forecast));
  if (unless === 'playing') return `${play}, or you ${fate}.`;
  if (unless === 'recording') return `If you’ve played, get your result recorded. Otherwise you ${fate}.`;
  return unless === 'arriving' ? `Be here by then, or you ${fate}.` : `As things stand, you ${fate}.`;
}

type Fate = (forecast: ForecastView, from: number, time: string) => string;

const FATES: Readonly<Record<ForecastView['what'], Fate>> = {
  drop: ({ to = 0 }, from, time) =>
    to > from ? `drop to rung ${to} ${time}` : `are due to drop ${time}; as things stand you ${placeWords(to, from)}`,
  removal: ({ points }, _, time) => `${points ? `lose all ${points} points and ` : ''}are removed ${time}`,
  forfeit: ({ points, to }, from, time) =>
    `forfeit ${points ? `${points} ` : ''}points${andPlace(to ?? from, from)} ${time}`,
  loss: ({ to = 0 }, from, time) => `lose it${andPlace(to, from)} ${time}`,
  lapse: (_, __, time) => `have it closed without a result ${time}`,
  rise: ({ to = 0 }, from, time) => `${placeWords(to, from)} ${time}`,
  share: ({ points = 0, to = 0 }, from, time) =>
    `${points < 0 ? `pay ${-points}` : `get ${points}`} points${andPlace(to, from)} ${time}`,
};

const placeWords = (to: number, from: number): string =>
  to === from ? `stay on rung ${to}` : `${to < from ? 'rise' : 'fall'} to rung ${to}`;

const andPlace = (to: number, from: number): string => (to === from ? '' : ` and ${placeWords(to, from)}`);
