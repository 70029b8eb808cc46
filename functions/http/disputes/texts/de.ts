import type { en } from './en.ts';

export const de: typeof en = {
  notDisputable:
    'Dass ein Ergebnis nicht stimmt, kannst du zwei Wochen lang melden, wenn jemand anderes es eingetragen hat und es seither weder bestätigt noch geändert wurde.',
  notYours: 'Das kannst du nur bei deinen eigenen Partien.',
  already: 'Du hast schon gemeldet, dass dieses Ergebnis nicht stimmt.',
  unknown: 'Niemand hat gemeldet, dass dieses Ergebnis nicht stimmt.',
};
