import type { en } from './en.ts';

export const fr: typeof en = {
  all: (players) => `Les ${players} joueurs, et pourquoi ils sont à ce rang`,
  whole: 'Tout le classement',
  top: 'Le haut du classement',
  rung: 'Rang',
  player: 'Joueur',
  change: 'Mouvement récent, ou points',
  isNew: 'nouveau',
};
