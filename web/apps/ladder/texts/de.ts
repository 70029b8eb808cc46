import type * as en from './en.ts';

export const ladder: typeof en.ladder = {
  find: 'Spieler suchen',
  found: (players) => (players === 1 ? 'ein Spieler' : `${players} Spieler`),
  none: 'Niemand gefunden.',
  more: (count) => `und ${count} weitere`,
  noNames: 'Die Namen lassen sich nicht laden.',
  unreached: 'Die Seite ist nicht erreichbar. Was du siehst, ist vielleicht nicht mehr aktuell.',
};
