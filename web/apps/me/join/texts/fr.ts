import type { en } from './en.ts';

export const fr: typeof en = {
  join: 'Rejoindre ce classement',
  again: 'Revenir dans ce classement',
  name: 'Votre nom, tel que les autres le verront',
};
