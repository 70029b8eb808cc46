import type { en } from './en.ts';

export const de: typeof en = {
  you: 'Du:',
  organiserHere: 'Diese Seite ist für Spieler. Du bist als Leitung angemeldet:',
  scorerHere: 'Diese Seite ist für Spieler. Du bist als Helfer angemeldet:',
  roles: { organiser: 'Leitung', scorer: 'Helfer', player: 'Spieler' },
  board: 'Clubabend',
  desk: 'Verwaltung',
  otherClub: 'Du bist bei einem anderen Club angemeldet:',
  gone: (label) => `„${label}“ ist hier abgemeldet.`,
  goOn: (name) => `Weiter als ${name}`,
};
