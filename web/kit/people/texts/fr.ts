import type { en } from './en.ts';

export const fr: typeof en = {
  found: (count) => (count === 0 ? 'Aucun joueur trouvé.' : count === 1 ? '1 joueur' : `${count} joueurs`),
  more: (count) => `et ${count} de plus`,
};
