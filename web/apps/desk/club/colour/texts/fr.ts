import type { en } from './en.ts';

export const fr: typeof en = {
  label: 'Couleur du club',
  hint: 'Les pages publiques, l’affichage mural et l’écusson aux initiales du club la portent. Chaque couleur reste lisible en clair comme en sombre.',
  save: 'Enregistrer',
  saving: 'Enregistrement…',
  saved: 'Enregistré. Les pages publiques suivent dans la minute.',
  unreached: 'Impossible de charger le réglage actuel.',
  lost: 'Pas de réponse : impossible de savoir si c’est enregistré partout. Enregistrez de nouveau, c’est sans risque.',
  again: 'Réessayer',
  colours: {
    green: 'Vert',
    teal: 'Bleu canard',
    blue: 'Bleu',
    indigo: 'Bleu indigo',
    purple: 'Violet',
    pink: 'Rose',
    red: 'Rouge',
    orange: 'Orange',
    gold: 'Or',
    grey: 'Gris',
  },
};
