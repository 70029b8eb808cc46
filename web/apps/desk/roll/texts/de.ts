import type { en } from './en.ts';

export const de: typeof en = {
  title: 'Anwesenheitsliste',
  text: 'Ein Blatt zum Ausdrucken: abhaken, wer da ist (die Zahl ist der Platz), und aufschreiben, wer gegen wen spielt.',
  print: 'Liste drucken',
  date: 'Datum',
  pairings: 'Partien',
  against: 'gegen',
  result: 'Ergebnis',
  distance: 'Abstand',
  distanceSays:
    'Forderer zuerst. Abstand: um wie viele Plätze der Geforderte bei der Forderung darüber stand (−: darunter).',
  newcomers: 'Heute neu',
};
