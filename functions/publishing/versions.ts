import type { Club } from '../ladders/clubs.ts';

type Counted = Pick<Club, 'switched'>;

/** The version of a club's page: its ladders, and how often anything else that it shows was changed. */
export const clubVersion = ({ ladders, switched = 0 }: Counted & Pick<Club, 'ladders'>): number =>
  ladders.length + switched;

/** The version of the list of clubs: all clubs, unlisted ones among them, how often any was listed or taken off, and what those that are gone counted. */
export const frontVersion = (clubs: readonly Counted[], gone: number): number =>
  clubs.reduce((sum, { switched = 0 }) => sum + 1 + switched, gone);
