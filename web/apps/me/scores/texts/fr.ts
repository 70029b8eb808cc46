import { say } from '../../../../../shared/words/phrase.ts';
import type { en } from './en.ts';

export const fr: typeof en = {
  youAnd: (opponent) => say`Vous et ${opponent}`,
  how: 'Quel est le résultat ?',
  youWon: (score) => `Gagné ${score}`,
  youLost: (score) => `Perdu ${score}`,
  drawn: (score) => `Nulle ${score}`,
  howWon: 'Comment la partie a-t-elle été gagnée ?',
  played: 'Elle a été jouée',
  walkover: 'Forfait déclaré',
  noShow: 'Absence',
  retired: 'Abandon',
  earlier: 'Jouée à une autre date',
  playedAt: 'Jouée le (heure du club)',
  later: 'Cette date est dans le futur.',
  record: 'Enregistrer le résultat',
};
