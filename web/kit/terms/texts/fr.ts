import { counted } from '../../../../shared/words/french.ts';
import { parts } from '../../../../shared/words/phrase.ts';
import type { en } from './en.ts';

const withStones = (stones: number): string =>
  stones > 0 ? `en donnant ${counted(stones, 'pierre')} de handicap` : 'sans pierres de handicap';

export const fr: typeof en = {
  main: (minutes) => `${minutes} min`,
  byoyomi: (minutes) => `${minutes} min pour 25 coups`,
  mainAndByoyomi: (main, minutes) => `${main} min, puis ${minutes} min pour 25 coups`,
  scoring: (scoring) => parts`décompte : ${scoring}`,
  hadBlack: (who) => parts`${who} avait les Noirs`,
  hasBlack: (who) => parts`${who} a les Noirs`,
  hadWhite: (who) => parts`${who} avait les Blancs`,
  choosesColour: (who) => parts`${who} choisit la couleur`,
  choosesColours: (who) => parts`, ${who} choisit les couleurs`,
  rated: ', cotée',
  unrated: ', non cotée',
  even: 'À égalité',
  isWhite: (who, stones) => parts`${who} a les Blancs, ${withStones(stones)}`,
  wasWhite: (who, stones) => parts`${who} avait les Blancs, ${withStones(stones)}`,
  komi: (komi) => `, komi ${String(komi).replace('.', ',')}`,
};
