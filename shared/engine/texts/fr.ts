import type * as en from './en.ts';

export const engine: typeof en.engine = {
  arrival: 'L’arrivée doit avoir lieu le jour de la saisie, et pas après elle.',
  playedLater: 'La date de la partie est postérieure à celle de la saisie.',
  backInTime: 'Cette entrée précède la dernière du classement. Les entrées doivent se suivre dans le temps.',
  notThisSystem: (system, verb) => `Le système ${system} ne connaît pas «\u202f${verb}\u202f».`,
  notCorrectable: 'Cette entrée ne peut pas être corrigée ainsi, ou elle est déjà annulée.',
  notVoidable: 'Cette entrée ne peut pas être annulée, ou elle l’est déjà.',
};
