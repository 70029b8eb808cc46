import type { en } from './en.ts';

export const fr: typeof en = {
  rated: 'Joue des parties classées',
  registered: 'Licencié',
  paidUntil: 'Cotisation payée jusqu’au',
  main: 'Temps principal en minutes',
  byoyomi: 'Puis minutes pour 25 coups',
  scoring: 'Décompte',
};
