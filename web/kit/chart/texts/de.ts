import type { en } from './en.ts';

export const de: typeof en = {
  nothingYet: 'In dieser Rangliste ist noch nichts passiert.',
  bounds: { reach: 'kann bis hier fordern', drop: 'steigt ohne Partie bis hier ab' },
  asTable: 'Als Tabelle anzeigen',
  add: 'Spieler hinzufügen',
  nobodyElse: 'niemand sonst',
  rungs: 'Plätze am Ende jedes Monats und jetzt',
  points: 'Punkte am Ende jedes Monats und jetzt',
  player: 'Spieler',
  now: 'jetzt',
};
