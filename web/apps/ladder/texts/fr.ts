import { counted } from '../../../../shared/words/french.ts';
import type { en } from './en.ts';

export const fr: typeof en = {
  find: 'Chercher un joueur',
  found: (players) => counted(players, 'joueur'),
  none: 'Aucun joueur trouvé.',
  more: (count) => `et ${count} de plus`,
  noNames: 'Les noms ne peuvent pas être chargés pour le moment.',
  unreached: 'Le site est injoignable. Cette page n’est peut-être plus à jour.',
};
