import { parts } from '../../../../shared/words/phrase.ts';
import type { en } from './en.ts';

export const fr: typeof en = {
  asOf: (day, time) => parts`Mis à jour le ${day} à ${time} : la suite apparaît d’ici une minute.`,
};
