import { type Pgn, readPgn, tagIn } from './pgn.ts';

/** More than any game between people needs; what is longer is cut. */
const MOST = 4000;

/** Only the moves, such as "1. e4 e5 2. Nf3": no tags, comments, variations or annotations, nor a result that may be corrected. */
export function movesOf(pgn: string): string {
  const moves = allMovesOf(pgn);
  return moves.length > MOST ? `${moves.slice(0, MOST)} …` : moves;
}

/** The same for a text of any length. */
export const allMovesOf = (pgn: string): string => parseGame(pgn).words.filter(isMove).join(' ');

/** The moves of both in order, without their numbers and with castling in letters; also what is none in their place. */
export const sansOf = ({ words }: GameText): readonly string[] =>
  words.map(withoutNumber).filter((move) => move !== '');

const withoutNumber = (word: string): string =>
  word.replace(/^\d+\.+/, '').replace(/^0-0(?:-0)?/, (castling) => castling.replaceAll('0', 'O'));

export interface GameText {
  readonly pgn: Pgn;
  /** Numbers and moves, separate or together as written; among the moves, also what turns out not to be one. */
  readonly words: readonly string[];
  /** As the moves end, or else by the tags: "1-0", "0-1" or "1/2-1/2"; "*" where neither says. */
  readonly result: string;
  readonly isSeveral: boolean;
}

/** Reads a game as sites, programs and phones write it, without what people have noted. */
export function parseGame(text: string): GameText {
  const pgn = readPgn(text);
  const written = pgn.movetext
    .replace(/\$\d+/g, ' ')
    .replace(SPACED, '$1$2-$3')
    .split(/\s+/)
    .map(plain)
    .filter((word) => word !== '');
  const ends = written.map(resultIn);
  const end = ends.findIndex((each) => each !== undefined);
  const words = end < 0 ? written : written.slice(0, end);
  const marked = ends[end] ?? '*';
  return {
    pgn,
    words,
    result: marked === '*' ? (resultIn(plain(tagIn(pgn, 'Result') ?? '')) ?? '*') : marked,
    isSeveral: pgn.isSeveral || startsAgain(words) || (end >= 0 && written.slice(end + 1).some(isMove)),
  };
}

/** A result with blanks around its dash, or a colon: "1 - 0", "½:½". */
const SPACED = /(^|\s)(1|0|½|1\/2) ?[-–—−:] ?(0|1|½|1\/2)(?=\s|$)/g;

/** Whether moves are numbered from 1 on again. */
function startsAgain(words: readonly string[]): boolean {
  const second = words.findIndex((word) => /^2(?:\.|$)/.test(word));
  return second >= 0 && words.slice(second).some((word) => /^1(?:\.(?!\.)|$)/.test(word));
}

const DRAWN = /^(?:1\/2|½|0[.,]5)(?:-(?:1\/2|½|0[.,]5))?$/;

function resultIn(word: string): string | undefined {
  if (word === '1-0' || word === '0-1' || word === '*') return word;
  return DRAWN.test(word) ? '1/2-1/2' : undefined;
}

/** A number, a move in short notation, or both. */
export const isMove = (word: string): boolean =>
  /^(?=.)(?:\d{1,4}\.+)?(?:[KQRBN][a-h]?[1-8]?x?[a-h][1-8]|(?:[a-h][1-8]?x?)?[a-h][1-8](?:=?[QRBN])?|O-O(?:-O)?|0-0(?:-0)?)?[+#]?[!?]{0,2}$/.test(
    word,
  );

/** A word as the standard writes it, if it may be a move; empty if it is only a glyph or an annotation. */
function plain(word: string): string {
  const isGlyph = word !== NO_MOVE && !/[\p{L}\p{N}*\u2654-\u265F]/u.test(word);
  if (isGlyph || BESIDES.test(word)) return '';
  if (isMove(word) || word.length > LONGEST) return word;
  const straight = word.replace(/[‐‑‒–—−]/g, '-').replaceAll('…', '...');
  const [, number = '', rest = ''] = /^(\d+\.+)?(.*)$/.exec(straight) ?? [];
  return resultIn(straight) ?? `${number}${plainMove(rest)}`;
}

/** In characters: nothing longer is a move. */
const LONGEST = 30;
/** What engines play instead of a move. */
const NO_MOVE = '--';
/** A number without its stop, a new move, a diagram: what else stands beside a move. */
const BESIDES = /^(?:\d+|N|TN|RR|D|e\.?p\.?|ch|dbl|mate)$/;

const FIGURINES: Readonly<Record<string, string>> = {
  ...{ '♔': 'K', '♕': 'Q', '♖': 'R', '♗': 'B', '♘': 'N', '♙': '' },
  ...{ '♚': 'K', '♛': 'Q', '♜': 'R', '♝': 'B', '♞': 'N', '♟': '' },
};

function plainMove(move: string): string {
  const bare = move
    .replace(/[\u2654-\u265F]\uFE0E?/g, ([figure = '']) => FIGURINES[figure] ?? '')
    .replace(/(?:e\.?p\.?|[^\p{L}\p{N}])+$/u, '');
  const castling = /^[Oo0]-?[Oo0](-?[Oo0])?$/.exec(bare);
  if (castling) return castling[1] === undefined ? 'O-O' : 'O-O-O';
  const [, piece = '', from = '', to = '', promoted = ''] = LONG.exec(bare) ?? [];
  if (to === '') return bare || move;
  const promotion = piece === '' && promoted !== '' ? `=${promoted.toUpperCase()}` : '';
  return `${piece}${from.replace(/[:×]/, 'x').replace('-', '')}${to}${promotion}`;
}

/** With both squares and what stands between them, with a pawn's letter, or with the promoted piece written otherwise. */
const LONG = /^P?([KQRBN]?)([a-h]?[1-8]?(?:[x:×]|-(?=[a-h]))?)([a-h][1-8])(?:[=/]?([QRBNqrbn]))?$/;

/** The player whom the tags name as White, by id; undefined if they name nobody. */
export const whiteIn = (pgn: string): string | undefined => tagIn(readPgn(pgn), 'White');
