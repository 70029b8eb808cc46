import type { Tablet } from '../../kit/tablet/tablet.ts';
import { Words } from '../../kit/words.tsx';
import type { Hands } from './hands.ts';
import { Pending } from './parts.tsx';
import { lastTap, undoOf } from './undo.ts';
import { TEXT } from './words.ts';

/** What was tapped last, and the way back. */
export const Last = ({ tablet, hands }: { readonly tablet: Tablet; readonly hands: Hands }) => {
  const last = lastTap(tablet.known.queue, hands.ladder, hands.at);
  if (!last) return null;
  const undo = undoOf(last, hands.ladder, hands.at);
  const back = () =>
    undo.how === 'take-back' ? tablet.takeBack(last.key) : hands.open({ kind: 'undo', tap: last, undo });
  return (
    <div class="last">
      <span>
        <Words of={last.says} />
        {last.line === undefined && <Pending />}
      </span>
      {undo.how !== 'impossible' && (
        <button type="button" onClick={back}>
          {TEXT.undo}
        </button>
      )}
    </div>
  );
};
