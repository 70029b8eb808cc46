import type { en } from './en.ts';

export const fr: typeof en = {
  noWinner: (game, points) => `La manche ${game} n’a pas de vainqueur\u202f: ${points}.`,
  afterTheEnd: (game) => `La manche ${game} vient après la fin de la partie.`,
  otherScore: (points, score) => `D’après les points, le score est ${points}, pas ${score}.`,
  notPlayed: 'Une partie qui n’a pas été jouée n’a pas de points.',
  unreadable: (what) => `«\u202f${what}\u202f» est illisible. Écrivez chaque manche comme 11-7.`,
  tooMany: (most) => `Une partie compte au plus ${most} manches.`,
};
