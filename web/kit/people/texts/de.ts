import type { en } from './en.ts';

export const de: typeof en = {
  found: (count) => (count === 0 ? 'Niemand gefunden.' : `${count} Spieler`),
  more: (count) => `und ${count} weitere`,
};
