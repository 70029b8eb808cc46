/** Whether the long forms run too, as `npm run test:all` asks. */
export const ALL = process.env['TESTS'] === 'all';

/** How often a law is tried: so often at each commit, ten times as often in the long form. */
export const runs = (atACommit: number): number => (ALL ? 10 : 1) * atACommit;
