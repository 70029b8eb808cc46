import type { en } from './en.ts';

export const de: typeof en = {
  title: 'Probe an dieser Saison',
  intro:
    'Alles bisher, noch einmal gespielt, als hätte das vom ersten Tag an gegolten. Gespeichert wird nichts. Partien, die stattdessen gespielt worden wären, lassen sich nicht zeigen.',
  working: 'Die Saison wird noch einmal gespielt …',
  lost: 'Die Saison konnte nicht geladen werden.',
  again: 'Erneut versuchen',
  moved: (count) =>
    count === 0
      ? 'Am Stand würde sich nichts ändern.'
      : count === 1
        ? '1 Spieler stünde auf einem anderen Platz.'
        : `${count} Spieler stünden auf einem anderen Platz.`,
  refused: (count) =>
    count === 0
      ? 'Keine Partie wäre abgelehnt worden.'
      : count === 1
        ? '1 Partie wäre abgelehnt worden.'
        : `${count} Partien wären abgelehnt worden.`,
  others: (count) =>
    count === 1
      ? 'Auch 1 anderer Eintrag, etwa ein Einchecken, wäre abgelehnt worden.'
      : `Auch ${count} andere Einträge, etwa vom Einchecken, wären abgelehnt worden.`,
  places: 'Plätze im Vergleich',
  player: 'Spieler',
  real: 'Jetzt',
  tried: 'Mit der Änderung',
  off: 'nicht auf der Rangliste',
  points: (points) => `${points} ${points === 1 ? 'Punkt' : 'Punkte'}`,
  gap: (gap) => `Abstand ${gap}`,
  all: (count) => `Alle ${count} Spieler zeigen`,
  games: 'Partien, die abgelehnt worden wären',
  game: 'Partie',
  why: 'Warum',
  allGames: (count) => `Alle ${count} Partien zeigen`,
  way: 'Die Saison eines Spielers',
  asPlayed: 'wie gespielt',
  onTrial: 'mit Änderung',
  use: 'Ab heute anwenden',
  leave: 'So lassen, wie es ist',
  left: 'Es wurde nichts geändert.',
  byRules: (rules) => `Diese Saison nach „${rules}“`,
  rulesIntro:
    'Alle Partien bisher, vom ersten Tag an noch einmal nach diesen Regeln. Jede zählt, sobald sie hier gezählt hat. Gespeichert wird nichts. Partien, die stattdessen gespielt worden wären, lassen sich nicht zeigen.',
  tryThese: 'Diese Einstellungen ausprobieren',
  newLadder: 'Eine Rangliste behält ihr System. Um nach diesen Regeln zu spielen, lege eine neue Rangliste an.',
  close: 'Probe schließen',
};
