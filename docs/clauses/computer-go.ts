import type { Clauses } from '../rules.ts';

export const clauses: Clauses = { letter: 'G', numbered: 0, forPeople: {} };
