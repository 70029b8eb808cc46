import type { en } from './en.ts';

export const fr: typeof en = {
  label: 'Langue du club',
  hint: 'Toutes les pages du club, ses e-mails et ses notifications. Les noms et vos propres textes restent tels quels.',
};
