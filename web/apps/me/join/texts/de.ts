import type { en } from './en.ts';

export const de: typeof en = {
  join: 'In diese Rangliste einsteigen',
  again: 'Wieder in diese Rangliste einsteigen',
  name: 'Dein Name, wie ihn andere sehen',
};
