import type { en } from './en.ts';

export const de: typeof en = {
  noWinner: (game, points) => `Satz ${game} hat keinen Sieger: ${points}.`,
  afterTheEnd: (game) => `Satz ${game} ist zu viel: Die Partie war schon entschieden.`,
  otherScore: (points, score) => `Nach den Punkten steht es ${points}, nicht ${score}.`,
  notPlayed: 'Zu einer Partie, die nicht gespielt wurde, gibt es keine Punkte.',
  unreadable: (what) => `„${what}“ ist nicht lesbar. Schreib jeden Satz so: 11-7.`,
  tooMany: (most) => `Eine Partie hat höchstens ${most} Sätze.`,
};
