import type { Clause } from '../vocabulary/vocabulary.ts';

/** One rule of a ladder in plain words. */
export interface WrittenRule {
  readonly heading: string;
  readonly text: string;
  readonly clause: Clause;
}

export const rule = (heading: string, clause: Clause, text: string): WrittenRule => ({ heading, text, clause });
