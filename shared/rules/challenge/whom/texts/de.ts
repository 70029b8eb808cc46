import type { en } from './en.ts';

export const de: typeof en = {
  pyramid: 'Spieler weiter links in derselben Reihe oder in der Reihe darüber',
};
