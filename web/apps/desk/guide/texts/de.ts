import type { en } from './en.ts';

export const de: typeof en = {
  title: 'Erste Schritte',
  task: {
    players: 'Spieler hinzufügen',
    share: 'Rangliste teilen',
    begin: 'Die erste Partie beginnen',
    result: 'Das erste Ergebnis eintragen',
  },
  links: {
    players: 'Spieler',
    invites: 'Einladungslinks',
    poster: 'Aushang mit QR-Code',
    board: 'Clubabend',
    games: 'Partien',
  },
  done: 'erledigt',
  dismiss: 'Diese Liste ausblenden',
  live: 'Eure Rangliste ist online',
  liveText: 'Alle können sie hier sehen, ohne Konto:',
  hand: 'Verteile Einladungslinks an deine Helfer und Spieler',
  hide: 'Fertig',
  qr: 'QR-Code der öffentlichen Seite',
};
