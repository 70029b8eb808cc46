import * as fc from 'fast-check';

/** Whether the long forms run too, as `npm run test:all` asks. */
export const ALL = process.env['TESTS'] === 'all';

const TIMES: Readonly<Record<string, number>> = { all: 10, mutants: 1 };

/**
 * How often a law is tried, of how often it would just meet what it is about: twice that at each commit, since cases are
 * random, ten times in the long form, and once for each mutant, which all meet the same cases.
 */
export const runs = (few: number): number => (TIMES[process.env['TESTS'] ?? ''] ?? 2) * few;

/** Tries a law on that many random cases (see `runs`). */
export const forAny = <T extends unknown[]>(
  few: number,
  cases: { [K in keyof T]: fc.Arbitrary<T[K]> },
  law: (...values: T) => void,
): void =>
  fc.assert(
    fc.property(fc.tuple<T>(...cases), (values) => law(...values)),
    { numRuns: runs(few) },
  );
