/** More than any game between people needs; what is longer is cut. */
const MOST = 4000;

/** Tags are looked for line by line: before each of the empty lines that pad a game, all others would be looked at again. */
const TAG_LINES = /^[ \t]*\[.*\][ \t]*$/gm;
const WHITE = /^[ \t]*\[White\s+"([^"\n]*)"\]/m;

/** Only the moves, such as "1. e4 e5 2. Nf3": no tags, comments, variations or annotations, nor a result that may be corrected. */
export function movesOf(pgn: string): string {
  const moves = allMovesOf(pgn);
  return moves.length > MOST ? `${moves.slice(0, MOST)} …` : moves;
}

/** The same however long it is. */
export function allMovesOf(pgn: string): string {
  const bare = pgn
    .replace(/\{[^}]*\}?/g, ' ')
    .replace(/;[^\n]*/g, ' ')
    .replace(TAG_LINES, ' ')
    .replace(/\$\d+/g, ' ');
  return withoutVariations(bare).split(/\s+/).filter(isMove).join(' ');
}

/** How many moves of both a game has, as far as its text tells; at once, however long it is. */
export const countMoves = (pgn: string): number =>
  allMovesOf(pgn)
    .split(' ')
    .filter((word) => /[a-hO]/.test(word)).length;

/** Variations stand in brackets, one in another. */
function withoutVariations(text: string): string {
  let depth = 0;
  let kept = '';
  for (const letter of text) {
    if (letter === '(') depth++;
    else if (letter === ')') depth = Math.max(0, depth - 1);
    else if (depth === 0) kept += letter;
  }
  return kept;
}

/** A number, a move in short notation, or both. */
const isMove = (word: string): boolean =>
  /^(?=.)(?:\d+\.+)?(?:[KQRBN]?[a-h]?[1-8]?x?[a-h][1-8](?:=?[QRBN])?|O-O(?:-O)?|0-0(?:-0)?)?[+#]?[!?]{0,2}$/.test(word);

/** The player whom the tags name as White, by id; undefined if they name nobody. */
export const whiteIn = (pgn: string): string | undefined => WHITE.exec(pgn)?.[1];
