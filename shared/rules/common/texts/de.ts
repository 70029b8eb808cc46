import type { en } from './en.ts';

export const de: typeof en = {
  endsInPast: 'die Saison kann nicht in der Vergangenheit enden',
  endsBeforeStart: 'die Saison kann nicht enden, bevor sie beginnt',
  tooLong: (years) => `eine Saison kann höchstens ${years} Jahre dauern`,
  wouldTakeEnd: 'Dann hätte die Saison keinen letzten Tag mehr, und das geht jetzt nicht.',
  wouldMoveEnd: (day) => `Dann wäre der letzte Tag wieder der ${day}, und das geht jetzt nicht.`,
  seasonEnded: (day) => `Die Saison endete am ${day}.`,
  beforeSeason: (day) => `Bitte prüfe das Datum der Partie: Die Saison begann erst am ${day}.`,
  beforeChallenge: (day) => `Bitte prüfe das Datum der Partie: Gefordert wurde erst am ${day}.`,
  isOnLadder: (who, rung) => `${who} ist schon in der Rangliste, auf Platz ${rung}.`,
  startsBelowBottom: (most) => `Neue Spieler können auf Platz 1 bis ${most} beginnen.`,
  inMatch: (who) => `${who} spielt gerade. Trage zuerst das Ergebnis ein oder brich die Partie ab.`,
  awaitsFirst: {
    approval: (two) => `Das Ergebnis von ${two} wartet auf die Freigabe. Gib es zuerst frei oder weise es zurück.`,
    confirmation: (two) =>
      `Das Ergebnis von ${two} wartet auf die Bestätigung. Gib es zuerst frei oder weise es zurück.`,
  },
  electionFixed: (who) =>
    `${who} hat schon gespielt. Ob Partien gewertet werden, lässt sich erst in der nächsten Saison wieder ändern.`,
  unknown: (id) => `„${id}“ ist kein Spieler dieser Rangliste.`,
  unknownAdd: (id) => `„${id}“ ist kein Spieler dieser Rangliste. Bitte zuerst hinzufügen.`,
  notOnLadder: (who) => `${who} ist zurzeit nicht in der Rangliste und kann unten wieder einsteigen.`,
  seeded: 'Diese Rangliste hat schon Spieler. Füge neue unten an.',
  twice: (id) => `„${id}“ ist doppelt aufgeführt. Nenne jeden Spieler nur einmal.`,
  begun: 'Es gibt schon Forderungen oder Partien. Annulliere zuerst diese.',
  noRating: (names) => `Für eine Reihenfolge nach Wertung brauchen alle eine Wertungszahl. Es fehlen: ${names}.`,
};
