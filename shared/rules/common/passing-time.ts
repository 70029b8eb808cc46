import type { Rule } from '../rule.ts';

/** Settles what is due by then, which happens before any command, and nothing else. */
export const passingTime: Rule<'settle'> = {
  refusals: () => [],
  apply: (ladder) => ({ ladder }),
};
