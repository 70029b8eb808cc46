import type { en } from './en.ts';

export const de: typeof en = {
  label: 'Farbe des Clubs',
  hint: 'Die öffentlichen Seiten, die Wandanzeige und das Wappen mit den Initialen des Clubs zeigen sie. Jede Farbe ist auf hellem und dunklem Grund gut zu lesen.',
  save: 'Speichern',
  saving: 'Wird gespeichert …',
  saved: 'Gespeichert. Die öffentlichen Seiten folgen innerhalb einer Minute.',
  unreached: 'Die aktuelle Einstellung konnte nicht geladen werden.',
  lost: 'Keine Antwort – ob überall gespeichert wurde, ist unklar. Speichere noch einmal; das schadet nicht.',
  again: 'Noch einmal versuchen',
  colours: {
    green: 'Grün',
    teal: 'Petrol',
    blue: 'Blau',
    indigo: 'Indigoblau',
    purple: 'Violett',
    pink: 'Pink',
    red: 'Rot',
    orange: 'Orange',
    gold: 'Gold',
    grey: 'Grau',
  },
};
