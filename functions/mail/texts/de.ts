import type { en } from './en.ts';

export const de: typeof en = {
  open: 'Öffnen',
  wrong: 'Das stimmt nicht',
  digest: (count, club) => `${count} Neuigkeiten von ${club}`,
  why: (club) => `Du bekommst diese E-Mail, weil du bei ${club} spielst und dich für E-Mails angemeldet hast.`,
  choose: 'Benachrichtigungen auswählen',
  gone: 'Dieser Link ist ungültig oder abgelaufen.',
  goneText: 'Anmeldelinks gelten einmal, 24 Stunden lang. Sonst nutze bitte den Link in unserer neuesten E-Mail.',
  outage: 'Da ist etwas schiefgegangen. Bitte versuche es gleich noch einmal.',
  confirming: {
    subject: (club) => `Bitte bestätige deine E-Mail-Adresse für ${club}`,
    letter: (club) =>
      `Deine E-Mail-Adresse wurde bei ${club} eingetragen, damit du von Forderungen und Ergebnissen erfährst. Bitte bestätige, dass es deine ist. Wenn du nichts tust, bekommst du keine weiteren E-Mails.`,
    notMine: 'Das bin ich nicht',
    title: () => 'Ist das deine E-Mail-Adresse?',
    text: (club) => `${club} schreibt dir dann bei Forderungen und Ergebnissen. Du kannst das jederzeit abbestellen.`,
    button: 'Adresse bestätigen',
    done: 'Danke. Deine Adresse ist bestätigt.',
  },
  signingIn: {
    subject: (club) => `Dein Anmeldelink für ${club}`,
    letter: (club) =>
      `Öffne diesen Link auf dem Gerät, auf dem du dich bei ${club} anmelden möchtest. Er gilt einmal, 24 Stunden lang. Wenn du ihn nicht angefordert hast, ignoriere diese E-Mail.`,
    title: (club) => `Bei ${club} anmelden`,
    text: () => 'Du bleibst auf diesem Gerät angemeldet.',
    button: 'Auf diesem Gerät anmelden',
  },
  stopping: {
    title: () => 'Alle E-Mails abbestellen?',
    text: (club) => `${club} schickt dir dann keine E-Mails mehr. Auf deiner Seite kannst du sie wieder einschalten.`,
    button: 'Alle E-Mails abbestellen',
    done: 'Erledigt. Du bekommst keine E-Mails mehr.',
  },
  choosing: {
    title: 'E-Mails an dich',
    whose: (name: string) => `Das sind die E-Mails für ${name}.`,
    email: 'Deine E-Mail-Adresse',
    hint: 'Nur du siehst sie, und du kannst sie jederzeit entfernen.',
    kinds: 'Benachrichtigen, wenn',
    kind: {
      challenged: 'mich jemand fordert',
      answered: 'meine Forderung angenommen, abgelehnt oder zurückgezogen wird',
      date: 'ein Termin für meine Partie vorgeschlagen, vereinbart oder abgesagt wird',
      moved: 'mich andere Partien nach oben oder unten bringen',
      due: 'bald eine Frist abläuft',
      night: 'Clubabend ist',
    },
    always: 'Trägt jemand ein Ergebnis deiner Partie ein, erfährst du das immer.',
    daily: 'Eine E-Mail am Tag statt mehrerer',
    quiet: (from, to) => `Zwischen ${from} und ${to} Uhr schreiben wir nicht.`,
    save: 'Speichern',
    saved: 'Gespeichert.',
    asked: 'Gespeichert. Wir haben dir eine E-Mail geschickt: Bitte bestätige dort deine Adresse.',
    invalid: 'Das ist keine E-Mail-Adresse.',
    notByLink: 'Es wurde nichts gespeichert. Melde dich an, um deine Adresse zu ändern.',
    tooMany: 'Das waren heute zu viele E-Mails. Bitte versuche es morgen noch einmal.',
    states: {
      asked: 'Noch nicht bestätigt: Schau bitte in dein Postfach.',
      confirmed: 'Bestätigt.',
      stopped: 'Abbestellt. Mit „Speichern“ geht es wieder los.',
      bounced:
        'E-Mails an diese Adresse kamen zurück, daher schicken wir keine mehr. Gib eine andere ein oder speichere sie, um es noch einmal zu versuchen.',
      complained:
        'Unsere E-Mails wurden als Spam gemeldet, daher schicken wir keine mehr. Speichere die Adresse, um sie wieder zu erhalten.',
    },
    signedOut: 'Öffne bitte zuerst deinen Einladungslink oder den Link in einer unserer E-Mails.',
  },
  askingLink: {
    title: 'Per E-Mail anmelden',
    text: 'Gib die Adresse ein, an die dir dieser Club schreibt. Wir schicken dir einen Link, der einmal gilt.',
    button: 'Anmeldelink schicken',
    done: 'Wenn wir diese Adresse kennen, ist der Link unterwegs. Er gilt 24 Stunden.',
  },
};
