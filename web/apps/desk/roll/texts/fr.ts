import type { en } from './en.ts';

export const fr: typeof en = {
  title: 'Feuille de présence',
  text: 'Une feuille à imprimer : cochez les présents (le nombre est leur rang) et notez qui joue contre qui.',
  print: 'Imprimer la feuille',
  date: 'Date du jour',
  pairings: 'Parties',
  against: 'contre',
  result: 'Résultat',
  distance: 'Écart',
  distanceSays:
    'D’abord celui qui défie. Écart : de combien de rangs le joueur défié était au-dessus lors du défi (− : au-dessous).',
  newcomers: 'Nouveaux ce soir',
};
