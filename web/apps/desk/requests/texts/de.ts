import type { en } from './en.ts';

export const de: typeof en = {
  title: 'Beitrittsanfragen',
  open: 'Beitrittsanfragen erlauben',
  text: 'Auf der Seite der Rangliste steht ein Link dafür. Drucke auch den QR-Code aus oder setze den Link auf eure Website. Über jede Anfrage entscheidest du hier; öffentlich sind sie nie, und nach 30 Tagen verfallen sie.',
  qr: 'QR-Code der Seite für Beitrittsanfragen',
  none: 'Zurzeit keine Anfragen.',
  elsewhere: 'möchte in eine andere Rangliste',
  yes: 'Annehmen',
  no: 'Ablehnen',
  block: 'Ablehnen und sperren',
  poster: 'Aushang zum Drucken',
  posterSays: 'Mach mit: Richte die Kamera deines Handys hierher und frag an, ob du mitspielen kannst.',
  print: 'Drucken',
  adding: (name) => `${name} hinzufügen`,
  accepted: (name) => `${name} ist dabei. Das Handy wird angemeldet, sobald dort die Anfrage wieder geöffnet wird.`,
  unreached: 'Die Anfragen konnten nicht geladen werden.',
  lost: 'Bitte versuche es noch einmal.',
};
