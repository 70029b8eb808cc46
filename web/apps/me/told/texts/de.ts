import type { en } from './en.ts';

export const de: typeof en = {
  title: 'Benachrichtigungen',
  phone: 'Auf diesem Handy benachrichtigen',
  computer: 'Auf diesem Computer benachrichtigen',
  denied:
    'Benachrichtigungen sind für diese Seite blockiert. Erlaube sie in den Einstellungen des Browsers und versuche es noch einmal.',
  homeScreen:
    'Für Benachrichtigungen auf iPhone oder iPad: auf „Teilen“ tippen, dann „Zum Home-Bildschirm“, und die Rangliste von dort öffnen.',
  failed: 'Das hat nicht geklappt. Bitte versuche es noch einmal, wenn du online bist.',
  example: 'Beispiel zeigen',
  exampleTitle: 'So wirst du benachrichtigt',
  exampleText: 'Antippen öffnet deine Seite.',
  what: 'Wenn dich jemand fordert oder dir antwortet oder ein Ergebnis zu bestätigen ist.',
  address: 'E-Mail-Adresse',
  onlyYou: 'Nur du siehst sie.',
  save: 'Speichern',
  remove: 'Adresse entfernen',
  again: 'Erneut senden',
  states: {
    asked: 'Noch nicht bestätigt: Öffne den Link in unserer E-Mail.',
    confirmed: 'Bestätigt.',
    stopped: 'Du hast diese E-Mails abbestellt. Speichere die Adresse, um sie wieder zu erhalten.',
    bounced: 'E-Mails an diese Adresse kamen zurück. Bitte prüfe sie.',
  },
  said: {
    saved: 'Gespeichert.',
    asked: 'Gespeichert. Bitte öffne den Link in der E-Mail, die wir dir gerade geschickt haben.',
    invalid: 'Das ist keine E-Mail-Adresse.',
    notByLink: 'Bitte melde dich an, um deine Adresse zu ändern.',
    tooMany: 'Zu viele E-Mails für heute. Bitte versuche es morgen wieder.',
  },
  tellWhen: 'Benachrichtigen, wenn',
  channels: { email: 'E-Mail', push: 'Handy' },
  kinds: {
    challenged: 'mich jemand fordert',
    answered: 'meine Forderung beantwortet wird',
    date: 'ein Termin vorgeschlagen oder vereinbart wird',
    confirm: 'ein Ergebnis zu bestätigen ist',
    moved: 'andere Partien meinen Platz ändern',
    due: 'bald etwas fällig ist',
    night: 'Clubabend ist',
  },
  daily: 'Eine Nachricht am Tag statt mehrerer',
  quiet: 'Zwischen 22 und 8 Uhr wird nichts gesendet.',
};
