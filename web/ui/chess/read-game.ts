/** A game on a board, as the script of moves reads it. */
export interface ReadGame {
  readonly white: string;
  readonly black: string;
  readonly result: string;
  /** The start, and after each move. */
  readonly positions: readonly Position[];
}

export interface Position {
  /** As chess people write the move that led here; empty at the start. */
  readonly move: string;
  /** Eight rows from Black's side down, eight signs each: a letter for a piece, white ones large; "." for none. */
  readonly rows: readonly string[];
  /** The squares of the move, such as "e2" and "e4". */
  readonly squares: readonly string[];
}
