import { counted } from '../../../../../shared/words/french.ts';
import type { en } from './en.ts';

export const fr: typeof en = {
  title: 'Pour les fédérations et d’autres logiciels',
  text: 'Les parties de cette saison avec les noms complets des joueurs. Les résultats encore à valider ou à confirmer n’y figurent pas.',
  file: {
    trf: 'Rapport de tournoi pour le classement Elo (FIDE TRF16)',
    pgn: 'Toutes les parties (PGN)',
    sgf: 'Toutes les parties (SGF)',
  },
  making: 'Création du fichier…',
  made: (games) => `${counted(games, 'partie téléchargée', 'parties téléchargées')}.`,
  lost: 'Le journal n’a pas pu être chargé. Veuillez réessayer.',
};
