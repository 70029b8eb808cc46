import type { en } from './en.ts';

export const de: typeof en = {
  label: 'Punkte jedes Satzes (optional)',
  first: {
    own: 'Deine zuerst, zum Beispiel 11-7 9-11 11-4.',
    challenger: 'Zuerst die des Spielers, der gefordert hat, zum Beispiel 11-7 9-11 11-4.',
  },
};
