import { agree, parts } from '#shared/words/phrase.ts';
import type * as en from './en.ts';

const ROLES = { organiser: 'Leitung', scorer: 'Helfer', player: 'Spieler' };

export const enter: typeof en.enter = {
  title: 'Anmelden – Club Ladder',
  looking: 'Dein Link wird geprüft…',
  signedOut: 'Du bist abgemeldet.',
  invited: (role, club) => `Dieser Einladungslink meldet dich bei ${club} an (${ROLES[role]}). Wohin soll es gehen?`,
  once: 'Er gilt nur einmal. Öffne ihn also in dem Browser, den du benutzen wirst.',
  yours: (name, club) => `Hallo ${name}, das ist dein Einladungslink für ${club}.`,
  official: (label, role) => `„${label}“ (${ROLES[role]})`,
  also: (others) => `Außerdem bleibst du angemeldet als ${others}.`,
  instead: (label, club) =>
    `Hier sind schon acht Personen angemeldet, mehr geht nicht. Wenn du diesen Link öffnest, wird „${label}“ bei ${club} abgemeldet.`,
  hello: (name, club) => `Hallo ${name}, du bist bei ${club} angemeldet.`,
  signedIn: (role, club, label) => `Du bist bei ${club} angemeldet (${ROLES[role]}: „${label}“).`,
  backOfficial:
    'Dein Einladungslink ist verbraucht: Um dich wieder anzumelden, brauchst du einen neuen. Was noch nicht gesendet ist, bleibt auf diesem Gerät und wird gesendet, sobald du zurück bist.',
  backPlayer:
    'Mit deinem Einladungslink kannst du dich jederzeit wieder anmelden. Was noch nicht gesendet ist, bleibt auf diesem Gerät und wird gesendet, sobald du zurück bist.',
  signOutAll: 'Alle abmelden',
  stopSays:
    'Nicht dein eigenes Gerät? Der Browser merkt sich vielleicht deinen Einladungslink. Sperre ihn dann auch und lass dir von der Leitung einen neuen geben.',
  stop: 'Abmelden und Link sperren',
  own: {
    waits: {
      answer: (other = 'Jemand') => `${other} ${agree(other, 'hat', 'haben')} dich gefordert: annehmen oder ablehnen.`,
      confirm: (other) => (other ? `Ergebnis gegen ${other} bestätigen.` : 'Ergebnisse einer Partie bestätigen.'),
      play: (other) => (other ? `Zu spielen: gegen ${other}.` : 'Zu spielen: eine Partie.'),
    },
  },
};

export const front: typeof en.front = {
  more: (count) => (count === 0 ? '' : `${count} weitere: Tippe den Anfang des Clubnamens ein.`),
  none: 'Kein Club gefunden. Prüfe die Schreibweise oder frag die Leitung.',
};

export const join: typeof en.join = {
  of: (ladder) => `Mitspielen: ${ladder}`,
  lead: 'Die Leitung sieht deine Anfrage und antwortet dir.',
  name: 'Dein Name',
  email: 'E-Mail (optional)',
  partner: 'Mit wem spielst du?',
  partnerHint:
    'In dieser Rangliste spielen Paare. Die Leitung trägt euch beide ein. Noch niemanden gefunden? Schreib es einfach.',
  note: 'Was die Leitung wissen sollte (optional)',
  consent:
    'Die Leitung darf diese Angaben aufbewahren, bis sie geantwortet hat, höchstens 30 Tage. Sie werden nicht veröffentlicht.',
  consentMissing: 'Bitte setze das Häkchen oben, oder frag die Leitung persönlich.',
  yes: 'Anfrage senden',
  sent: 'Deine Anfrage ist gesendet.',
  sentText: 'Komm auf diesem Handy auf diese Seite zurück: Sobald du aufgenommen bist, öffnest du hier deine Seite.',
  accepted: 'Du bist dabei!',
  gone: 'Deine letzte Anfrage wurde abgelehnt oder ist abgelaufen. Du kannst eine neue senden.',
  forget: 'Meine Anfrage auf diesem Handy vergessen',
  nowhere: 'Diese Adresse ist unvollständig. Bitte scanne den QR-Code noch einmal.',
};

/** Who plays as a pair, and how. */
export const playedAs: typeof en.playedAs = {
  people: 'Wer spielt',
  with: 'Bilanz mit jeder Partnerin und jedem Partner',
  noPair: 'Zurzeit in keinem Paar.',
};

export const player: typeof en.player = {
  season: { points: 'Punkte im Lauf der Saison', rungs: 'Plätze im Lauf der Saison' },
  absent: 'Zurzeit nicht in der Rangliste.',
  champion: 'Saison gewonnen',
  placeOf: (place, of) => `Platz ${place} von ${of}`,
  results: {
    title: 'Alle Ergebnisse',
    played: 'Gespielt',
    none: 'Noch keine Partien.',
    won: (score, other) => parts`${score} gewonnen gegen ${other}`,
    drawn: (score, other) => parts`${score} remis gegen ${other}`,
    lost: (score, other) => parts`${score} verloren gegen ${other}`,
    open: (score, other) => parts`${score} gespielt gegen ${other}`,
    playoff: ', im Stechen',
    pot: (score, others) => parts`${score} gegen ${others}`,
  },
  records: {
    title: 'Bilanz gegen alle anderen',
    opponent: 'Gegen',
  },
  opponents: {
    title: 'Kann fordern',
  },
};

export const signUp: typeof en.signUp = {
  title: 'Eröffne deinen eigenen Club',
  lead: 'Wir schicken dir einen Link per E-Mail. Wenn du ihn öffnest, ist dein Club da, und du leitest ihn.',
  club: 'Name deines Clubs',
  id: 'Webadresse',
  language: 'Sprache',
  idWrong: 'Bitte nur a–z, 0–9 und „-“ verwenden.',
  taken: (id: string, free: string) => `„${id}“ ist vergeben. Wie wäre „${free}“? Ändere es oder sende es so ab.`,
  emailHint:
    'Nur wer diesen Dienst betreibt, sieht sie. Wenn du den Link nicht öffnest, wird sie nach einem Tag gelöscht.',
  yes: 'Link anfordern',
  sent: (to: string) => `Wir haben einen Link an ${to} geschickt.`,
  sentText:
    'Öffne ihn auf dem Gerät, mit dem du den Club leiten willst. Er gilt einmal, 24 Stunden lang. Nichts angekommen? Sieh im Spam-Ordner nach.',
  again: 'Noch einmal oder an eine andere Adresse senden',
  notHere: 'Hier können sich Clubs nicht selbst anmelden. Bitte frag den Betreiber dieses Dienstes nach einem Club.',
  back: 'Zurück zur Startseite',
};

export const signedIn: typeof en.signedIn = {
  bar: 'Deine Seiten',
  you: (rung) => `Du: Platz ${rung}`,
  reach: 'Fordern bis hier',
  drop: 'Abstieg bis hier, wenn du nicht spielst',
};

export const wall: typeof en.wall = {
  lostSince: (day, time) => parts`Keine Verbindung. Stand: ${day}, ${time} Uhr`,
  latest: 'Letzte Ergebnisse',
  thisLadder: 'Diese Rangliste',
  free: 'Frei zum Spielen',
};

export const whatIf: typeof en.whatIf = {
  tooFew: 'Dafür braucht die Rangliste mindestens zwei Spieler.',
  twice: 'Niemand kann in einer Partie doppelt mitspielen.',
  wins: 'Sieg',
  loses: 'Niederlage',
  draws: 'Remis',
  remove: 'Spieler entfernen',
  forbidden: (refusal) => parts`Die Regeln erlauben es nicht. ${refusal} Wenn die Leitung es zuließe:`,
  rungs: (changes) => parts`Plätze: ${changes}.`,
  moves: (name, from, to) => parts`${name} ${from} → ${to}`,
  leaves: (name) => parts`${name} (nicht mehr dabei)`,
  joins: (name, rung) => parts`${name} (neu auf Platz ${String(rung)})`,
  after: 'Die Rangliste danach',
};
