import type { en } from './en.ts';

export const fr: typeof en = {
  loading: 'Chargement…',
  failed: 'Le chargement a échoué. Fermez ceci et réessayez dans un instant.',
};
