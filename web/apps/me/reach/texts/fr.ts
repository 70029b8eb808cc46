import type { en } from './en.ts';

export const fr: typeof en = {
  phone: 'Téléphone',
  email: 'E-mail',
};
