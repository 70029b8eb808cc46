import type * as en from './en.ts';

const ROLES = { organiser: 'Leitung', scorer: 'Helfer', player: 'Spieler' };

export const enter: typeof en.enter = {
  title: 'Anmelden – Club Ladder',
  looking: 'Dein Link wird geprüft …',
  unreached: 'Der Dienst ist nicht erreichbar. Neuer Versuch …',
  unreachedOnce: 'Der Dienst ist nicht erreichbar. Bitte versuche es noch einmal.',
  nobody:
    'Du bist nicht angemeldet. Öffne bitte den vollständigen Einladungslink, den du von der Leitung bekommen hast.',
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
  signOut: 'Abmelden',
  signOutAll: 'Alle abmelden',
  stopSays:
    'Nicht dein eigenes Gerät? Der Browser merkt sich vielleicht deinen Einladungslink. Sperre ihn dann auch und lass dir von der Leitung einen neuen geben.',
  stop: 'Abmelden und Link sperren',
  places: {
    new: 'Neue Rangliste anlegen',
    ladder: 'Zur Rangliste',
    board: 'Clubabend',
    desk: 'Verwaltung',
    me: 'Deine Seite',
    of: (ladder, page) => `${ladder}: ${page}`,
  },
  own: {
    place: (rung, of) => `Platz ${rung} von ${of}`,
    points: (points) => `${points} Punkte`,
    gap: (gap) => `Abstand zum nächsten: ${gap}`,
    waits: {
      answer: (other = 'Jemand') => `${other} hat dich gefordert: annehmen oder ablehnen.`,
      confirm: (other) => (other ? `Ergebnis gegen ${other} bestätigen.` : 'Ergebnisse einer Partie bestätigen.'),
      play: (other) => (other ? `Zu spielen: gegen ${other}.` : 'Zu spielen: eine Partie.'),
    },
  },
  faults: {
    'unknown-key':
      'Dieser Einladungslink ist ungültig. Öffne bitte den vollständigen Link, oder lass dir von der Leitung einen neuen geben.',
    'expired-key': 'Dieser Einladungslink ist abgelaufen. Lass dir von der Leitung einen neuen geben.',
    'revoked-key': 'Dieser Einladungslink wurde widerrufen. Lass dir von der Leitung einen neuen geben.',
    'replaced-link':
      'Dieser Einladungslink wurde durch einen neuen ersetzt. Öffne den, oder lass ihn dir von der Leitung geben.',
    'stopped-link': 'Dieser Einladungslink wurde gesperrt. Lass dir von der Leitung einen neuen geben.',
    'used-link':
      'Dieser Einladungslink ist schon verbraucht: Links für Leitung und Helfer gelten nur einmal. Lass dir von der Leitung einen neuen geben. Wenn du ihn nicht selbst geöffnet hast, sag das dazu.',
    'program-key': 'Dieser Schlüssel ist für ein Programm. Er öffnet keine Seiten.',
  },
};
