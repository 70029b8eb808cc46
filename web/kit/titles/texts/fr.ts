import type { en } from './en.ts';

export const fr: typeof en = {
  board: 'Soirée du club',
  desk: 'Gestion',
  me: 'Votre page',
  player: 'Un joueur',
  wall: 'Affichage mural',
  new: 'Nouveau classement',
  join: 'Demander à s’inscrire',
};
