/// <reference lib="dom" />
import { useRef } from 'preact/hooks';
import { Words } from '../../kit/words.tsx';
import type { Hands } from './hands.ts';
import { Latest } from './latest.ts';
import { Pending } from './parts.tsx';
import { TEXT } from './words.ts';

/** What was tapped just now, and Undo: without a question where nothing is recorded yet. */
export const Toast = ({ hands }: { readonly hands: Hands }) => {
  const { queue, takeBack, open } = hands;
  const latest = useRef<Latest | undefined>(undefined);
  latest.current ??= new Latest(queue);
  const taps = latest.current.of(queue, performance.now());
  const [first] = taps;
  const line = taps.find((tap) => tap.line !== undefined)?.line;
  const back = () => {
    for (const tap of taps.toReversed()) if (tap.line === undefined) takeBack(tap.key);
    if (line !== undefined) open({ kind: 'undo', line });
  };
  return (
    <div class="toast" role="status">
      {first && (
        <>
          <span>
            <Words of={first.says} />
            {taps.some((tap) => tap.line === undefined) && <Pending />}
          </span>
          {first.command.verb !== 'void' && first.command.verb !== 'correct' && (
            <button type="button" onClick={back}>
              {TEXT.undo}
            </button>
          )}
        </>
      )}
    </div>
  );
};
