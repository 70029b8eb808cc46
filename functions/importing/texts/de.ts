import type { en } from './en.ts';

export const de: typeof en = {
  inLine: (line, what) => `Zeile ${line}: ${what}`,
  most: {
    bytes: (megabytes) => `Ein Saisonprotokoll darf höchstens ${megabytes} MB groß sein.`,
    lineBytes: (megabytes) => `Eine Zeile darf höchstens ${megabytes} MB groß sein.`,
    lines: (count) => `Ein Saisonprotokoll darf höchstens ${count} Zeilen haben.`,
    players: (count) => `Eine Rangliste fasst höchstens ${count} Spieler.`,
    corrections:
      'Zu viele Korrekturen betreffen Zeilen weit oben. Korrigiere die Zeilen selbst, oder fasse Korrekturen zusammen.',
    stored: (part) => `${part}: Das ist zu groß zum Speichern.`,
    ladders: (count) =>
      `Ein Club kann höchstens ${count} Ranglisten haben, und inzwischen sind andere dazugekommen. Es wurde nichts importiert.`,
  },
  logGone: 'Das Protokoll ist nicht mehr da. Bitte schicke es noch einmal.',
  preparedGone: 'Die Vorbereitung ist abgelaufen. Bitte importiere das Protokoll noch einmal.',
  givenUp:
    'Das ließ sich auch nach vielen Versuchen nicht abschließen. Bitte sag dem Betreiber dieses Dienstes Bescheid.',
  noClub: 'Diesen Club gibt es nicht mehr.',
  exists: 'Eine Rangliste mit diesem Namen gibt es schon.',
};
