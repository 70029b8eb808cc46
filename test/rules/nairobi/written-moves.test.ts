import { describe, expect, it } from 'vitest';
import { publicMoves } from '#shared/view/public-parts.ts';
import { allMovesOf, parseGame } from '#shared/words/movetext.ts';
import { whiteIn, withColours } from '#web/ui/chess/pgn.ts';
import { readGame } from '#web/ui/chess/reading-pgn.ts';
import { NairobiClub } from '../systems/club.ts';

/** Hands in a game that 3 won against 2 with White, as any page does. */
function handIn(pgn: string) {
  const club = NairobiClub.of(3);
  const game = club.issue('3', '2');
  club.does('result', { ...game, score: [1, 0], white: '3', pgn: withColours(pgn, '3', '2') });
}

const WON = '[Result "1-0"]\n';

/** As lichess, chess.com, ChessBase, books and phones write the same four moves or so. */
const WRITTEN = {
  'comments after one another': '1. e4 { a } { b } 1... e5 2. Nf3 1-0',
  'a judged move with a better line':
    '1. e4 e5 2. Nf3 f6? { (0.10 → 1.50) Mistake. Nc6 was best. } { [%eval 1.5] [%clk 0:09:50] } (2... Nc6 3. Bb5 a6) 3. Nxe5 1-0',
  'clock times': '1. e4 {[%clk 0:02:59.9]} 1... e5 {[%clk 0:02:58]} 2. Nf3 {[%emt 0:00:03]}',
  'clock times without braces': '1. e4 [%clk 0:02:59] e5 [%clk 0:02:58] 2. Nf3',
  glyphs: '1. e4 e5 ∓ 2. Nf3 ± Nc6 ⩲ 3. Bb5 +/= a6 -+ 4. Ba4 □',
  'glyphs on the move': '1. e4± e5∓ 2. Nf3N Nc6!?',
  'marks apart': '1.e4 e5 ?! 2.Nf3 !',
  'numbered glyphs': '1. e4 $1 $14 e5$6 2. Nf3 $146',
  'nested variations': '1. e4 (1. d4 d5 (1... Nf6 2. c4 (2. Nf3)) 2. c4 {) not here} e6) 1... e5 2. Nf3',
  'remarks to the end of the line': '1. e4 ; best by test (really\n1... e5 ; {so\n2. Nf3',
  'lines for programs': '% made by X (\n1. e4 e5\n% eval {\n2. Nf3',
  'a byte order mark, and the line ends of Windows': '\uFEFF[Event "x"]\r\n\r\n1. e4 e5\r\n2. Nf3 1-0\r\n',
  'old line ends': '[Event "x"]\r\r1. e4 e5\r2. Nf3 1-0\r',
  'castling with noughts': '1. e4 e5 2. Nf3 Nf6 3. Bc4 Bc5 4. 0-0 0-0 1-0',
  'castling as phones mend it': '1. e4 e5 2. Nf3 Nf6 3. Bc4 Bc5 4. O–O o-o 1–0',
  'a pawn taken in passing': '1. e4 a6 2. e5 d5 3. exd6 e.p. 1-0',
  'a pawn taken in passing, in one word': '1. e4 a6 2. e5 d5 3. exd6e.p. 1-0',
  'numbers for Black': '1.e4 1...e5 2.Nf3 2…Nc6',
  'numbers without stops': '1 e4 e5 2 Nf3',
  'both squares': '1. e2-e4 e7-e5 2. Ng1-f3 Nb8-c6',
  coordinates: '1. e2e4 e7e5 2. g1f3',
  figures: '1. ♙e4 e5 2. ♘f3 ♞c6',
  'a capture with a colon': '1. e4 d5 2. e:d5 Q:d5',
  'a promotion in brackets': '1. a4 b5 2. axb5 a6 3. bxa6 Bb7 4. axb7 h6 5. bxa8(Q) 1-0',
  'a promotion with a stroke': '1. a4 b5 2. axb5 a6 3. bxa6 Bb7 4. axb7 h6 5. bxa8/q 1-0',
  'escaped quotes': '[Opening "The \\"Old\\" line"]\n\n1. e4 e5 2. Nf3',
  'a player with a nickname': '[White "Ben \\"BB\\" Stone"]\n[Black "C:\\\\x"]\n\n1. e4 e5 2. Nf3',
  'quotes that nobody escaped': '[Event "The "Old" cup"]\n[White "Ben “BB” Stone"]\n\n1. e4 e5 2. Nf3',
  'tags on one line': '[Event "x"] [White "a"] [Black "b"] 1. e4 e5 2. Nf3 1-0',
  'brackets in tags': '[Event "x ] [y {z (1;"]\n\n1. e4 e5 2. Nf3 1-0',
  'an unfinished mark with a known end': '1. e4 e5 2. Nf3 *',
  'blanks in the result': '1. e4 e5 2. Nf3 1 - 0',
  'words after the end': '1. e4 e5 2. Nf3 1-0 White won on time',
  'from where all games start':
    '[SetUp "1"]\n[FEN "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"]\n\n1. e4 e5 2. Nf3',
};

describe('the moves of a game are taken as they are written (N7)', () => {
  it.each(Object.entries(WRITTEN))('with %s', (_, pgn) => {
    expect(() => handIn(`${WON}${pgn}`)).not.toThrow();
    const shown = publicMoves(`${WON}${pgn}`, { known: () => undefined });
    expect(() => handIn(shown)).not.toThrow();
    expect(readGame(shown)?.positions.at(-1)?.rows).toEqual(readGame(`${WON}${pgn}`)?.positions.at(-1)?.rows);
    expect(readGame(shown)?.positions.length).toBeGreaterThan(3);
  });

  it.each([
    ['[White "a"]\n\n1. e4 e5 1-0\n\n[White "b"]\n\n1. d4 d5 1-0', 'tags'],
    ['1. e4 e5 1-0\n\n1. d4 d5 1-0', 'results'],
    ['1. e4 e5 2. Nf3\n\n1. d4 d5 2. c4 1-0', 'numbers'],
    ['[Event "a"]\n1. e4 e5 2. Nf3 1/2-1/2\n[Event "b"]\n1. d4 *', 'events'],
  ])('but several are called several: %#', (pgn) => {
    expect(() => handIn(`${WON}${pgn}`)).toThrow('more than one game');
  });

  it.each([
    ['1. e4 e5 2. Sf3', '2. Sf3 isn’t a move; pieces are K Q R B N, so write Nf3'],
    ['1. e4 e5 2. Nf3 Cc6', '2... Cc6 isn’t a move; pieces are K Q R B N, so write Nc6'],
    ['1. e4 e5 2. Lc4 Dh4', '2. Lc4 isn’t a move; pieces are K Q R B N, so write Bc4'],
    ['1. e4 e5 2. Fc4', 'so write Bc4'],
    ['1. e4 e5 2. Wf3', '2. Wf3 isn’t a move; pieces are K Q R B N.'],
    ['1. e4 e5 2. Ng4 Nc6', '2. Ng4 can’t be played'],
    ['1. e4 e5 2. -- Nc6', '2. -- isn’t a move'],
    ['1. e4 {why not e5 2. Nf3 1-0', 'never ends'],
    ['1. e4 (1. d4 e5 2. Nf3 1-0', 'never ends'],
  ])('and what is wrong is named: %s', (pgn, says) => {
    expect(() => handIn(`${WON}${pgn}`)).toThrow(says);
  });

  it('with a draw written in any way', () => {
    for (const drawn of ['1/2-1/2', '½-½', '1/2', '½–½', '0.5-0.5', '1/2 - 1/2', '½:½'])
      expect(parseGame(`1. e4 e5 ${drawn}`).result).toBe('1/2-1/2');
    expect(parseGame('[Result "1/2"]\n1. e4 e5').result).toBe('1/2-1/2');
  });

  it('and nothing that people wrote around them is public', () => {
    const noted = '1. e4 {call 555} e5 ; me\n% or me\n(2. d4 me) 2. Nf3 [%me] $1 555 secret 1-0 555';
    expect(allMovesOf(noted)).toBe('1. e4 e5 2. Nf3');
  });

  it('and a quote in a name hides no player', () => {
    expect(whiteIn('[White "Ben \\"BB\\" Stone"]\n[Black "bob"]', 'ann', 'bob')).toBe('ann');
  });
});
