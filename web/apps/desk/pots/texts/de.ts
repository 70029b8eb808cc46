import { say } from '../../../../../shared/words/phrase.ts';
import type { en } from './en.ts';

export const de: typeof en = {
  pots: {
    start: 'Partie beginnen',
    startHint: 'Kreuze die Spieler in der Reihenfolge ihrer Plätze am Tisch an.',
    fresh: 'Neue Spieler (ein Name pro Zeile)',
    pot: (points) => `${points} Punkte im Pot`,
    running: 'Laufende Partien',
    finish: 'Ergebnisse eintragen',
    seats: (count) => `${count} Spieler`,
    seat: (number) => `Sitz ${number}`,
    two: 'Eine Partie braucht mindestens zwei Spieler.',
    whole: 'Nur ganze Zahlen; sie dürfen negativ sein.',
    startTitle: 'Diese Partie beginnen',
    startYes: 'Partie beginnen',
    finishTitle: 'Diese Partie beenden',
    abandon: 'Partie abbrechen',
    abandonTitle: 'Diese Partie abbrechen? Jeder Einsatz geht zurück.',
  },
  asked: {
    title: 'Vorgeschlagene Partien',
    start: 'Partie beginnen',
    cancel: 'Absagen',
    hint: 'Die Partie beginnt, sobald alle zugesagt haben. Für Spieler ohne eigene Seite kannst du sie beginnen.',
    stake: (points) => `, je ${points} Punkte`,
    waiting: (asks, missing) => say`Vorgeschlagen von ${asks}; es fehlt noch: ${missing}`,
    declined: (asks, declined) => say`Vorgeschlagen von ${asks}; ${declined} spielt nicht mit`,
  },
};
