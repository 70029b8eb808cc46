import { Chess } from 'chess.js';
import { isMove, parseGame, sansOf } from '#shared/words/movetext.ts';
import { tagIn } from '#shared/words/pgn.ts';
import type { Position, ReadGame } from './pgn.ts';

/** Takes a game apart, position by position; undefined if it is not a legal game. */
export function readGame(text: string): ReadGame | undefined {
  const written = parseGame(text);
  const played = sansOf(written);
  const game = new Chess();
  try {
    if (!played.every(isMove)) return undefined;
    game.loadPgn(played.join(' '));
  } catch {
    return undefined;
  }
  const moves = game.history({ verbose: true });
  const start: Position = { move: '', rows: rowsOf(moves[0]?.before ?? game.fen()), squares: [] };
  const positions = moves.map(
    ({ san, after, from, to }): Position => ({ move: san, rows: rowsOf(after), squares: [from, to] }),
  );
  return {
    white: tagIn(written.pgn, 'White') ?? '?',
    black: tagIn(written.pgn, 'Black') ?? '?',
    result: written.result,
    positions: [start, ...positions],
  };
}

/** The board of a position in Forsyth's notation, with its digits written out. */
const rowsOf = (fen: string): readonly string[] =>
  (fen.split(' ')[0] ?? '').split('/').map((row) => row.replace(/\d/g, (count) => '.'.repeat(Number(count))));
