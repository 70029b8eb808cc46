import type { Rule } from '../../systems/system.ts';

/** Settles what is due by then, which happens before any command, and nothing else. */
export const settling: Rule<'settle'> = {
  refusals: () => [],
  apply: (ladder) => ({ ladder }),
};
