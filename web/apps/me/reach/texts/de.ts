import type { en } from './en.ts';

export const de: typeof en = {
  phone: 'Telefon',
  email: 'E-Mail',
};
