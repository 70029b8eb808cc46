import { Chess } from 'chess.js';
import type { Played } from '#shared/vocabulary/command.ts';
import { type Ladder, nameOf } from '#shared/vocabulary/ladder.ts';
import { type PlayerId, parsePlayerId } from '#shared/vocabulary/vocabulary.ts';
import { countMoves } from '#shared/words/movetext.ts';
import { PGN } from '../texts.ts';
import { type Pair, twoNames } from './pairs.ts';

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
  pair: Pair,
  { pgn, score, white: said }: Pick<Played, 'pgn' | 'score' | 'white'>,
): string | undefined {
  if (pgn === undefined) return PGN.missing;
  if (countMoves(pgn) > MOST_MOVES) return PGN.tooLong(MOST_MOVES);
  const game = read(pgn);
  if (typeof game === 'string') return game;
  if (isAtFirstMove(game)) return PGN.empty;
  const { White = '?', Black = '?', Result = '*', FEN } = game.getHeaders();
  if (FEN !== undefined) return PGN.otherStart;
  const tags = { white: White, black: Black };
  const white = said ?? whiteOf(pair, tags);
  const contradiction = white ? contradicting(ladder, pair, white, tags) : unknownPlayers(ladder, pair, tags);
  if (contradiction) return contradiction;
  const [challenger, challenged] = score;
  const expected = RESULTS[String(white === pair.challenger ? [challenger, challenged] : [challenged, challenger])];
  if (Result !== expected) return expected ? PGN.otherResult(Result, expected) : PGN.noResult(Result);
  return endOnBoard(game) === undefined || endOnBoard(game) === Result ? undefined : PGN.otherEnd;
}

function read(pgn: string): Chess | string {
  const game = new Chess();
  try {
    game.loadPgn(pgn);
    return game;
  } catch {
    const games = pgn.match(/^[ \t]*\[White[ \t]/gm) ?? [];
    return games.length > 1 ? PGN.several : PGN.illegal;
  }
}

/** Whether nobody has moved. The list of moves says it too, but to write it chess.js plays the whole game once more. */
const isAtFirstMove = (game: Chess): boolean => game.moveNumber() === 1 && game.turn() === 'w';

interface Tags {
  readonly white: string;
  readonly black: string;
}

const isMissing = (tag: string): boolean => tag === '?' || tag === '';

/** Who had White by the tags, which name both by their ids, or nobody. */
function whiteOf({ challenger, challenged }: Pair, { white, black }: Tags): PlayerId | undefined {
  if (isMissing(white) && isMissing(black)) return challenger;
  if (white === challenger && black === challenged) return challenger;
  return white === challenged && black === challenger ? challenged : undefined;
}

const otherOf = ({ challenger, challenged }: Pair, player: PlayerId): PlayerId =>
  player === challenger ? challenged : challenger;

/** What the tags say against who had White, where they name players of the ladder, by id or by name. */
function contradicting(ladder: Ladder, pair: Pair, white: PlayerId, tags: Tags): string | undefined {
  const black = otherOf(pair, white);
  const faults = [
    [tags.white, white, black, PGN.hadWhite],
    [tags.black, black, white, PGN.hadBlack],
  ] as const;
  for (const [tag, had, other, says] of faults) {
    const meant = playersCalled(ladder, tag);
    if (meant.length === 0 || meant.includes(had)) continue;
    return meant.includes(other) ? says(nameOf(ladder, other)) : PGN.stranger(tag);
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

const unknownPlayers = (ladder: Ladder, pair: Pair, { white, black }: Tags): string =>
  PGN.strangers(white.slice(0, 60), black.slice(0, 60), twoNames(ladder, pair));

function endOnBoard(game: Chess): string | undefined {
  if (game.isCheckmate()) return game.turn() === 'w' ? '0-1' : '1-0';
  return game.isStalemate() || game.isInsufficientMaterial() ? '1/2-1/2' : undefined;
}
