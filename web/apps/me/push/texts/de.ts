import type { en } from './en.ts';

export const de: typeof en = {
  title: 'Mitteilungen',
  phone: 'Auf diesem Handy anzeigen',
  computer: 'Auf diesem Computer anzeigen',
  what: 'Wenn dich jemand fordert, dir antwortet oder ein Ergebnis zu bestätigen ist.',
  denied:
    'Mitteilungen sind für diese Website blockiert. Erlaube sie in den Einstellungen des Browsers und versuch es noch einmal.',
  homeScreen:
    'Für Mitteilungen auf iPhone oder iPad: Tippe auf „Teilen“, dann auf „Zum Home-Bildschirm“, und öffne die Rangliste von dort.',
  failed: 'Das hat nicht geklappt. Bitte versuch es noch einmal, wenn du online bist.',
  example: 'Beispiel zeigen',
  exampleTitle: 'So sehen Mitteilungen aus',
  exampleText: 'Tippe darauf, um deine Seite zu öffnen.',
};
