import { parts } from '../../../../shared/words/phrase.ts';
import type { en } from './en.ts';

export const fr: typeof en = {
  asOf: (day, time) => parts`État au ${day} à ${time} : la suite arrive d’ici une minute.`,
};
