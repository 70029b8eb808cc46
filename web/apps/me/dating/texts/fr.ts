import { parts } from '../../../../../shared/words/phrase.ts';
import type { en } from './en.ts';

export const fr: typeof en = {
  agreed: (when) => parts`Vous jouez le ${when}.`,
  youProposed: (when, who) => parts`Vous avez proposé : ${when}. ${who} doit encore accepter.`,
  proposed: (when, who) => parts`${who} propose : ${when}.`,
  cannot: (who, when) => parts`${who} ne peut pas jouer le ${when}.`,
  youCannot: (when) => parts`Vous ne pouvez pas jouer le ${when}.`,
  isOff: (when) => parts`Votre partie du ${when} est annulée.`,
  calendar: 'Ajouter à mon agenda',
  accept: 'Accepter',
  first: 'Proposer une date',
  other: 'Une autre date',
  refuse: 'Je ne peux pas',
  takeBack: 'Retirer',
  callOff: 'Annuler la date',
  callOffYes: (when) => `Annuler le ${when}`,
  when: 'Date et heure',
  send: 'Proposer',
  back: 'Retour',
  incomplete: 'Indiquez une date et une heure.',
  unreached: 'Le service est injoignable. Réessayez.',
};
