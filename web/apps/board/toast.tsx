/// <reference lib="dom" />
import { useRef } from 'preact/hooks';
import type { Queue, Tap } from '../../kit/tablet/queue.ts';
import { Words } from '../../kit/words.tsx';
import type { Hands } from './hands.ts';
import { Pending } from './parts.tsx';
import { TEXT } from './words.ts';

/** For so many milliseconds a tap stays in sight, with the way back. */
const SHOWN = 10_000;

/** What was tapped just now on this tablet: usually one tap, two for a new member at the door. */
export function useLatest({ taps, done }: Queue, now: number): readonly Tap[] {
  const all = [...done, ...taps];
  const seen = useRef(new Set(all.map(({ key }) => key)));
  const latest = useRef<{ readonly keys: readonly string[]; readonly until: number } | undefined>(undefined);
  const fresh = all.filter(({ key }) => !seen.current.has(key)).map(({ key }) => key);
  for (const key of fresh) seen.current.add(key);
  if (fresh.length > 0) latest.current = { keys: fresh, until: now + SHOWN };
  const { keys = [], until = now } = latest.current ?? {};
  return now < until ? all.filter(({ key, undone }) => keys.includes(key) && !undone) : [];
}

/** What was tapped just now, and Undo: without a question where nothing is recorded yet. */
export const Toast = ({ hands }: { readonly hands: Hands }) => {
  const { queue, takeBack, open } = hands;
  const taps = useLatest(queue, performance.now());
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
