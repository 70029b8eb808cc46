import type { SystemId } from '#shared/vocabulary/vocabulary.ts';

/** What the clauses of a system's written rules are called. */
export interface Clauses {
  /** Of its clauses, and how many are numbered; the others are named by the headings of its document. */
  readonly letter: string;
  readonly numbered: number;
  /** What only people can do, or only describes: nothing of it is recorded, so there is nothing to test. */
  readonly forPeople: Readonly<Record<string, string>>;
}

export const CLAUSES_OF: { readonly [Id in SystemId]: Clauses } = {
  lavers: {
    letter: 'L',
    numbered: 34,
    forPeople: {
      L2: 'Whoever does not wish to play tells the organiser, who leaves them out.',
      L6: 'The player who accepts a challenge chooses the colour of the first game; the ladder’s page says so, and the board of each match.',
    },
  },
  crewe: {
    letter: 'C',
    numbered: 14,
    forPeople: {
      C1: 'What a ladder is: everybody stands on a rung.',
      C13: 'The challenger has Black: the ladder’s page says so of every challenge.',
    },
  },
  nairobi: {
    letter: 'N',
    numbered: 11,
    forPeople: {
      N1: 'What a ladder is: everybody stands on a rung.',
      N2: 'Moving up by winning, and down by losing and when others move past: what N10 says in figures.',
    },
  },
  'computer-go': { letter: 'G', numbered: 0, forPeople: {} },
  shicargo: { letter: 'S', numbered: 0, forPeople: {} },
  house: { letter: 'H', numbered: 22, forPeople: { H1: 'What a ladder is: everybody stands on a rung.' } },
};
