import type { Command } from '../../../shared/vocabulary/command.ts';
import type { PlayerId } from '../../../shared/vocabulary/vocabulary.ts';
import { commandOf } from '../../kit/tablet/queue.ts';
import { Words } from '../../kit/words.tsx';
import type { Hands } from './hands.ts';
import { PreviewWords } from './match-sheet.tsx';
import { SheetFrame } from './parts.tsx';
import { preview } from './preview.ts';
import { FINAL, TEXT } from './texts.ts';
import { tapWords } from './words.ts';

/** The end of normal play. */
export const CloseSheet = ({ hands }: { readonly hands: Hands }) => {
  const closed = commandOf({ at: hands.at }, 'close', {});
  return (
    <SheetFrame title={FINAL.close} onClose={() => hands.open(undefined)}>
      <p>{FINAL.closeSays}</p>
      <p class="preview">
        <PreviewWords of={preview(hands.ladder, closed)} />
      </p>
      <button type="button" class="main" onClick={() => hands.order(closed)}>
        {FINAL.close}
      </button>
    </SheetFrame>
  );
};

interface PlayoffProps {
  readonly sheet: { readonly winner: PlayerId; readonly walkover?: true };
  readonly hands: Hands;
}

/** Who won the play-off that is due, on the board or by a walkover, and what that does. */
export const PlayoffSheet = ({ sheet: { winner, walkover }, hands }: PlayoffProps) => {
  const due = hands.board.final?.playoff;
  const won: Command | undefined =
    due &&
    commandOf({ at: hands.at }, 'playoff', {
      players: [due.lower.id, due.upper.id],
      winner,
      ...(walkover && { walkover }),
    });
  return (
    <SheetFrame
      title={won ? <Words of={tapWords(won, hands.ladder)} /> : FINAL.noPlayoff}
      onClose={() => hands.open(undefined)}
    >
      {won && (
        <>
          <p class="preview">
            <PreviewWords of={preview(hands.ladder, won)} />
          </p>
          <button type="button" class="main" onClick={() => hands.order(won)}>
            {TEXT.confirm}
          </button>
        </>
      )}
    </SheetFrame>
  );
};
