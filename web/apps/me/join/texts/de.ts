import type { en } from './en.ts';

export const de: typeof en = {
  join: 'Auf diese Rangliste kommen',
  again: 'Zurück auf diese Rangliste',
  name: 'Dein Name, wie ihn andere sehen',
};
