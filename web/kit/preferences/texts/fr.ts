import type { en } from './en.ts';

export const fr: typeof en = {
  rated: 'Joue des parties cotées',
  registered: 'Membre inscrit',
  paidUntil: 'Cotisation payée jusqu’au',
  main: 'Temps principal en minutes',
  byoyomi: 'Puis minutes pour 25 coups',
  scoring: 'Décompte',
};
