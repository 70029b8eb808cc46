import type { en } from './en.ts';

export const de: typeof en = {
  results: 'Deine Ergebnisse',
  noResults: 'Du hast noch nicht gespielt.',
  everyResult: 'Frühere Ergebnisse',
  toRecord: 'Alle deine Ergebnisse',
  tally: (won, drawn, lost) => `${won} gewonnen, ${drawn} remis, ${lost} verloren`,
  outcomes: { won: 'gewonnen', drawn: 'remis', lost: 'verloren' },
  states: { stands: '', awaiting: 'unbestätigt', rejected: 'zählt nicht', void: 'annulliert' },
  wrong: {
    button: 'Das stimmt nicht',
    said: 'Du hast gemeldet, dass das nicht stimmt: Die Leitung entscheidet.',
    decides: 'Es zählt, bis die Leitung es geprüft hat.',
    what: 'Das richtige Ergebnis, oder was nicht stimmt (freiwillig)',
    send: 'Der Leitung melden',
    lost: 'Keine Verbindung. Bitte versuche es noch einmal.',
  },
};
