import type { en } from './en.ts';

export const fr: typeof en = {
  calendar: {
    begins: (ladder) => `${ladder}\u202f: début de la saison`,
    closed: 'Le club est fermé',
    challenges: (challenger, challenged) => `${challenger} défie ${challenged}`,
    open: (time) => `Ouvert\u202f: à jouer. Lancé à ${time}.`,
    accepted: (time) => `Accepté\u202f: à jouer. Lancé à ${time}.`,
  },
  table: {
    cancelled: (line) => `annulé par la ligne ${line}`,
    corrected: (line) => `corrigé par la ligne ${line}`,
    awaiting: 'en attente de validation',
    rejected: 'non validé',
  },
};
