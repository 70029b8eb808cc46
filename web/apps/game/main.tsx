/// <reference lib="dom" />
import '#web/kit/page-language.ts';
import { render } from 'preact';
import { Chessboard } from '#web/kit/chessboard.tsx';
import { readGame } from '#web/kit/reading-pgn.ts';
import { BOARD } from '#web/kit/texts.ts';

/** Where the moves were cut, as a page does with those of a book. */
const CUT = / …$/;

/** Shows the game whose moves stand below the place on a board; it stays there when the page renews itself. */
export function show(place: Element): void {
  const moves = place.parentElement?.querySelector('p.moves')?.textContent ?? '';
  const game = readGame(moves.replace(CUT, ''));
  const board = document.createElement('div');
  board.dataset['own'] = '';
  place.append(board);
  render(game ? <Chessboard game={game} /> : <p>{BOARD.unreadable}</p>, board);
}
