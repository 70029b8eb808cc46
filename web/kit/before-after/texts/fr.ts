import { counted } from '../../../../shared/words/french.ts';
import { parts } from '../../../../shared/words/phrase.ts';
import type { en } from './en.ts';

export const fr: typeof en = {
  nobodyMoves: 'Personne ne change de rang.',
  removed: (names) => parts`Hors du classement : ${names}`,
  rung: 'Rang',
  now: 'Avant',
  after: 'Après',
  more: (count) => `${counted(count, 'autre non affiché', 'autres non affichés')} ici.`,
  joins: 'entre',
  up: (by) => `▲ +${by}`,
  down: (by) => `▼ −${by}`,
};
