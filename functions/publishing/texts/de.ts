import type { en } from './en.ts';

export const de: typeof en = {
  calendar: {
    begins: (ladder) => `${ladder}: Die Saison beginnt`,
    closed: 'Der Club ist geschlossen',
    challenges: (challenger, challenged) => `${challenger} fordert ${challenged}`,
    open: (time) => `Offen: noch zu spielen. Gefordert um ${time} Uhr.`,
    accepted: (time) => `Angenommen: noch zu spielen. Gefordert um ${time} Uhr.`,
  },
  table: {
    cancelled: (line) => `annulliert in Zeile ${line}`,
    corrected: (line) => `korrigiert in Zeile ${line}`,
    awaiting: 'wartet auf Freigabe',
    rejected: 'nicht freigegeben',
  },
};
