import { parts } from '../../../../shared/words/phrase.ts';
import type { en } from './en.ts';

export const de: typeof en = {
  nobodyMoves: 'Niemand bewegt sich.',
  removed: (names) => parts`Nicht mehr in der Rangliste: ${names}`,
  rung: 'Platz',
  now: 'Jetzt',
  after: 'Danach',
  more: (count) => `${count} weitere werden hier nicht gezeigt.`,
  joins: 'neu',
  up: (by) => `▲ +${by}`,
  down: (by) => `▼ −${by}`,
};
