import type { en } from './en.ts';

export const de: typeof en = {
  send: 'Anmeldelink per E-Mail schicken',
  of: (club) => `${club}: Anmeldelink per E-Mail schicken`,
};
