import type { Clauses } from '../rules.ts';

export const clauses: Clauses = {
  letter: 'C',
  numbered: 14,
  forPeople: {
    C1: 'What a ladder is: everybody stands on a rung.',
    C13: 'The challenger has Black: the ladder’s page says so of every challenge.',
  },
};
