import { pluralIn } from '../../../../../shared/words/plural.ts';
import type { en } from './en.ts';

const plural = pluralIn('fr');

export const fr: typeof en = {
  title: 'Pour les fédérations et d’autres logiciels',
  text: 'Les parties de cette saison avec les noms complets des joueurs. Les résultats encore à valider ou à confirmer n’y figurent pas.',
  file: {
    trf: 'Rapport de tournoi pour le classement Elo (FIDE TRF16)',
    pgn: 'Toutes les parties (PGN)',
    sgf: 'Toutes les parties (SGF)',
  },
  making: 'Création du fichier…',
  made: (games) => plural(games, { one: `${games} partie téléchargée.`, other: `${games} parties téléchargées.` }),
  lost: 'Le journal n’a pas pu être chargé. Veuillez réessayer.',
};
