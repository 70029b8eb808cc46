import { parts } from '../../../../../shared/words/phrase.ts';

export const en = {
  phone: 'Phone',
  email: 'E-mail',
  phoneOf: <T>(who: T) => parts`${who}, phone`,
  emailOf: <T>(who: T) => parts`${who}, e-mail`,
};
