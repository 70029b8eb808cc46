/// <reference lib="dom" />
import '#web/ui/page/page-language.ts';
import { render } from 'preact';
import { Chessboard } from '#web/ui/chess/chessboard.tsx';
import { readGame } from '#web/ui/chess/reading-pgn.ts';
import { BOARD } from '#web/ui/texts.ts';

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
