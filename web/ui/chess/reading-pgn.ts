import { Chess } from 'chess.js';
import type { Position, ReadGame } from './pgn.ts';

/** Takes a game apart, position by position; undefined if it is not a legal game. */
export function readGame(pgn: string): ReadGame | undefined {
  const game = new Chess();
  try {
    game.loadPgn(pgn);
  } catch {
    return undefined;
  }
  const { White = '', Black = '', Result = '*' } = game.getHeaders();
  const moves = game.history({ verbose: true });
  const start: Position = { move: '', rows: rowsOf(moves[0]?.before ?? game.fen()), squares: [] };
  const positions = moves.map(
    ({ san, after, from, to }): Position => ({ move: san, rows: rowsOf(after), squares: [from, to] }),
  );
  return { white: White, black: Black, result: Result, positions: [start, ...positions] };
}

/** The board of a position in Forsyth's notation, with its digits written out. */
const rowsOf = (fen: string): readonly string[] =>
  (fen.split(' ')[0] ?? '').split('/').map((row) => row.replace(/\d/g, (count) => '.'.repeat(Number(count))));
