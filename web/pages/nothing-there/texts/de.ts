import type { en } from './en.ts';

export const de: typeof en = {
  title: 'Seite nicht gefunden – Club Ladder',
  heading: 'Diese Seite gibt es nicht',
  check: 'Bitte prüfe die Adresse oder frag die Leitung deines Clubs nach dem Link.',
  clubs: 'Alle Clubs',
};
