import { parts } from '../../../../shared/words/phrase.ts';
import type { en } from './en.ts';

export const de: typeof en = {
  nobodyHere: 'Gerade ist niemand da.',
  nobodysTurn: 'Im Moment kann niemand fordern.',
  turn: (who) => parts`${who} ist an der Reihe`,
  mayChallenge: (names) => parts` und kann ${names} fordern oder aussetzen.`,
  against: (challenger, challenged) => parts`${challenger} gegen ${challenged}`,
  here: 'Wer da ist',
  rung: 'Platz',
  player: 'Spieler',
  count: 'Forde­rungs­zähler',
  countMeans: 'Gestellte minus erhaltene Forderungen',
  now: 'Jetzt',
  playing: 'spielt',
  next: 'spielt als Nächstes',
  passed: 'hat aus­gesetzt',
  free: 'frei',
};
