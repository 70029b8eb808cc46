import { useState } from 'preact/hooks';
import { BOARD as W } from '../texts.ts';
import type { Position, ReadGame } from './pgn.ts';

const PIECES: Readonly<Record<string, string>> = {
  K: '♔',
  Q: '♕',
  R: '♖',
  B: '♗',
  N: '♘',
  P: '♙',
  k: '♚',
  q: '♛',
  r: '♜',
  b: '♝',
  n: '♞',
  p: '♟',
};
/** Keeps a chess piece from being shown as an emoji. */
const AS_TEXT = '\uFE0E';

/** A game to step through: by keys, by the arrow keys among them, or by a move of the list. */
export const Chessboard = ({ game }: { readonly game: ReadGame }) => {
  const last = game.positions.length - 1;
  const [at, setAt] = useState(last);
  const go = (to: number) => setAt(Math.max(0, Math.min(last, to)));
  const position = game.positions[at];
  if (!position) return null;
  const keys: Readonly<Record<string, number>> = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: last };
  return (
    <div class="game">
      <Squares position={position} />
      <div class="steps">
        <div
          class="buttons"
          role="toolbar"
          aria-label={W.steps}
          onKeyDown={(event) => {
            const to = keys[event.key];
            if (to === undefined) return;
            event.preventDefault();
            go(to);
          }}
        >
          <Step label={W.first} sign="⇤" to={0} at={at} go={go} />
          <Step label={W.previous} sign="←" to={Math.max(0, at - 1)} at={at} go={go} />
          <Step label={W.next} sign="→" to={Math.min(last, at + 1)} at={at} go={go} />
          <Step label={W.last} sign="⇥" to={last} at={at} go={go} />
        </div>
        <p aria-live="polite">{whereIs(game, at)}</p>
        <ol class="moves">
          {game.positions.slice(1).map(({ move }, index) => (
            <li key={index}>
              {index % 2 === 0 && <span class="quiet">{index / 2 + 1}. </span>}
              <button type="button" aria-current={index + 1 === at ? 'step' : undefined} onClick={() => go(index + 1)}>
                {move}
              </button>
            </li>
          ))}
        </ol>
        {game.result !== '*' && <p>{game.result}</p>}
      </div>
    </div>
  );
};

function whereIs({ positions }: ReadGame, at: number): string {
  if (at === 0) return W.start;
  const move = positions[at]?.move ?? '';
  return at % 2 === 1 ? W.white(Math.ceil(at / 2), move) : W.black(Math.ceil(at / 2), move);
}

interface StepProps {
  readonly label: string;
  readonly sign: string;
  readonly to: number;
  readonly at: number;
  readonly go: (to: number) => void;
}

const Step = ({ label, sign, to, at, go }: StepProps) => (
  <button type="button" aria-label={label} aria-disabled={to === at} onClick={() => go(to)}>
    {sign}
  </button>
);

const Squares = ({ position: { rows, squares, move } }: { readonly position: Position }) => (
  <div class="chessboard" role="img" aria-label={W.position(move === '' ? W.start : move)}>
    {rows.flatMap((row, y) =>
      [...row].map((sign, x) => (
        <span key={`${x}${y}`} class={squareClass(x, y, squares)}>
          {PIECES[sign] ? `${PIECES[sign]}${AS_TEXT}` : ''}
        </span>
      )),
    )}
  </div>
);

function squareClass(x: number, y: number, squares: readonly string[]): string {
  const name = `${'abcdefgh'[x] ?? ''}${8 - y}`;
  return `${(x + y) % 2 === 0 ? 'pale' : 'deep'}${squares.includes(name) ? ' moved' : ''}`;
}
