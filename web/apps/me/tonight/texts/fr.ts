import { say } from '../../../../../shared/words/phrase.ts';
import type { en } from './en.ts';

export const fr: typeof en = {
  tonight: 'Ce soir',
  here: 'Vous avez pointé.',
  late: 'Le pointage est clos : si vous venez maintenant, vous repartez tout en bas.',
  noNight: 'Aucun pointage aujourd’hui pour le moment.',
  yourTurn: 'C’est à vous de défier.',
  turn: (who) => say`C’est à ${who} de défier.`,
  nobodysTurn: 'Personne ne peut défier pour le moment.',
};
