import type { en } from './en.ts';

export const de: typeof en = {
  sending: (taps, name) =>
    taps === 1 ? `1 Änderung für ${name} wird gesendet …` : `${taps} Änderungen für ${name} werden gesendet …`,
  kept: (taps, name) =>
    `Nicht gesendet: ${taps === 1 ? '1 Änderung' : `${taps} Änderungen`} von ${name}, hier abgemeldet. Zum Senden den Einladungslink öffnen.`,
};
