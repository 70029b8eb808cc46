import type { en } from './en.ts';

export const de: typeof en = {
  label: 'Sprache des Clubs',
  hint: 'Für alle Seiten des Clubs, E-Mails und Mitteilungen. Namen und was ihr selbst geschrieben habt, bleiben, wie sie sind.',
};
