import { parts } from '../../../../../shared/words/phrase.ts';
import type { en } from './en.ts';

export const fr: typeof en = {
  agreed: (when) => parts`Vous jouez le ${when}.`,
  youProposed: (when, who) => parts`Vous avez proposé : ${when}. ${who} doit encore accepter.`,
  proposed: (when, who) => parts`${who} propose : ${when}.`,
  calendar: 'Ajouter à mon agenda',
  accept: 'Accepter',
  first: 'Proposer une date',
  other: 'Une autre date',
  when: 'Date et heure',
  send: 'Proposer',
  back: 'Retour',
  incomplete: 'Indiquez une date et une heure.',
  unreached: 'Le service est injoignable. Réessayez.',
};
