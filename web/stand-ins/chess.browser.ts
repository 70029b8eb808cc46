/** Stands in for the judge of chess moves in a browser: unjudged, no move counts as legal. */
export const legalGame = (_: unknown, __: unknown, { pgn }: { readonly pgn?: string }): string =>
  pgn === undefined ? 'The moves of the game (PGN) are missing.' : 'The moves are checked by the service.';

/** Stands in for the chess library, where games come only after they were judged. */
export class Chess {
  loadPgn(): never {
    throw new Error('games are checked by the service');
  }
}
