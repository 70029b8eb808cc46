import type { Clauses } from '../rules.ts';

export const clauses: Clauses = {
  letter: 'L',
  numbered: 34,
  forPeople: {
    L2: 'Whoever does not wish to play tells the organiser, who leaves them out.',
    L6: 'The player who accepts a challenge chooses the colour of the first game; the ladder’s page says so, and the board of each match.',
  },
};
