import type { en } from './en.ts';

export const fr: typeof en = {
  loading: 'Chargement…',
  failed: 'Le chargement a échoué. Fermez cette partie et réessayez dans un instant.',
};
