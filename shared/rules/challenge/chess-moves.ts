import { Chess } from 'chess.js';
import type { Score } from '../../vocabulary/command.ts';
import type { Pair } from './pairs.ts';

const RESULTS: Readonly<Record<string, string>> = { '1,0': '1-0', '0,1': '0-1', '0.5,0.5': '1/2-1/2' };

/**
 * What is wrong with the moves of a game, if anything: they must be a legal game of these two with this result (N7).
 * White and Black are the players' ids in the tags or, without them, the challenger is White.
 */
export function legalGame(pgn: string | undefined, pair: Pair, score: Score): string | undefined {
  if (pgn === undefined) return 'The moves of the game (PGN) are missing.';
  const game = read(pgn);
  if (!game) return 'The PGN is not a legal game.';
  if (game.history().length === 0) return 'The PGN has no moves.';
  const { White = '?', Black = '?', Result = '*', FEN } = game.getHeaders();
  if (FEN !== undefined) return 'The PGN begins from a position of its own, not from the start of a game.';
  const white = whiteOf(pair, White, Black);
  if (!white) return `White and Black in the PGN must be ${pair.challenger} and ${pair.challenged}.`;
  const [challenger, challenged] = score;
  const expected = RESULTS[String(white === pair.challenger ? [challenger, challenged] : [challenged, challenger])];
  if (Result !== expected) return `The PGN ends ${Result}, but the score says ${expected ?? 'something else'}.`;
  return endOnBoard(game) === undefined || endOnBoard(game) === Result
    ? undefined
    : 'The last position of the PGN says otherwise.';
}

function read(pgn: string): Chess | undefined {
  const game = new Chess();
  try {
    game.loadPgn(pgn);
    return game;
  } catch {
    return undefined;
  }
}

const isMissing = (tag: string): boolean => tag === '?' || tag === '';

function whiteOf({ challenger, challenged }: Pair, white: string, black: string): string | undefined {
  if (isMissing(white) && isMissing(black)) return challenger;
  if (white === challenger && black === challenged) return challenger;
  return white === challenged && black === challenger ? challenged : undefined;
}

/** The result that the last position leaves no choice about. */
function endOnBoard(game: Chess): string | undefined {
  if (game.isCheckmate()) return game.turn() === 'w' ? '0-1' : '1-0';
  return game.isStalemate() || game.isInsufficientMaterial() ? '1/2-1/2' : undefined;
}
