import type { en } from './en.ts';

export const de: typeof en = {
  points: (points) => `${points} Punkte`,
  isNew: 'neu',
  none: 'Kein Club gefunden. Prüfe die Schreibweise oder frag die Leitung.',
};
