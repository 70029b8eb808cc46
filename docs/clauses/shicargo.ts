import type { Clauses } from '../rules.ts';

export const clauses: Clauses = { letter: 'S', numbered: 0, forPeople: {} };
