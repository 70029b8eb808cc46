import type { en } from './en.ts';

export const de: typeof en = {
  unreadable: 'Bitte Datum und Uhrzeit angeben, zum Beispiel 2026-11-24T19:30.',
  past: 'Dieser Termin liegt in der Vergangenheit.',
  tooLate: (last) => `Bitte wähle einen Termin bis ${last}.`,
  notOpen: 'Diese Forderung ist nicht mehr offen.',
  notAccepted: 'Ein Termin kann vorgeschlagen werden, sobald die Forderung angenommen ist.',
  notYours: 'Nur die beiden Spieler einer Forderung können dafür einen Termin vereinbaren.',
  own: 'Deinen Termin muss die andere Seite annehmen.',
  none: 'Es gibt keinen Termin zum Absagen.',
  changed: 'Der Termin wurde inzwischen geändert. Bitte sieh noch einmal nach.',
};
