import type { en } from './en.ts';

export const fr: typeof en = {
  copy: 'Copier',
  copied: 'Copié.',
  no: 'Ce navigateur ne peut pas copier : veuillez sélectionner le texte et le copier.',
};
