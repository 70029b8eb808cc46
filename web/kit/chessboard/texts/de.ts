import type { en } from './en.ts';

export const de: typeof en = {
  steps: 'Die Partie durchgehen',
  first: 'Zum Anfang',
  previous: 'Einen Zug zurück',
  next: 'Einen Zug vor',
  last: 'Zum Ende',
  start: 'Der Anfang der Partie',
  position: (where) => `Stellung: ${where}`,
  unreadable: 'Diese Züge lassen sich nicht auf einem Brett zeigen:',
  white: (number, move) => `Weiß, ${number}: ${move}`,
  black: (number, move) => `Schwarz, ${number}: ${move}`,
};
