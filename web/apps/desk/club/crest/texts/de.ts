import type { en } from './en.ts';

export const de: typeof en = {
  title: 'Wappen',
  label: 'Bild auswählen',
  hint: 'PNG, JPEG oder WebP. Das Bild wird quadratisch verkleinert und auf den öffentlichen Seiten, der Wandanzeige und dem Aushang gezeigt. Ohne Bild stehen dort die Initialen des Clubs.',
  present: 'Das Wappen des Clubs',
  remove: 'Wappen entfernen',
  saving: 'Wird gespeichert …',
  saved: 'Gespeichert. Die öffentlichen Seiten folgen innerhalb einer Minute.',
  removed: 'Wappen entfernt. Innerhalb einer Minute zeigen die öffentlichen Seiten wieder die Initialen.',
  unreadable: 'Dieses Bild ist nicht lesbar. Wähle eine PNG-, JPEG- oder WebP-Datei.',
  unreached: 'Das Wappen konnte nicht geladen werden.',
  lost: 'Keine Antwort – ob überall gespeichert wurde, ist unklar. Versuche es noch einmal; das schadet nicht.',
  again: 'Noch einmal versuchen',
};
