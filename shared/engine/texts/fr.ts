import type { en } from './en.ts';

export const fr: typeof en = {
  arrival: 'L’heure d’arrivée doit être du jour de la saisie, et pas plus tard qu’elle.',
  playedLater: 'La date de la partie est postérieure à celle de la saisie.',
  backInTime: 'Cette entrée précède la dernière du classement. Les entrées doivent se suivre dans le temps.',
  notThisSystem: (system, verb) => `Le système ${system} ne connaît pas «\u202f${verb}\u202f».`,
  notCorrectable: 'Ce n’est pas corrigible ainsi, ou c’est déjà annulé.',
  notVoidable: 'Ce n’est pas annulable, ou c’est déjà annulé.',
};
