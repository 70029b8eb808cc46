import type { en } from './en.ts';

export const fr: typeof en = {
  players: 'Un classement contient au plus 10\u202f000 joueurs. Ouvrez-en un autre pour les suivants.',
  seeding: 'Trop de joueurs à placer en une fois. Placez-en moins, et faites entrer les autres ensuite.',
  change:
    'Ceci modifie plus qu’on ne peut enregistrer en une fois. Ajoutez-le au journal de saison téléchargé, et importez ce journal comme classement.',
};
