import type { Command } from '#shared/vocabulary/command.ts';
import type { PlayerId } from '#shared/vocabulary/vocabulary.ts';
import { Words } from '#web/ui/page/words.tsx';
import { commandOf } from '#web/ui/tablet/queue.ts';
import { WORDS } from '#web/ui/texts.ts';
import type { BoardActions } from '../actions.ts';
import { PreviewWords, preview } from '../match-sheet.tsx';
import { SheetFrame } from '../parts.tsx';
import { FINAL, TEXT } from '../texts.ts';
import { tapWords } from '../words.ts';

/** Normal play is over: its effect is shown first. */
export const CloseSheet = ({ actions }: { readonly actions: BoardActions }) => {
  const closed = commandOf({ at: actions.at }, 'close', {});
  return (
    <SheetFrame title={FINAL.close} onClose={() => actions.open(undefined)}>
      <p>{FINAL.closeSays}</p>
      <p class="preview">
        <PreviewWords of={preview(actions.ladder, closed)} />
      </p>
      <button type="button" class="main" onClick={() => actions.order(closed)}>
        {FINAL.close}
      </button>
    </SheetFrame>
  );
};

interface PlayoffProps {
  readonly sheet: { readonly winner: PlayerId; readonly walkover?: true };
  readonly actions: BoardActions;
}

export const PlayoffSheet = ({ sheet: { winner, walkover }, actions }: PlayoffProps) => {
  const due = actions.board.final?.playoff;
  const won: Command | undefined =
    due &&
    commandOf({ at: actions.at }, 'playoff', {
      players: [due.lower.id, due.upper.id],
      winner,
      ...(walkover && { walkover }),
    });
  return (
    <SheetFrame
      title={won ? <Words of={tapWords(won, actions.ladder)} /> : TEXT.over}
      onClose={() => actions.open(undefined)}
    >
      {won && (
        <>
          <p class="preview">
            <PreviewWords of={preview(actions.ladder, won)} />
          </p>
          <button type="button" class="main" onClick={() => actions.order(won)}>
            {WORDS.record}
          </button>
        </>
      )}
    </SheetFrame>
  );
};
