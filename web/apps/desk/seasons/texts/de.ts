import type { en } from './en.ts';

export const de: typeof en = {
  seasons: {
    title: 'Saisons',
    next: 'Nächste Saison beginnen',
    nextText:
      'Die Rangliste behält Namen und Adresse: Links, QR-Codes, Einbettungen und Kalender funktionieren weiter. Diese Saison bekommt eine eigene Adresse.',
    start: 'Erster Tag',
    end: 'Letzter Tag',
    endHint: 'Leer lassen für eine Saison ohne Ende.',
    order: 'Startreihenfolge',
    orders: {
      given: 'Wie die Rangliste jetzt ist',
      rating: 'Nach Wertungszahl, die niedrigste auf Platz 1',
      draw: 'Ausgelost',
      hand: 'Von Hand',
    },
    who: 'Wer weiterspielt',
    all: 'Alle Spieler der Rangliste',
    some: 'Spieler auswählen',
    left: 'nicht mehr in der Rangliste',
    early: (day) => `Diese Saison jetzt beenden, vor dem ${day}`,
    see: 'Vorschau',
    yes: 'Saison beginnen',
    figures: 'Einstellungen',
    figuresText: 'Wie in dieser Saison, wenn du nichts änderst.',
    closuresLater: 'Schließtage dieser Saison übernehmen, ein Jahr später',
    unrated: (name) =>
      `${name} hat keine Wertungszahl. Trage sie unter „Mitglieder“ ein oder wähle eine andere Reihenfolge.`,
    bad: 'Bitte prüfe die markierten Felder.',
    started: 'Die neue Saison hat begonnen.',
    noDay: 'Wähle einen Tag.',
    backwards: 'Der letzte Tag liegt vor dem ersten.',
    nobody: 'Wähle mindestens einen Spieler aus.',
    lost: 'Keine Antwort: Wir wissen nicht, ob gespeichert wurde. Versuche es noch einmal – doppelt gespeichert wird nichts.',
    past: 'Frühere Saisons',
    log: 'Saisonprotokoll',
    undo: 'Saisonbeginn rückgängig machen',
    undoText:
      'Nur möglich, solange noch niemand darin gespielt hat. Die Rangliste kehrt dann zur letzten Saison zurück.',
    undone: 'Die Rangliste ist wieder in der letzten Saison.',
    unreached: 'Die Saisons konnten nicht geladen werden.',
  },
  ordering: {
    title: 'Plätze am Anfang',
    hint: 'Verschiebe Spieler mit den Pfeilen oder gib einen neuen Platz ein.',
    place: (name) => `Platz von ${name}`,
    up: (name) => `${name} nach oben`,
    down: (name) => `${name} nach unten`,
    now: (name, place) => `${name} ist jetzt auf Platz ${place}.`,
  },
  follows: {
    title: 'Was passiert',
    ends: 'Diese Saison endet.',
    wins: 'gewinnt sie.',
    nobodyWins: 'Sie hat keinen Sieger.',
    open: (count) =>
      count === 1
        ? '1 offene Forderung oder Partie endet mit ihr.'
        : `${count} offene Forderungen oder Partien enden mit ihr.`,
    runs: (days) => `Die nächste Saison: ${days}.`,
    endless: (day) => `Die nächste Saison beginnt am ${day} und hat keinen letzten Tag.`,
    neverClosed: 'Noch keine Schließtage; du kannst sie später eintragen.',
    closed: (days) => `Geschlossen: ${days.join('; ')}.`,
    asBefore: 'Die Einstellungen bleiben.',
    players: (count) => `${count} Spieler.`,
    drawn: 'Ihre Reihenfolge wird ausgelost, wenn du die Saison beginnst.',
  },
};
