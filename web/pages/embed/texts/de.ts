import type { en } from './en.ts';

export const de: typeof en = {
  all: (players) => `Alle ${players} Spieler und warum sie dort stehen`,
  whole: 'Die ganze Rangliste',
  top: 'Die Spitze der Rangliste',
  rung: 'Platz',
  player: 'Spieler',
  change: 'Letzte Bewegung oder Punkte',
  isNew: 'neu',
};
