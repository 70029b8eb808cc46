import type { en } from './en.ts';

export const de: typeof en = {
  find: 'Spieler suchen',
  found: (players) => (players === 1 ? 'ein Spieler' : `${players} Spieler`),
  none: 'Niemand gefunden.',
  more: (count) => `und ${count} weitere`,
  noNames: 'Die Namen können gerade nicht geladen werden.',
  unreached: 'Die Seite ist nicht erreichbar. Was du siehst, ist vielleicht nicht mehr aktuell.',
};
