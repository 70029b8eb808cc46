import { parts } from '../../../../shared/words/phrase.ts';
import type { en } from './en.ts';

export const fr: typeof en = {
  nobodyHere: 'Personne n’est là pour le moment.',
  nobodysTurn: 'Personne ne peut défier pour le moment.',
  turn: (who) => parts`C’est à ${who}`,
  mayChallenge: (names) => parts` de défier ${names}, ou de passer son tour.`,
  against: (challenger, challenged) => parts`${challenger} contre ${challenged}`,
  here: 'Qui est là',
  rung: 'Rang',
  player: 'Joueur',
  count: 'Compteur de défis',
  countMeans: 'Défis lancés moins défis reçus',
  now: 'En ce moment',
  playing: 'joue',
  next: 'joue ensuite',
  passed: 'a passé son tour',
  free: 'libre',
};
