import { say } from '../../../../../shared/words/phrase.ts';
import type { en } from './en.ts';

export const de: typeof en = {
  youAnd: (opponent) => say`Du und ${opponent}`,
  how: 'Wie ist es ausgegangen?',
  youWon: (score) => `Gewonnen ${score}`,
  youLost: (score) => `Verloren ${score}`,
  drawn: (score) => `Remis ${score}`,
  howWon: 'Wie wurde gewonnen?',
  played: 'Gespielt',
  walkover: 'Kampflos',
  noShow: 'Nicht angetreten',
  retired: 'Aufgegeben',
  earlier: 'An einem anderen Tag gespielt',
  playedAt: 'Gespielt (Uhrzeit des Clubs)',
  later: 'Dieses Datum liegt in der Zukunft.',
  record: 'Ergebnis speichern',
};
