import { say } from '../../../../../shared/words/phrase.ts';
import type { en } from './en.ts';

export const fr: typeof en = {
  tonight: 'Ce soir',
  here: 'Votre arrivée est enregistrée.',
  late: 'Les arrivées sont closes : si vous venez maintenant, vous repartez tout en bas.',
  noNight: 'Aucune arrivée signalée aujourd’hui pour le moment.',
  yourTurn: 'C’est à vous de défier.',
  turn: (who) => say`C’est à ${who} de défier.`,
  nobodysTurn: 'Personne ne peut défier pour le moment.',
};
