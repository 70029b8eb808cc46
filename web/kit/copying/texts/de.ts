import type { en } from './en.ts';

export const de: typeof en = {
  copy: 'Kopieren',
  copied: 'Kopiert.',
  no: 'Dieser Browser kann nicht kopieren: Bitte markiere den Text und kopiere ihn selbst.',
};
