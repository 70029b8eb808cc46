import { parts } from '#shared/words/phrase.ts';
import type * as en from './en.ts';

export const wall: typeof en.wall = {
  ladder: 'Rangliste',
  theLadder: 'Die Rangliste',
  failed: 'Die Rangliste kann gerade nicht geladen werden.',
  opening: 'Wird geöffnet …',
  asOf: (day, time) => parts`Stand: ${day}, ${time}`,
  lostSince: (day, time) => parts`Keine Verbindung. Stand: ${day}, ${time}`,
  latest: 'Letzte Ergebnisse',
  playoff: 'Stechen',
  ladderCode: 'QR-Code für diese Rangliste',
  thisLadder: 'Diese Rangliste',
  arriveCode: 'QR-Code zum Einchecken',
  arrive: 'Einchecken',
  tonight: 'Heute Abend',
  playing: 'Laufende Partien',
  free: 'Frei zum Spielen',
  next: 'spielt als Nächstes',
  passed: '(hat ausgesetzt)',
  isNew: 'neu',
  away: 'abwesend',
  busy: 'Forderung offen',
  more: (count) => `und ${count} weitere`,
};
