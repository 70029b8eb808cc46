import { counted } from '#shared/words/french.ts';
import type * as en from './en.ts';

export const ladder: typeof en.ladder = {
  find: 'Chercher un joueur',
  found: (players) => counted(players, 'joueur'),
  none: 'Aucun joueur trouvé.',
  more: (count) => `et ${count} de plus`,
  noNames: 'Les noms ne peuvent pas être chargés.',
  unreached: 'Le site est injoignable. Cette page n’est peut-être plus à jour.',
};
