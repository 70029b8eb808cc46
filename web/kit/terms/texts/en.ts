import { parts } from '../../../../shared/words/phrase.ts';

export const en = {
  main: (minutes: number) => `${minutes} min`,
  byoyomi: (minutes: number) => `${minutes} min per 25 moves`,
  mainAndByoyomi: (main: number, minutes: number) => `${main} min, then ${minutes} min per 25 moves`,
  scoring: <T>(scoring: T) => parts`${scoring} scoring`,
  hadBlack: <T>(who: T) => parts`${who} had Black`,
  hasBlack: <T>(who: T) => parts`${who} has Black`,
  hadWhite: <T>(who: T) => parts`${who} had White`,
  choosesColour: <T>(who: T) => parts`${who} chooses the colour`,
  choosesColours: <T>(who: T) => parts`, ${who} chooses the colours`,
  rated: ', rated',
  unrated: ', unrated',
  even: 'Even',
  isWhite: <T>(who: T, stones: number) =>
    stones > 0 ? parts`${who} is White and gives ${stones} stones` : parts`${who} is White without stones`,
  wasWhite: <T>(who: T, stones: number) =>
    stones > 0 ? parts`${who} had White, giving ${stones} stones` : parts`${who} had White without stones`,
  komi: (komi: number) => `, komi ${komi}`,
};
