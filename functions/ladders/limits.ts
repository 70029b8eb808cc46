import { MOST } from '#shared/log/limits.ts';

/** The stated limit of players on a ladder: with it, whatever one line can move fits into one transaction. */
export const MOST_PLAYERS = MOST.players;
