import type { en } from './en.ts';

export const de: typeof en = {
  see: 'Vorschau',
  handIn: 'Einreichen',
  choose: 'Bitte wähle, wie es ausgegangen ist.',
  minutes: 'Minuten pro Spieler',
  white: 'Wer hatte Weiß?',
  whiteMissing: 'Bitte wähle, wer Weiß hatte.',
  pgn: 'Züge der Partie (PGN)',
  pgnFile: 'Oder eine Datei hochladen',
  pgnMissing: 'Bitte gib die Züge der Partie an.',
};
