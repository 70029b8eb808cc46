import { Chess, DEFAULT_POSITION } from 'chess.js';
import type { PlayedGame } from '#shared/vocabulary/command.ts';
import { type Ladder, nameOf } from '#shared/vocabulary/ladder.ts';
import { type PlayerId, parsePlayerId } from '#shared/vocabulary/vocabulary.ts';
import { type GameText, isMove, parseGame, sansOf } from '#shared/words/movetext.ts';
import { tagIn } from '#shared/words/pgn.ts';
import { scoreWords } from '#shared/words/score.ts';
import { PGN } from '../texts.ts';
import { type TheTwo, twoNames } from './the-two.ts';

const RESULTS: Readonly<Record<string, string>> = { '1,0': '1-0', '0,1': '0-1', '0.5,0.5': '1/2-1/2' };

/** More moves of both than any game has come to; each costs time to look at. */
const MOST_MOVES = 1200;

/**
 * What is wrong with the moves of a game, if anything: they must be a legal game of these two with this result (N7). Who
 * had White, `white` says, or the tags by the players' ids; without either the challenger had it. Tags may name people as
 * they like where `white` is given, as long as they do not say otherwise.
 */
export function legalGame(
  ladder: Ladder,
  two: TheTwo,
  { pgn, score, white: said }: Pick<PlayedGame, 'pgn' | 'score' | 'white'>,
): string | undefined {
  if (pgn === undefined) return PGN.missing;
  const game = parseGame(pgn);
  const moves = sansOf(game);
  if (moves.length > MOST_MOVES) return PGN.tooLong(MOST_MOVES);
  if (startsElsewhere(game)) return PGN.otherStart;
  const board = play(game, moves);
  if (typeof board === 'string') return board;
  const [White, Black] = [tagIn(game.pgn, 'White') ?? '?', tagIn(game.pgn, 'Black') ?? '?'];
  const tags = { white: White, black: Black };
  const white = said ?? whiteOf(two, tags);
  const contradiction = white ? contradicting(ladder, two, white, tags) : unknownPlayers(ladder, two, tags);
  if (contradiction) return contradiction;
  const [challenger, challenged] = score;
  const expected = RESULTS[String(white === two.challenger ? [challenger, challenged] : [challenged, challenger])];
  const { result } = game;
  if (result !== expected) return PGN.otherResult(result, expected ?? scoreWords(score));
  const end = endOnBoard(board);
  return end === undefined || end === result ? undefined : PGN.otherEnd;
}

/** The board after all moves, or what is wrong with them; the first that cannot be played is named. */
function play({ isSeveral, pgn }: GameText, moves: readonly string[]): Chess | string {
  if (isSeveral) return PGN.several;
  if (!pgn.isClosed) return PGN.unclosed;
  if (!moves.some(isMove)) return PGN.empty;
  const strange = moves.findIndex((move) => !isMove(move));
  const board = new Chess();
  try {
    board.loadPgn(moves.slice(0, strange < 0 ? undefined : strange).join(' '));
  } catch {
    const played = 2 * (board.moveNumber() - 1) + (board.turn() === 'w' ? 0 : 1);
    return PGN.notLegal(numbered(moves, played));
  }
  return strange < 0 ? board : PGN.noMove(numbered(moves, strange), inEnglish(moves[strange] ?? ''));
}

/** "2. Sf3", or "2... Sf6" for Black; what is no move at all may be long. */
const numbered = (moves: readonly string[], index: number): string =>
  `${Math.floor(index / 2) + 1}${index % 2 === 0 ? '.' : '...'} ${(moves[index] ?? '').slice(0, 20)}`;

/** The pieces as Germans and French write them, where no piece is so written in English. */
const PIECES: Readonly<Record<string, string>> = { S: 'N', C: 'N', L: 'B', F: 'B', T: 'R', D: 'Q' };

/** A move with its pieces in English; undefined where that doesn't make it one. */
function inEnglish(move: string): string | undefined {
  const english = move.replace(/[SCLFTD]/g, (piece) => PIECES[piece] ?? piece);
  return isMove(english) ? english : undefined;
}

/** Some programs write down from where every game starts. */
const startsElsewhere = ({ pgn }: GameText): boolean => {
  const fen = pgn.tags.find(({ name }) => name.toUpperCase() === 'FEN')?.value.trim();
  return fen !== undefined && fen !== DEFAULT_POSITION;
};

interface Tags {
  readonly white: string;
  readonly black: string;
}

const isMissing = (tag: string): boolean => tag === '?' || tag === '';

/** The id of the player who had White by the tags, if those name both players by their ids. */
function whiteOf({ challenger, challenged }: TheTwo, { white, black }: Tags): PlayerId | undefined {
  if (isMissing(white) && isMissing(black)) return challenger;
  if (white === challenger && black === challenged) return challenger;
  return white === challenged && black === challenger ? challenged : undefined;
}

const otherOf = ({ challenger, challenged }: TheTwo, player: PlayerId): PlayerId =>
  player === challenger ? challenged : challenger;

/** What the tags say against who had White, where they name players of the ladder, by id or by name. */
function contradicting(ladder: Ladder, two: TheTwo, white: PlayerId, tags: Tags): string | undefined {
  const black = otherOf(two, white);
  const faults = [
    [tags.white, white, black, true],
    [tags.black, black, white, false],
  ] as const;
  for (const [tag, had, other, isWhite] of faults) {
    const meant = playersCalled(ladder, tag);
    if (meant.length === 0 || meant.includes(had)) continue;
    return meant.includes(other) ? PGN.otherColour(nameOf(ladder, other), isWhite) : PGN.stranger(tag);
  }
  return undefined;
}

/** As whom a tag may be meant: an id is its player’s alone. */
function playersCalled(ladder: Ladder, tag: string): readonly PlayerId[] {
  const id = parsePlayerId(tag);
  if (id && ladder.players.has(id)) return [id];
  if (isMissing(tag)) return [];
  const wanted = plain(tag);
  return [...ladder.players.values()].flatMap(({ id, name }) => (name && plain(name) === wanted ? id : []));
}

const plain = (name: string): string => name.trim().replace(/\s+/g, ' ').toLowerCase();

const unknownPlayers = (ladder: Ladder, two: TheTwo, { white, black }: Tags): string =>
  PGN.strangers(white.slice(0, 60), black.slice(0, 60), twoNames(ladder, two));

function endOnBoard(game: Chess): string | undefined {
  if (game.isCheckmate()) return game.turn() === 'w' ? '0-1' : '1-0';
  return game.isStalemate() || game.isInsufficientMaterial() ? '1/2-1/2' : undefined;
}
