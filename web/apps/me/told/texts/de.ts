import type { en } from './en.ts';

export const de: typeof en = {
  title: 'Benachrichtigungen',
  phone: 'Auf diesem Handy benachrichtigen',
  computer: 'Auf diesem Computer benachrichtigen',
  denied:
    'Benachrichtigungen sind für diese Seite blockiert. Erlaube sie in den Einstellungen des Browsers und versuche es noch einmal.',
  homeScreen:
    'Für Benachrichtigungen auf iPhone oder iPad lege diese Seite zuerst auf den Home-Bildschirm: auf „Teilen“ tippen, dann „Zum Home-Bildschirm“. Öffne sie von dort und melde dich mit deinem Einladungslink an.',
  failed: 'Das hat nicht geklappt. Bitte versuche es noch einmal, wenn du online bist.',
  example: 'Beispiel zeigen',
  exampleTitle: 'So wirst du benachrichtigt',
  exampleText: 'Antippen öffnet deine Seite.',
  what: 'Wenn dich jemand fordert oder dir antwortet oder ein Ergebnis zu bestätigen ist oder eingetragen wird.',
  address: 'E-Mail-Adresse',
  onlyYou: 'Nur du siehst sie, außer du zeigst sie deinen Gegnern.',
  save: 'Speichern',
  remove: 'Adresse entfernen',
  again: 'Erneut senden',
  states: {
    asked: 'Noch nicht bestätigt: Öffne den Link in unserer E-Mail.',
    confirmed: 'Bestätigt.',
    stopped: 'Du hast diese E-Mails abbestellt. Speichere die Adresse, um sie wieder zu erhalten.',
    bounced:
      'E-Mails an diese Adresse kamen zurück, daher schicken wir keine mehr. Gib eine andere ein oder speichere sie, um es noch einmal zu versuchen.',
    complained:
      'Unsere E-Mails wurden als Spam gemeldet, daher schicken wir keine mehr. Speichere die Adresse, um sie wieder zu erhalten.',
  },
  said: {
    saved: 'Gespeichert.',
    asked: 'Gespeichert. Bitte öffne den Link in der E-Mail, die wir dir gerade geschickt haben.',
    invalid: 'Das ist keine E-Mail-Adresse.',
    notByLink: 'Bitte melde dich an, um deine Adresse zu ändern.',
    tooMany: 'Zu viele E-Mails für heute. Bitte versuche es morgen wieder.',
  },
  sharing: {
    title: 'Für deine Gegner',
    who: 'Wer eine offene Forderung oder Partie mit dir hat, sieht, was du ankreuzt, wenn er oder sie dir auch etwas zeigt. Sonst niemand, auch nicht die Leitung.',
    phone: 'Telefonnummer',
    shows: { phone: 'Meine Telefonnummer zeigen', email: 'Meine E-Mail-Adresse zeigen' },
    missing: 'Bitte gib deine Telefonnummer ein.',
    invalid: 'Das ist keine Telefonnummer.',
  },
  tellWhen: 'Benachrichtigen, wenn',
  channels: { email: 'E-Mail', push: 'Handy' },
  kinds: {
    challenged: 'mich jemand fordert',
    answered: 'meine Forderung beantwortet wird',
    date: 'ein Termin vorgeschlagen, vereinbart oder abgesagt wird',
    moved: 'andere Partien meinen Platz ändern',
    due: 'bald etwas fällig ist',
    night: 'Clubabend ist',
  },
  always: 'Trägt jemand ein Ergebnis deiner Partie ein, erfährst du das immer.',
  daily: 'Eine Nachricht am Tag statt mehrerer',
  quiet: { legend: 'Ruhezeit: Es wird nichts gesendet', from: 'Von', to: 'Bis' },
};
