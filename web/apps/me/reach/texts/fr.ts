import { parts } from '../../../../../shared/words/phrase.ts';
import type { en } from './en.ts';

export const fr: typeof en = {
  phone: 'Téléphone',
  email: 'E-mail',
  phoneOf: (who) => parts`${who}, téléphone`,
  emailOf: (who) => parts`${who}, e-mail`,
};
