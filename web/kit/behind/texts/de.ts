import { parts } from '../../../../shared/words/phrase.ts';
import type { en } from './en.ts';

export const de: typeof en = {
  asOf: (day, time) => parts`Stand ${day}, ${time}: Neueres folgt innerhalb einer Minute.`,
};
