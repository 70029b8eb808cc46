import type { en } from './en.ts';

export const fr: typeof en = {
  title: 'Écusson',
  label: 'Choisir une image',
  hint: 'PNG, JPEG ou WebP. L’image est réduite à un petit carré et s’affiche sur les pages publiques, l’affichage mural et l’affiche. Sans image, ce sont les initiales du club.',
  present: 'L’écusson du club',
  remove: 'Retirer l’écusson',
  saving: 'Enregistrement…',
  saved: 'Enregistré. Les pages publiques suivent dans la minute.',
  removed: 'Écusson retiré. Les pages publiques affichent les initiales du club dans la minute.',
  unreadable: 'Image illisible. Choisissez un fichier PNG, JPEG ou WebP.',
  unreached: 'Impossible de charger l’écusson.',
  lost: 'Pas de réponse : impossible de savoir si c’est enregistré partout. Réessayez, c’est sans risque.',
  again: 'Réessayer',
};
