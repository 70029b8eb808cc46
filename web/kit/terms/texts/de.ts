import { parts } from '../../../../shared/words/phrase.ts';
import type { en } from './en.ts';

const withStones = (stones: number): string =>
  stones === 0 ? 'ohne Vorgabesteine' : stones === 1 ? 'mit 1 Vorgabestein' : `mit ${stones} Vorgabesteinen`;

export const de: typeof en = {
  main: (minutes) => `${minutes} Min.`,
  byoyomi: (minutes) => `${minutes} Min. für je 25 Züge`,
  mainAndByoyomi: (main, minutes) => `${main} Min., dann ${minutes} Min. für je 25 Züge`,
  scoring: (scoring) => parts`Zählweise: ${scoring}`,
  hadBlack: (who) => parts`${who} hatte Schwarz`,
  hasBlack: (who) => parts`${who} hat Schwarz`,
  hadWhite: (who) => parts`${who} hatte Weiß`,
  choosesColour: (who) => parts`${who} wählt die Farbe`,
  choosesColours: (who) => parts`, ${who} wählt die Farben`,
  rated: ', gewertet',
  unrated: ', nicht gewertet',
  even: 'Ohne Vorgabe',
  isWhite: (who, stones) => parts`${who} hat Weiß, ${withStones(stones)}`,
  wasWhite: (who, stones) => parts`${who} hatte Weiß, ${withStones(stones)}`,
  komi: (komi) => `, Komi ${String(komi).replace('.', ',')}`,
};
