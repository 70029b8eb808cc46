import type { en } from './en.ts';

export const de: typeof en = {
  title: 'Verlauf',
  who: 'Nach Spieler filtern',
  everybody: 'Alle Spieler',
  by: 'von',
  because: 'Ausnahme:',
  reason: 'Grund:',
  correct: 'Korrigieren',
  void: 'Rückgängig',
  correctTitle: 'Dieses Ergebnis korrigieren',
  voidTitle: 'Dieses Ergebnis rückgängig machen, als wäre nicht gespielt worden',
  voidLineTitle: 'Das rückgängig machen, als wäre es nie eingetragen worden',
  correctYes: 'Korrektur speichern',
  voidYes: 'Rückgängig machen',
  corrected: 'korrigiert',
  voided: 'annulliert',
  more: 'Frühere anzeigen',
  start: 'Beginn der Saison.',
  nothing: 'Es ist noch nichts eingetragen.',
  was: 'Eingetragen als',
  newScore: 'Richtiges Ergebnis',
  same: 'Dieses Ergebnis ist schon eingetragen.',
  moreMoves: (count) =>
    count === 1 ? '1 Spieler hat den Platz gewechselt' : `${count} Spieler haben den Platz gewechselt`,
  unreached: 'Frühere Einträge konnten nicht geladen werden. Bitte versuche es noch einmal.',
};
