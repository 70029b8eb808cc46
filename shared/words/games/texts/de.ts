import type { en } from './en.ts';

export const de: typeof en = {
  voided: 'annulliert, zählt also nicht',
  takenBack: 'zurückgezogen oder abgelehnt, zählt also nicht',
  unplayed: { walkover: 'kampflos', noShow: 'nicht erschienen' },
  movedUp: (by, to) => `steigt um ${by} auf Platz ${to}`,
  movedDown: (by, to) => `fällt um ${by} auf Platz ${to}`,
};
