import type { PlayerId } from '#shared/vocabulary/vocabulary.ts';
import { rivalsOf } from '#web/ui/ladder/rivals.ts';
import { Sheet } from './sheet.tsx';
import { Clause, type Tools } from './tools.tsx';

interface PlayerSheetProps {
  readonly tools: Tools;
  readonly player: PlayerId;
}

/** A player who can’t be challenged now: why not, and how the two have fared. */
export const PlayerSheet = ({ tools, player }: PlayerSheetProps) => {
  const { model, at } = tools;
  const { not } = rivalsOf(model.ladder, tools.player, at, model.named);
  const reason = not.find(({ who }) => who.some(({ id }) => id === player))?.refusal;
  return (
    <Sheet title={[model.named(player)]} onClose={() => tools.open(undefined)}>
      {reason && (
        <p>
          {reason.message}
          <Clause of={reason.clause} />
        </p>
      )}
      <p>{tools.told?.between(player)}</p>
    </Sheet>
  );
};
