import type * as en from './en.ts';

export const offer: typeof en.offer = {
  title: 'Lange Partien',
  says: 'Für Schachclubs, die spielen, wann es beiden passt; ein Sieg bringt dich den halben Abstand hinauf.',
};

export const crewe: typeof en.crewe = {
  game: {
    text: 'Eine Partie mit langer Bedenkzeit. Wer fordert, hat Schwarz; wer gefordert wird, Weiß.',
  },
  whom: (count) =>
    `Alle, die ${count === 1 ? 'direkt' : `bis zu ${count} Plätze`} über oder unter dir stehen. Das ist ein Richtwert: Wenn ihr beide wollt, könnt ihr auch bei größerem Abstand spielen.`,
  accepting:
    'Bitte nimm an, wenn du kannst: Ablehnungen werden gezählt und gezeigt, kosten sonst aber nichts. Eine angenommene Forderung kann weder abgelehnt noch zurückgezogen werden.',
  between: {
    heading: 'Zwischendurch',
    text: 'Du bewegst dich auch, wenn andere Ergebnisse die Reihenfolge um dich herum ändern.',
  },
  rated: {
    heading: 'Gewertet oder nicht',
    text: 'Du entscheidest dich vor deinem ersten Ergebnis für die ganze Saison für gewertete oder ungewertete Partien; ohne Entscheidung sind sie ungewertet. Eine Partie wird nur gewertet, wenn beide sich dafür entschieden haben.',
  },
  start: {
    heading: 'Beginn, Einstieg und Pausen',
    text: 'Zu Beginn der Saison wird nach Wertungszahl geordnet, die niedrigste auf Platz 1. Wer neu ist oder wiederkommt, beginnt ganz unten. Wer nicht spielt, verliert dadurch noch keinen Platz.',
  },
};
