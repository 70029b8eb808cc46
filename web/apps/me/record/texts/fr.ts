import { counted } from '../../../../../shared/words/french.ts';
import type { en } from './en.ts';

export const fr: typeof en = {
  results: 'Vos résultats',
  noResults: 'Vous n’avez pas encore joué.',
  everyResult: 'Résultats précédents',
  toRecord: 'Tous vos résultats',
  tally: (won, drawn, lost) => `${counted(won, 'victoire')}, ${counted(drawn, 'nulle')}, ${counted(lost, 'défaite')}`,
  outcomes: { won: 'gagné', drawn: 'nulle', lost: 'perdu' },
  states: { stands: '', awaiting: 'en attente', rejected: 'ne compte pas', void: 'annulé' },
};
