import { describe, expect, it } from 'vitest';
import type { Score } from '#shared/vocabulary/command.ts';
import { NairobiClub } from '../systems/club.ts';

const WON: Score = [1, 0];

/** What becomes of a win of 3 against 2 that is submitted with these moves. */
const withMoves = (
  pgn: string | undefined,
  score: Score = WON,
  also: object = {},
  names: Readonly<Record<string, string>> = {},
) => {
  const club = NairobiClub.of(3);
  for (const [player, name] of Object.entries(names)) club.does('rename', { player, name });
  const game = club.issue('3', '2');
  return () => club.does('result', { ...game, score, ...(pgn !== undefined && { pgn }), ...also });
};

const tags = (white: string, black: string, result: string): string =>
  `[Event "Ladder"]\n[White "${white}"]\n[Black "${black}"]\n[Result "${result}"]\n\n`;

const MATE_BY_BLACK = '1. f3 e5 2. g4 Qh4#';

describe('the moves of a game', () => {
  it('are asked for (N7)', () => {
    expect(withMoves(undefined)).toThrow('no-moves (N7): Please add the moves');
    for (const none of ['', `${tags('3', '2', '1-0')}1-0`, 'it was a fine game'])
      expect(withMoves(none)).toThrow('no-moves (N7): The PGN has no moves');
    for (const few of ['1. e4 1-0', '1. e4 e5 1-0']) expect(withMoves(few)).not.toThrow();
  });

  it('are legal (N7)', () => {
    expect(withMoves('1. e4 e5 2. Nf3 Nc6 1-0')).not.toThrow();
    const fault = 'no-moves (N7): The PGN isn’t a legal game: 2. Nf4 can’t be played';
    expect(withMoves('1. e4 e5 2. Nf4 Nc6 1-0')).toThrow(fault);
    expect(withMoves('1. e4 e4 1-0')).toThrow('1... e4 can’t be played');
    const elsewhere = '[SetUp "1"]\n[FEN "7k/5Q2/6K1/8/8/8/8/8 w - - 0 1"]\n\n1. Qg7# 1-0\n';
    expect(withMoves(elsewhere)).toThrow('doesn’t start from the opening position');
    expect(withMoves('1. e4 e5 2. Ke2 Ke7 3. Ke3 Ke6 4. Kf4 Ke7 5. Kxe5 Ke6 1-0')).toThrow('isn’t a legal game');
  });

  it('may come with comments, variations and annotations (N7)', () => {
    const annotated = `${tags('3', '2', '1-0')}1. e4 {best by test} e5 (1... c5 2. Nf3) 2. Nf3! Nc6 $2 3. Bb5 a6?! 1-0\n`;
    expect(withMoves(annotated)).not.toThrow();
    expect(withMoves(annotated.replaceAll('\n', '\r\n'))).not.toThrow();
  });

  it('have the challenger as White, where no names are given (N7)', () => {
    expect(withMoves('1. e4 e5 1-0', [1, 0])).not.toThrow();
    expect(withMoves('1. e4 e5 0-1', [1, 0])).toThrow('ends 0-1, but the score says 1-0');
    for (const nobody of [tags('?', '?', '1-0'), tags('', '', '1-0')])
      expect(withMoves(`${nobody}1. e4 e5 1-0`, [1, 0])).not.toThrow();
    expect(withMoves('1. e4 e5 0-1', [0, 1])).not.toThrow();
    expect(withMoves('1. e4 e5 1/2-1/2', [0.5, 0.5])).not.toThrow();
  });

  it('say who had White and who Black: the challenger may choose either colour (N8)', () => {
    expect(withMoves(`${tags('3', '2', '1-0')}1. e4 e5 1-0`)).not.toThrow();
    expect(withMoves(`${tags('2', '3', '0-1')}1. e4 e5 0-1`)).not.toThrow();
    expect(withMoves(`${tags('2', '3', '1-0')}1. e4 e5 1-0`)).toThrow('ends 1-0, but the score says 0-1');
    expect(withMoves(`${tags('2', '3', '1-0')}1. e4 e5 1-0`, [0, 1])).not.toThrow();
  });

  it('are those of these two players (N7)', () => {
    for (const [white, black, result] of [
      ['3', '1', '1-0'],
      ['1', '2', '1-0'],
      ['2', '1', '0-1'],
      ['1', '3', '0-1'],
      ['3', '3', '1-0'],
      ['2', '2', '1-0'],
      ['3', '?', '1-0'],
      ['', '3', '0-1'],
    ] as const)
      expect(withMoves(`${tags(white, black, result)}1. e4 e5 ${result}`)).toThrow(
        `names “${white}” and “${black}”, not`,
      );
    const long = 'x'.repeat(61);
    expect(withMoves(`${tags(long, long, '1-0')}1. e4 e5 1-0`)).toThrow(
      `“${'x'.repeat(60)}” and “${'x'.repeat(60)}”, not`,
    );
  });

  it('may name people as they like, where it is said who had White (N7)', () => {
    const exported = `${tags('Kipchoge, E.', 'magnus1990', '0-1')}1. e4 e5 0-1`;
    expect(withMoves(exported)).toThrow('Please say who had White');
    expect(withMoves(exported, WON, { white: '2' })).not.toThrow();
    expect(withMoves(exported, WON, { white: '3' })).toThrow('ends 0-1, but the score says 1-0');
    expect(withMoves(exported, [0, 1], { white: '3' })).not.toThrow();
    expect(withMoves(`${tags('?', '', '0-1')}1. e4 e5 0-1`, WON, { white: '2' })).not.toThrow();
    expect(withMoves(exported, WON, { white: '1' })).toThrow('unknown-player');
  });

  it('say nothing else than who is said to have had White, by id or by name (N7)', () => {
    const names = { '3': 'Cy  Carter', '2': 'Bob Baker' };
    const named = { '2': '3', x: '3', ' bob baker': 'somebody', '?': 'CY CARTER' };
    for (const [white, black] of Object.entries(named)) {
      const moves = `${tags(white, black, '1-0')}1. e4 e5 1-0`;
      expect(withMoves(moves, WON, { white: '3' }, names)).toThrow('but you said otherwise');
      expect(withMoves(moves, [0, 1], { white: '2' }, names)).not.toThrow();
    }
    expect(withMoves(`${tags('3', '1', '1-0')}1. e4 e5 1-0`, WON, { white: '3' })).toThrow('who didn’t play this game');
    const blank = `${tags('', '?', '1-0')}1. e4 e5 1-0`;
    expect(withMoves(blank, WON, { white: '3' }, { '2': '?', '3': 'Cy' })).not.toThrow();
    const unlike = { '2': 'Bob Bake r', '3': 'Cy' };
    expect(withMoves(`${tags('Bobbaker', 'x', '1-0')}1. e4 e5 1-0`, WON, { white: '3' }, unlike)).not.toThrow();
  });

  it('are those of one game, and no more than any game has come to, however they are written (N7)', () => {
    const game = `${tags('3', '2', '1-0')}1. e4 e5 1-0\n\n`;
    expect(withMoves(game + game)).toThrow('more than one game');
    expect(withMoves(game + game.replaceAll('[', ' ['))).toThrow('more than one game');
    const quoted = `${tags('3', '2', '1-0')}1. e4 {not [White "x"]} e4 1-0`;
    expect(withMoves(quoted)).toThrow('isn’t a legal game');
    const rounds = (count: number) => `${tags('3', '2', '1-0')}${'Nf3 Nf6 Ng1 Ng8 '.repeat(count)}1-0`;
    expect(withMoves(rounds(300))).not.toThrow();
    expect(withMoves(rounds(301))).toThrow('more than 1200 moves');
    for (const odd of ['('.repeat(60_000), '['.repeat(60_000), `1. e4 {${'x'.repeat(60_000)}`, '\0'.repeat(60_000)])
      expect(withMoves(odd)).toThrow(/no-moves \(N7\): .*(?:has no moves|never ends)/);
  });

  it('end with the result that the score says (N7)', () => {
    for (const [moves, result] of [
      ['1. e4 e5 1/2-1/2', '1/2-1/2'],
      ['1. e4 e5 *', '*'],
      ['1. e4 e5', '*'],
    ] as const)
      expect(withMoves(moves)).toThrow(`ends ${result}, but the score says 1-0`);
    expect(withMoves(`${tags('3', '2', '0-1')}1. e4 e5 0-1`, [0.5, 0.5])).toThrow(
      'ends 0-1, but the score says 1/2-1/2',
    );
  });

  it('that end in checkmate are won by whoever gave it (N7)', () => {
    expect(withMoves(`${MATE_BY_BLACK} 0-1`, [0, 1])).not.toThrow();
    const otherEnd = 'The final position of the PGN doesn’t match the result';
    expect(withMoves(`${MATE_BY_BLACK} 1-0`, [1, 0])).toThrow(otherEnd);
    expect(withMoves(`${MATE_BY_BLACK} 1/2-1/2`, [0.5, 0.5])).toThrow(otherEnd);
    const mateByWhite = '1. e4 e5 2. Qh5 Nc6 3. Bc4 Nf6 4. Qxf7#';
    expect(withMoves(`${mateByWhite} 1-0`, [1, 0])).not.toThrow();
    expect(withMoves(`${mateByWhite} 0-1`, [0, 1])).toThrow(otherEnd);
    expect(withMoves(`${tags('2', '3', '0-1')}${MATE_BY_BLACK} 0-1`, [1, 0])).not.toThrow();
  });

  it('that end in stalemate are a draw (N7)', () => {
    const stalemate =
      '1. e3 a5 2. Qh5 Ra6 3. Qxa5 h5 4. Qxc7 Rah6 5. h4 f6 6. Qxd7+ Kf7 7. Qxb7 Qd3 8. Qxb8 Qh7 9. Qxc8 Kg6 10. Qe6';
    expect(withMoves(`${stalemate} 1/2-1/2`, [0.5, 0.5])).not.toThrow();
    expect(withMoves(`${stalemate} 1-0`, [1, 0])).toThrow('doesn’t match the result');
  });

  it('may be missing with a reason, and are not looked at again when the score is corrected (§0 Overriding, §0 Correcting)', () => {
    const club = NairobiClub.of(3);
    const game = club.issue('3', '2');
    const { line } = club.because('the score sheet got wet').does('result', { ...game, score: WON });
    expect(club.approve(game).order).toBe('1 3 2');
    expect(club.correct(line, [0, 1]).order).toBe('2 1 3');
  });
});
