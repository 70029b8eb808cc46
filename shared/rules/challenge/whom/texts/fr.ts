import type { en } from './en.ts';

export const fr: typeof en = {
  pyramid: 'joueurs placés plus à gauche sur la même ligne, ou sur la ligne du dessus',
};
