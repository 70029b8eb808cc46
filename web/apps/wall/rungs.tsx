import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { StandingView } from '../../../shared/contract/view.ts';
import { signed } from '../../../shared/words/score.ts';
import { Name } from '../../kit/words.tsx';
import { type Fit, fitOf, roomBelow, SHOWN, SMALL } from './fit.ts';

/** Of a screen that is scrolled the letters are those of the page. */
type Shown = Partial<Fit> & Pick<Fit, 'shown'>;

interface RungsProps {
  readonly standings: readonly StandingView[];
  /** Is told how much of the height is left empty below, in pixels. */
  readonly onRoom: (below: number) => void;
}

/**
 * The ladder in as many columns as it takes, in the largest letters in which it fits; of a very long one the top. What has
 * room is worked out from the widths of the names, so that a browser lays them out once.
 */
export const Rungs = ({ standings, onRoom }: RungsProps) => {
  const list = useRef<HTMLOListElement>(null);
  const [{ size, shown }, show] = useState<Shown>({ shown: 0 });
  const widest = useMemo(() => widthsOf(standings.slice(0, SHOWN)), [standings]);
  useLayoutEffect(() => {
    const box = list.current;
    if (!box) return;
    const fill = () => {
      const { below = 0, ...next } = fitIn(box, standings.length, widest);
      show((before) => (before.size === next.size && before.shown === next.shown ? before : next));
      onRoom(below);
    };
    const watching = new ResizeObserver(fill);
    watching.observe(box);
    fill();
    return () => watching.disconnect();
  }, [standings]);
  return (
    <ol class="rungs" ref={list} style={size === undefined ? undefined : { fontSize: `${size}px` }}>
      {standings.slice(0, shown).map((standing) => (
        <li key={standing.id}>
          <span class="rung-number">{standing.rung}</span>
          <span class="rung-name">
            <Name of={standing} />
          </span>
          <Change standing={standing} />
        </li>
      ))}
      {shown > 0 && standings.length > shown && (
        <li>
          <span class="rung-number" />
          <span class="rung-name">and {standings.length - shown} more</span>
        </li>
      )}
    </ol>
  );
};

function fitIn(
  box: HTMLElement,
  players: number,
  widest: (family: string) => number,
): Shown & { readonly below?: number } {
  if (matchMedia(SMALL).matches) return { shown: SHOWN };
  const { clientWidth: width, clientHeight: height } = box;
  const fitted = { width, height, players, widest: widest(getComputedStyle(box).fontFamily) };
  const fit = fitOf(fitted);
  return { ...fit, below: roomBelow(fitted, fit) };
}

const Change = ({ standing }: { readonly standing: StandingView }) => {
  const moved = movedOf(standing);
  return <span class={`rung-change ${moved < 0 ? 'up' : moved > 0 ? 'down' : ''}`}>{changeWords(standing)}</span>;
};

/** By how many rungs an arrow tells that somebody moved, below being positive. */
const movedOf = ({ change, points }: StandingView): number => (change === 'new' || points !== undefined ? 0 : change);

/** All that is said of a change but the arrow. */
function changeWords({ change, points, pointsChange = 0 }: StandingView): string {
  if (points !== undefined) return `${points}${pointsChange === 0 ? '' : ` (${signed(pointsChange)})`}`;
  return change === 'new' ? 'new' : change === 0 ? '' : String(Math.abs(change));
}

/** Longer names than this may be cut. */
const LONG = 24;
/** Changes are written in smaller letters, as the style sheet has it. */
const SMALLER = 0.8;
/** Letters are measured in this size, in pixels. */
const MEASURED = 100;

/** The width of the widest row, but for its number, in widths of its letters; measured for the letters of a family. */
const widthsOf =
  (standings: readonly StandingView[]) =>
  (family: string): number => {
    const context = document.createElement('canvas').getContext('2d');
    if (!context) return 0;
    const widthOf = (text: string, weight: number) => {
      context.font = `${weight} ${MEASURED}px ${family}`;
      return context.measureText(text).width / MEASURED;
    };
    const rows = standings
      .filter(({ name }) => name.length <= LONG)
      .map((each) => {
        const change = `${movedOf(each) === 0 ? '' : '▲ '}${changeWords(each)}`;
        return widthOf(each.name, 600) + SMALLER * widthOf(change, 400);
      });
    return Math.max(0, ...rows);
  };
