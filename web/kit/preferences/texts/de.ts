import type { en } from './en.ts';

export const de: typeof en = {
  rated: 'Spielt gewertete Partien',
  registered: 'Gemeldet',
  paidUntil: 'Beitrag bezahlt bis',
  main: 'Hauptzeit in Minuten',
  byoyomi: 'Danach Minuten für je 25 Züge',
  scoring: 'Zählweise',
};
