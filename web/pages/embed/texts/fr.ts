import { counted } from '../../../../shared/words/french.ts';
import type { en } from './en.ts';

export const fr: typeof en = {
  all: (players) => `Tout le classement (${counted(players, 'joueur')}), avec les explications`,
  whole: 'Tout le classement',
  top: 'Le haut du classement',
  rung: 'Rang',
  player: 'Joueur',
  change: 'Mouvement récent, ou points',
  isNew: 'nouveau',
};
