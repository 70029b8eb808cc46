import type { en } from './en.ts';

export const fr: typeof en = {
  notDisputable:
    'Vous pouvez signaler un résultat inexact pendant deux semaines, si quelqu’un d’autre l’a saisi et qu’il n’a été ni confirmé ni modifié depuis.',
  notYours: 'Vous ne pouvez le faire que pour vos propres parties.',
  already: 'Vous avez déjà signalé ce résultat.',
  unknown: 'Personne n’a signalé ce résultat.',
};
