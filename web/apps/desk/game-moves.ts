import { loadPart } from '../../kit/loading.ts';

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

/** The script is fetched when a game is first opened: it knows the rules of chess, which weigh more than the desk. */
interface MovesScript {
  readonly readGame: (pgn: string) => ReadGame | undefined;
}

/** Reads the moves of a game; nothing where they are none, 'unreached' where the script did not come. */
export async function readGame(pgn: string): Promise<ReadGame | undefined | 'unreached'> {
  try {
    return (await loadPart<MovesScript>('moves')).readGame(pgn);
  } catch {
    return 'unreached';
  }
}
