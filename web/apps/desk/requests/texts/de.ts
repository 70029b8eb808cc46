import type { en } from './en.ts';

export const de: typeof en = {
  title: 'Beitrittsanfragen',
  open: 'Mit dem QR-Code unten kann man um Aufnahme bitten',
  text: 'Druck ihn aus oder setz den Link auf eure Website. Über jede Anfrage entscheidest du hier; öffentlich sind sie nie, und nach 30 Tagen verfallen sie.',
  qr: 'QR-Code der Seite für Beitrittsanfragen',
  none: 'Zurzeit keine Anfragen.',
  elsewhere: 'möchte auf eine andere Rangliste',
  yes: 'Annehmen',
  no: 'Ablehnen',
  block: 'Ablehnen und sperren',
  poster: 'Aushang zum Drucken',
  posterSays: 'Mach mit: Richte die Kamera deines Handys hierher und bitte um Aufnahme.',
  print: 'Drucken',
  adding: (name) => `${name} hinzufügen`,
  accepted: (name) =>
    `${name} ist dabei. Die Anmeldung auf dem eigenen Handy geschieht beim nächsten Blick auf die Anfrage.`,
  unreached: 'Die Anfragen konnten nicht geladen werden.',
  lost: 'Bitte versuch es noch einmal.',
};
