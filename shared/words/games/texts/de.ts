import type { en } from './en.ts';

export const de: typeof en = {
  voided: 'annulliert, zählt also nicht',
  takenBack: 'zurückgenommen oder zurückgewiesen, zählt also nicht',
  unfinished: { walkover: 'kampflos', noShow: 'nicht angetreten', retired: 'aufgegeben' },
  movedUp: (by, to) => `steigt um ${by} auf Platz ${to}`,
  movedDown: (by, to) => `fällt um ${by} auf Platz ${to}`,
};
