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
  wrong: {
    button: 'C’est inexact',
    said: 'Vous avez signalé ce résultat\u202f: un organisateur décidera.',
    decides: 'Il compte jusqu’à ce qu’un organisateur l’ait vérifié.',
    what: 'Le bon score, ou ce qui est inexact (facultatif)',
    send: 'Signaler aux organisateurs',
    lost: 'Pas de connexion. Réessayez.',
  },
};
