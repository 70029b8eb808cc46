import type { en } from './en.ts';

const days = (count: number): string => (count === 1 ? 'einem Tag' : `${count} Tagen`);

export const de: typeof en = {
  venue: 'Wo',
  confirming: {
    heading: 'Ein Ergebnis bestätigen',
    text: (count) =>
      `Ein Ergebnis, das du meldest, zählt, sobald dein Gegner es bestätigt, oder nach ${days(count)} ohne Antwort, am Ende des Tages. Wird es angefochten, entscheidet der Club. Es verändert die Rangliste so, wie sie in diesem Moment ist.`,
  },
  confirmingScores: {
    heading: 'Ergebnisse bestätigen',
    text: (count) =>
      `Ergebnisse, die du meldest, zählen, sobald ein anderer Spieler der Partie sie bestätigt, oder nach ${days(count)} ohne Antwort, am Ende des Tages. Werden sie angefochten, entscheidet der Club. Bis sie zählen, bleiben die Einsätze im Pot.`,
  },
  beatAbove: {
    heading: 'Wenn du jemanden über dir schlägst',
    takesRung: 'Du übernimmst den Platz des Verlierers; er und alle dazwischen rücken einen Platz nach unten.',
    swap: 'Du tauschst mit dem Verlierer den Platz. Sonst bewegt sich niemand.',
    halfway:
      'Du rückst den halben Abstand zum Verlierer hinauf, zu deinen Gunsten gerundet, und der Verlierer einen Platz nach unten. Von Platz 10 bringt dich ein Sieg gegen Platz 4 oder 5 auf Platz 7. Stehst du zwei oder drei Plätze tiefer, kommst du direkt unter den Platz des Verlierers, und er rückt zwei Plätze nach unten, direkt unter dich. Nachbarn tauschen.',
  },
  beatBelow: {
    heading: 'Wenn du jemanden unter dir schlägst',
    text: 'Du rückst einen Platz nach oben, der Verlierer einen nach unten. Über Platz 1 geht es nicht hinauf, unter den letzten nicht hinab.',
    upOne: 'Du rückst einen Platz nach oben und tauschst mit der Person direkt über dir. Der Verlierer bleibt.',
    stays: 'Du behältst deinen Platz, und niemand bewegt sich.',
  },
  draw: {
    heading: 'Bei Remis',
    text: 'Wer weiter unten steht, rückt einen Platz nach oben; wer weiter oben steht, bleibt. Zwischen Nachbarn bewegt sich niemand.',
    stays: 'Niemand bewegt sich.',
  },
  otherwise: {
    heading: 'Sonst',
    text: 'Nach einem Remis oder einem Sieg gegen jemanden unter dir bewegt sich niemand.',
  },
};
