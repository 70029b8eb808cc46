import type * as en from './en.ts';

export const signUp: typeof en.signUp = {
  title: 'Eröffne deinen eigenen Club',
  lead: 'Wir schicken dir einen Link per E-Mail. Wenn du ihn öffnest, ist dein Club da, und du leitest ihn.',
  club: 'Name deines Clubs',
  clubMissing: 'Bitte gib deinem Club einen Namen.',
  id: 'Seine Adresse',
  address: (address: string) => `Die Seite deines Clubs: ${address}`,
  idWrong: 'Bitte nur a–z, 0–9 und „-“ verwenden.',
  taken: (id: string, free: string) => `„${id}“ ist vergeben. Wie wäre „${free}“? Ändere es oder sende es so ab.`,
  person: 'Dein Name',
  personMissing: 'Bitte gib deinen Namen an.',
  email: 'Deine E-Mail-Adresse',
  emailHint:
    'Nur wer diesen Dienst betreibt, sieht sie. Wenn du den Link nicht öffnest, wird sie nach einem Tag vergessen.',
  emailWrong: 'Eine E-Mail-Adresse sieht so aus: ann@example.org.',
  yes: 'Link anfordern',
  working: 'Einen Moment …',
  sent: (to: string) => `Wir haben einen Link an ${to} geschickt.`,
  sentText:
    'Öffne ihn auf dem Gerät, mit dem du den Club leiten willst. Er gilt einmal, 24 Stunden lang. Nichts angekommen? Sieh im Spam-Ordner nach.',
  again: 'Noch einmal oder an eine andere Adresse senden',
  notHere: 'Hier können sich Clubs nicht selbst anmelden. Bitte frag den Betreiber dieses Dienstes nach einem Club.',
  lost: 'Keine Verbindung. Bitte versuche es noch einmal.',
  back: 'Zurück zur Startseite',
};
