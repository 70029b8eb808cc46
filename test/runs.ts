/** Whether the long forms run too, as `npm run test:all` asks. */
export const ALL = process.env['TESTS'] === 'all';

/**
 * How often a law is tried, of how often it would just meet what it is about: twice that at each commit, since cases are
 * random, and ten times in the long form.
 */
export const runs = (few: number): number => (ALL ? 10 : 2) * few;
