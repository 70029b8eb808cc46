import { counted } from '../../../../shared/words/french.ts';
import type { en } from './en.ts';

export const fr: typeof en = {
  found: (count) => (count === 0 ? 'Aucun joueur trouvé.' : counted(count, 'joueur')),
  more: (count) => `et ${count} de plus`,
};
