import type { en } from './en.ts';

export const de: typeof en = {
  points: (points) => `${points} Punkte`,
  isNew: 'neu',
  more: (count) => (count === 0 ? '' : `${count} weitere: Tippe den Anfang des Clubnamens ein.`),
  none: 'Kein Club gefunden. Prüfe die Schreibweise oder frag die Leitung.',
};
