import type * as en from './en.ts';

export const offer: typeof en.offer = {
  title: 'Computer-Go',
  says: 'Für alle, die Go-Programme schreiben: Wie viele Steine kann jedes dem nächsten vorgeben?',
};

export const computerGo: typeof en.computerGo = {
  signs:
    '+ heißt mindestens: bei dieser Zahl gewonnen, bei der nächsten noch nicht verloren. − heißt höchstens: bei der nächsten verloren, bei dieser noch nicht gewonnen. ? heißt: weder noch.',
  board: { heading: 'Das Brett', text: (size) => `Dies ist die Rangliste für Bretter von ${size}×${size}.` },
  stones: {
    heading: 'Steine zum Nächsten',
    text: 'Jedes Programm hat einen Abstand zum nächsten darunter: wie viele Steine es vorgeben kann. 0: Mit Weiß und Komi 0,5 gewinnt keines von beiden. 1: Das obere gewinnt so, ohne Steine vorzugeben, aber nicht mit 2 Vorgabesteinen. 3.5: Es gewinnt mit 3 Vorgabesteinen, aber nicht mit 4.',
  },
  sign: {
    heading: 'Das Zeichen dahinter',
    text: (signs) => `${signs} Kein Zeichen: bei dieser Zahl gewonnen und bei der nächsten verloren, also genau.`,
  },
  whom: {
    heading: 'Wen ein Programm fordern kann',
    text: 'Das nächste darüber, um den Abstand zu verringern, beim jetzigen Abstand; oder das nächste darunter, um ihn zu vergrößern, bei einem mehr. Hat sich der Abstand bis zur Partie geändert, wird sie nur vermerkt.',
  },
  game: {
    heading: 'Wie gespielt wird',
    text: 'In einer Partie ohne Vorgabe ist Komi 5,5, und das geforderte Programm wählt die Farben. Bei 1 hat das obere Programm Weiß, ohne Vorgabesteine, bei Komi 0,5; ab 2 gibt es so viele Steine vor, bei Komi 0,5. Remis gibt es nicht.',
  },
  does: {
    heading: 'Was eine Partie bewirkt',
    text: 'Wird der Abstand nach oben um eins kleiner, wird der nach unten um eins größer, sofern Ergebnisse das nicht ausschließen – und umgekehrt. Bei 0 tauschen die beiden die Plätze. Verliert das fordernde Programm, bewegt sich nichts, aber die Partie wird vermerkt.',
  },
  newcomers: {
    heading: 'Neue Programme',
    text: 'Ein neues Programm fordert den untersten Platz zu einer Partie ohne Vorgabe und nach jedem Sieg den nächsten darüber, bis es verliert. Es steigt über dem zuletzt geschlagenen ein oder ganz unten. Ein zurückgekehrtes steigt ebenso ein.',
  },
  time: {
    heading: 'Bedenkzeit',
    text: 'Die längere der beiden gewünschten Hauptzeiten und die längere der beiden gewünschten Byo-yomi-Zeiten (für je 25 Züge).',
  },
  scoring: { heading: 'Zählweise', text: 'Die, die beide wünschen; sonst chinesisch.' },
  start: {
    heading: 'Beginn und Ausscheiden',
    text: 'Die erste Reihenfolge und ihre Abstände legt die Leitung fest; ein nicht angegebener Abstand ist 0?. Scheidet ein Programm aus, werden die Abstände über und unter ihm addiert.',
  },
};
