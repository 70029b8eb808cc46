import type { en } from './en.ts';

export const de: typeof en = {
  latest: (results) => `Letzte Ergebnisse, das neueste zuletzt: ${results}.`,
  words: { won: 'gewonnen', drawn: 'remis', lost: 'verloren' },
  letters: { won: 'S', drawn: 'R', lost: 'N' },
};
