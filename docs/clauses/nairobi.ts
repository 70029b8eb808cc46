import type { Clauses } from '../rules.ts';

export const clauses: Clauses = {
  letter: 'N',
  numbered: 11,
  forPeople: {
    N1: 'What a ladder is: everybody stands on a rung.',
    N2: 'Moving up by winning, and down by losing and when others move past: what N10 says in figures.',
  },
};
