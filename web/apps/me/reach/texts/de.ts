import { parts } from '../../../../../shared/words/phrase.ts';
import type { en } from './en.ts';

export const de: typeof en = {
  phone: 'Telefon',
  email: 'E-Mail',
  phoneOf: (who) => parts`${who}, Telefon`,
  emailOf: (who) => parts`${who}, E-Mail`,
};
