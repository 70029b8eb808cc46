import type { en } from './en.ts';

export const de: typeof en = {
  board: 'Clubabend',
  desk: 'Verwaltung',
  me: 'Deine Seite',
  player: 'Spieler',
  wall: 'Wandanzeige',
  new: 'Neue Rangliste',
  join: 'Mitspielen',
};
