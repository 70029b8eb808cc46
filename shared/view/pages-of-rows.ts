/** Up to this many players, one page shows the whole ladder. */
const WHOLE = 500;
/** As many rows a page shows of a longer one. */
export const ROWS = 250;

export const isPaged = (players: number): boolean => players > WHOLE;

/** A season of more lines than this is long to read for what it says of one player. */
const MANY_LINES = 1000;

/** Whether pages about a player read what is published of them alone, which the service picks from all of it. */
export const isPickedFrom = ({ players, line }: { readonly players: number; readonly line: number }): boolean =>
  isPaged(players) || line > MANY_LINES;

export const pagesOf = (players: number): number => (isPaged(players) ? Math.ceil(players / ROWS) : 1);

/** The page, from 1 on, that shows a place in the order; the top is place 1. */
export const pageOf = (place: number, players: number): number => (isPaged(players) ? Math.ceil(place / ROWS) : 1);

/** The places that a page has room for, whether or not as many are taken. */
export const placesOn = (page: number): readonly [first: number, last: number] => [(page - 1) * ROWS + 1, page * ROWS];

/** Where a page lies, seen from the ladder's own. */
export const addressOfPage = (page: number): string => (page === 1 ? '' : `page/${page}/`);

export const backFrom = (page: number): string => (page === 1 ? '' : '../../');

/** What the row of a player is called on its page. */
export const rowOf = (player: string): string => `at-${player}`;

/** Where a player's row is, seen from the ladder's own page. */
export const addressOfRow = (player: string, place: number, players: number): string =>
  `${addressOfPage(pageOf(place, players))}#${rowOf(player)}`;
