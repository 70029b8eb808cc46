import type { en } from './en.ts';

export const fr: typeof en = {
  see: 'Aperçu',
  handIn: 'Envoyer',
  choose: 'Veuillez choisir le résultat de la partie.',
  minutes: 'Minutes par joueur',
  white: 'Qui avait les Blancs ?',
  whiteMissing: 'Veuillez choisir qui avait les Blancs.',
  pgn: 'Coups de la partie (PGN)',
  pgnFile: 'Ou envoyer un fichier',
  pgnMissing: 'Veuillez ajouter les coups de la partie.',
};
