import type { Clauses } from '../rules.ts';

export const clauses: Clauses = {
  letter: 'H',
  numbered: 22,
  forPeople: {
    H1: 'What a ladder is: everybody stands on a rung.',
  },
};
