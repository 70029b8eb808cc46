import { counted } from '../../../../shared/words/french.ts';
import type { en } from './en.ts';

export const fr: typeof en = {
  points: (points) => counted(points, 'point'),
  isNew: 'nouveau',
  none: 'Aucun club trouvé. Vérifiez l’orthographe ou demandez à l’organisateur.',
};
