import * as fc from 'fast-check';

/** Whether the long forms run too, as `TESTS=all npm test` asks. */
export const ALL = process.env['TESTS'] === 'all';

/** How often a law is tried, of how often it would just meet what it is about: ten times that in the long form. */
export const runs = (few: number): number => (ALL ? 10 : 1) * few;

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
