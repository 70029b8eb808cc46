import type * as en from './en.ts';

export const chart: typeof en.chart = { failed: 'Die Saison kann gerade nicht geladen werden.' };

export const front: typeof en.front = {
  points: (points) => `${points} Punkte`,
  isNew: 'neu',
  more: (count) => (count === 0 ? '' : `${count} weitere: Tippe den Anfang des Clubnamens ein.`),
  none: 'Kein Club gefunden. Prüfe die Schreibweise oder frag die Leitung.',
  choose: 'Wähle deinen Club, dann schicken wir dir einen Anmeldelink per E-Mail.',
  yourClub: 'Dein Club',
  unreached: 'Keine Verbindung. Bitte versuche es gleich noch einmal.',
  noMails:
    'Zurzeit können wir keine E-Mails senden. Öffne deinen Einladungslink oder lass dir von der Leitung einen neuen geben.',
};

export const join: typeof en.join = {
  opening: 'Wird geöffnet …',
  title: 'Mitspielen',
  of: (ladder) => `Mitspielen: ${ladder}`,
  lead: 'Die Leitung sieht deine Anfrage und antwortet dir.',
  name: 'Dein Name',
  nameMissing: 'Bitte gib deinen Namen an.',
  email: 'E-Mail (optional)',
  emailWrong: 'Eine E-Mail-Adresse sieht so aus: ann@example.org.',
  note: 'Was die Leitung wissen sollte (optional)',
  consent:
    'Die Leitung darf diese Angaben aufbewahren, bis sie geantwortet hat, höchstens 30 Tage. Sie werden nicht veröffentlicht.',
  consentMissing: 'Bitte setze das Häkchen oben, oder frag die Leitung persönlich.',
  yes: 'Anfrage senden',
  trap: 'Dieses Feld leer lassen',
  sent: 'Deine Anfrage ist gesendet.',
  sentText: 'Komm auf diesem Handy auf diese Seite zurück: Sobald du aufgenommen bist, meldet sie dich an.',
  accepted: 'Du bist dabei! Du wirst angemeldet …',
  gone: 'Deine letzte Anfrage wurde abgelehnt oder ist abgelaufen. Du kannst eine neue senden.',
  forget: 'Meine Anfrage auf diesem Handy vergessen',
  back: 'Zur Rangliste',
  nowhere: 'Diese Adresse ist unvollständig. Bitte scanne den QR-Code noch einmal.',
  lost: 'Keine Verbindung. Bitte versuche es noch einmal.',
};

export const ladder: typeof en.ladder = {
  find: 'Spieler suchen',
  found: (players) => (players === 1 ? 'ein Spieler' : `${players} Spieler`),
  none: 'Niemand gefunden.',
  more: (count) => `und ${count} weitere`,
  noNames: 'Die Namen lassen sich nicht laden.',
  unreached: 'Die Seite ist nicht erreichbar. Was du siehst, ist vielleicht nicht mehr aktuell.',
};

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

export const signedIn: typeof en.signedIn = {
  bar: 'Deine Seiten',
  you: (rung) => `Du: Platz ${rung}`,
  reach: 'Fordern bis hier',
  drop: 'Abstieg bis hier, wenn du nicht spielst',
  badge: 'du',
  pages: { me: 'Deine Seite', board: 'Clubabend', desk: 'Verwaltung' },
  challenge: 'Fordern',
  challengeWho: (name) => `${name} fordern`,
};
