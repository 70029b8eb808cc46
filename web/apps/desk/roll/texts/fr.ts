import type { en } from './en.ts';

export const fr: typeof en = {
  title: 'Feuille de présence',
  text: 'Une feuille à imprimer : cochez les présents (le nombre est leur rang) et notez qui joue contre qui.',
  print: 'Imprimer la feuille',
  date: 'Date du jour',
  pairings: 'Parties',
  against: 'contre',
  result: 'Résultat',
  newcomers: 'Nouveaux ce soir',
};
