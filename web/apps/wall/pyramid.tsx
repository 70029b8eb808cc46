import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { LadderView } from '../../../shared/contract/view.ts';
import { rowsOf } from '../../../shared/rules/common/pyramid.ts';
import { busyIn } from '../../kit/busy.ts';
import { Name } from '../../kit/words.tsx';
import { heightOfCodes, SMALL } from './fit.ts';
import { cornerOf, type PyramidFit, pyramidFit, widthOnTwoLines } from './pyramid-fit.ts';
import { Change, Rungs, widthIn } from './rungs.tsx';
import { TEXT } from './texts.ts';

/** How wide the codes for phones are with what is written below them, in heights of theirs. */
const CODES_WIDE = 1.1;

interface PyramidProps {
  readonly view: LadderView;
  /** Whether nothing stands beside it. */
  readonly alone: boolean;
  /** Is told how much of the height is left empty where codes for phones have room, in pixels. */
  readonly onRoom: (height: number) => void;
}

/** The rows of a pyramid in the largest letters in which they fit; where these would be too small, or the screen is, columns. */
export const Pyramid = ({ view, alone, onRoom }: PyramidProps) => {
  const { standings } = view;
  const box = useRef<HTMLDivElement>(null);
  const [fit, show] = useState<PyramidFit>();
  const rows = useMemo(() => rowsOf(standings), [standings]);
  useLayoutEffect(() => {
    const place = box.current;
    if (!place) return;
    const fill = () => {
      const { clientWidth: width, clientHeight: height } = place;
      const widthOf = widthIn(getComputedStyle(place).fontFamily, 600);
      const widest = Math.max(0, ...standings.map(({ name }) => widthOnTwoLines(name, widthOf)));
      const found = matchMedia(SMALL).matches ? undefined : pyramidFit({ width, height, rows: rows.length, widest });
      show(found);
      if (!found) return;
      const codes = heightOfCodes(innerWidth);
      onRoom(cornerOf({ width }, found, codes) >= CODES_WIDE * codes ? codes : 0);
    };
    const watching = new ResizeObserver(fill);
    watching.observe(place);
    fill();
    return () => watching.disconnect();
  }, [standings, rows]);
  return (
    <div class="fitted" ref={box}>
      {fit ? <Rows view={view} rows={rows} fit={fit} /> : <Rungs standings={standings} alone={alone} onRoom={onRoom} />}
    </div>
  );
};

interface RowsProps {
  readonly view: LadderView;
  readonly rows: readonly LadderView['standings'][];
  readonly fit: PyramidFit;
}

const Rows = ({ view, rows, fit: { size, wide } }: RowsProps) => {
  const busy = busyIn(view);
  return (
    <div class="rows" style={{ fontSize: `${size}px`, '--wide': `${wide}px`, '--rows': rows.length }}>
      {rows.map((row) => (
        <ol key={row[0]?.id} start={row[0]?.rung}>
          {row.map((standing) => (
            <li key={standing.id} class={standing.away === undefined ? undefined : 'is-away'}>
              <span class="rung-number">{standing.rung}</span>
              <span class="rung-change">
                {standing.away !== undefined && <Sign words={TEXT.away}>✈︎</Sign>}
                {busy.has(standing.id) && <Sign words={TEXT.busy}>⚔︎</Sign>}
                <Change standing={standing} />
              </span>
              <span class="rung-name">
                <Name of={standing} />
              </span>
            </li>
          ))}
        </ol>
      ))}
    </div>
  );
};

const Sign = ({ words, children }: { readonly words: string; readonly children: string }) => (
  <span role="img" aria-label={words}>
    {children}{' '}
  </span>
);
