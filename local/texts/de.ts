import type * as en from './en.ts';

export const local: typeof en.local = {
  clock: (set, zone) =>
    `Das ist nicht die echte Zeit: Die Uhr wurde auf ${set} (${zone}) gestellt und läuft von da an weiter.`,
  starting: 'Club Ladder ist gerade gestartet. Diese Seite lädt gleich von selbst.',
  notYet: 'Club Ladder startet noch. Bitte versuche es gleich noch einmal.',
  unreadable: 'Diese Anfrage ist nicht zu verstehen.',
  wrongHost: (address) => `Club Ladder antwortet nur unter ${address}.`,
  noSignUp: 'Hier können sich Clubs nicht selbst anmelden.',
  transfer: {
    size: (bytes) => `Dieser Link gilt für ${bytes} Bytes.`,
  },
  mail: {
    title: 'E-Mails, die dieser Laptop verschickt hätte',
    what: 'Dieser Computer verschickt keine E-Mails. Hier steht, was verschickt worden wäre, das Neueste zuerst.',
    none: 'Noch keine E-Mails. Spieler bekommen welche, sobald sie auf ihrer Seite eine Adresse eingetragen haben.',
    to: (address) => `An ${address}`,
    replies: (to?: readonly string[]) => (to ? `Antworten gehen an ${to.join(' und ')}` : 'Antworten gehen ins Leere'),
    asItArrives: 'Ansehen, wie es ankommt',
    shut: 'Öffne zum Lesen dieser E-Mails den Link, den „npm start“ ausgegeben hat.',
  },
};
