import type { en } from './en.ts';

export const fr: typeof en = {
  latest: (results) => `Derniers résultats, le plus récent en dernier : ${results}.`,
  words: { won: 'gagné', drawn: 'nulle', lost: 'perdu' },
  letters: { won: 'G', drawn: 'N', lost: 'P' },
};
