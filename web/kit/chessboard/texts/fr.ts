import type { en } from './en.ts';

export const fr: typeof en = {
  steps: 'Parcourir la partie',
  first: 'Au début',
  previous: 'Un coup en arrière',
  next: 'Un coup en avant',
  last: 'À la fin',
  start: 'Le début de la partie',
  position: (where) => `Position : ${where}`,
  unreadable: 'Ces coups ne peuvent pas être montrés sur un échiquier :',
  white: (number, move) => `Blancs, ${number} : ${move}`,
  black: (number, move) => `Noirs, ${number} : ${move}`,
};
