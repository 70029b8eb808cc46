import type { en } from './en.ts';

export const fr: typeof en = {
  points: (points) => `${points} points`,
  isNew: 'nouveau',
  none: 'Aucun club trouvé. Vérifiez l’orthographe ou demandez à l’organisateur.',
};
