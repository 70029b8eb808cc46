import { de } from '../../../words/french.ts';
import type { en } from './en.ts';

export const fr: typeof en = {
  which: 'Indiquez de quelle partie il s’agit.',
  notWaiting: (players) => `La partie ${de(players)}${players} n’a pas de scores en attente.`,
  none: (id) => `Il n’y a pas de partie «\u202f${id}\u202f».`,
  score: 'Indiquez chaque joueur de la partie une fois, avec un nombre entier comme score.',
  taken: (id) => `Il y a déjà une partie «\u202f${id}\u202f». Donnez un autre identifiant à celle-ci.`,
  waiting: (players) => `Les scores ${de(players)}${players} attendent d’être confirmés.`,
  over: (players) => `La partie ${de(players)}${players} est terminée.`,
  hasResult: 'La partie a déjà un résultat. Annulez-le d’abord.',
  inGame: (who) => `${who} est en train de jouer. Terminez la partie ou annulez-la d’abord.`,
};
