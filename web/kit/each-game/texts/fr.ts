import type { en } from './en.ts';

export const fr: typeof en = {
  label: 'Points de chaque manche (facultatif)',
  first: {
    own: 'Les vôtres d’abord, par exemple 11-7 9-11 11-4.',
    challenger: 'D’abord ceux de l’auteur du défi, par exemple 11-7 9-11 11-4.',
  },
};
