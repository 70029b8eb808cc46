import { useLayoutEffect, useRef } from 'preact/hooks';
import type { StandingView } from '../../../shared/contract/view.ts';
import { signed } from '../../../shared/words/score.ts';
import { Name } from '../../kit/words.tsx';

/** The smallest and the largest letters, in pixels. */
const [LEAST, MOST] = [9, 44];

/** As many are shown: more could not be read from afar, and would be laid out for seconds. */
const SHOWN = 200;

/** A screen that is scrolled like any other page. */
const SMALL = '(max-width: 60rem)';

/** The ladder in as many columns as it takes, in the largest letters in which it fits; of a very long one the top. */
export const Rungs = ({ standings }: { readonly standings: readonly StandingView[] }) => {
  const list = useRef<HTMLOListElement>(null);
  useLayoutEffect(() => {
    const box = list.current;
    if (!box) return;
    const watching = new ResizeObserver(() => enlarge(box));
    watching.observe(box);
    enlarge(box);
    return () => watching.disconnect();
  }, [standings]);
  return (
    <ol class="rungs" ref={list}>
      {standings.slice(0, SHOWN).map((standing) => (
        <li key={standing.id}>
          <span class="rung-number">{standing.rung}</span>
          <span class="rung-name">
            <Name of={standing} />
          </span>
          <Change standing={standing} />
        </li>
      ))}
      {standings.length > SHOWN && (
        <li>
          <span class="rung-number" />
          <span class="rung-name">and {standings.length - SHOWN} more</span>
        </li>
      )}
    </ol>
  );
};

const Change = ({ standing: { change, points, pointsChange = 0 } }: { readonly standing: StandingView }) => {
  if (points !== undefined)
    return <span class="rung-change">{`${points}${pointsChange === 0 ? '' : ` (${signed(pointsChange)})`}`}</span>;
  if (change === 'new') return <span class="rung-change">new</span>;
  return (
    <span class={`rung-change ${change < 0 ? 'up' : change > 0 ? 'down' : ''}`}>
      {change === 0 ? '' : Math.abs(change)}
    </span>
  );
};

/** Halves the span between letters that fit and letters that do not. */
function enlarge(box: HTMLElement): void {
  if (matchMedia(SMALL).matches) {
    box.style.fontSize = '';
    return;
  }
  let [fits, tooLarge] = [LEAST, MOST + 1];
  while (tooLarge - fits > 1) {
    const size = Math.floor((fits + tooLarge) / 2);
    box.style.fontSize = `${size}px`;
    if (holds(box)) fits = size;
    else tooLarge = size;
  }
  box.style.fontSize = `${fits}px`;
}

/** Longer names than this may be cut. */
const LONG = 24;

/** Whether everybody has room, and each name of ordinary length is to be read whole. */
function holds(box: HTMLElement): boolean {
  if (box.scrollWidth > box.clientWidth || box.scrollHeight > box.clientHeight) return false;
  return [...box.querySelectorAll('.rung-name')].every(
    (name) => name.scrollWidth <= name.clientWidth || (name.textContent ?? '').length > LONG,
  );
}
