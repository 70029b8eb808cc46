import { useMemo, useState } from 'preact/hooks';
import type { LadderView } from '#shared/contract/view.ts';
import { rowsOf } from '#shared/rules/common/pyramid.ts';
import { busyIn } from '#web/ui/ladder/names-in.ts';
import { Name } from '#web/ui/page/words.tsx';
import { MARKS } from '#web/ui/texts.ts';
import { heightOfCodes, MOST, type PlaceOfCodes, SMALL, useMeasured } from './fit.ts';
import { Change, Rungs, widthIn } from './rungs.tsx';

/** How wide the codes for phones are with what is written below them, in heights of theirs. */
const CODES_WIDE = 1.1;

interface PyramidProps {
  readonly view: LadderView;
  /** Whether nothing stands beside it. */
  readonly alone: boolean;
  /** Is told where the codes for phones have room. */
  readonly onRoom: (codes: PlaceOfCodes) => void;
}

/** The rows of a pyramid in the largest letters in which they fit; where these would be too small, or the screen is, columns. */
export const Pyramid = ({ view, alone, onRoom }: PyramidProps) => {
  const { standings } = view;
  const [fit, show] = useState<PyramidFit>();
  const rows = useMemo(() => rowsOf(standings), [standings]);
  const box = useMeasured<HTMLDivElement>(
    (place) => {
      const { clientWidth: width, clientHeight: height } = place;
      const widthOf = widthIn(getComputedStyle(place).fontFamily, 600);
      const widest = Math.max(0, ...standings.map(({ name }) => widthOnTwoLines(name, widthOf)));
      const found = matchMedia(SMALL).matches ? undefined : pyramidFit({ width, height, rows: rows.length, widest });
      show(found);
      if (!found) return;
      const codes = heightOfCodes(innerWidth);
      onRoom(cornerOf({ width }, found, codes) >= CODES_WIDE * codes ? 'below' : 'apart');
    },
    [standings, rows],
  );
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
                {standing.away !== undefined && <Sign words={MARKS.away}>✈︎</Sign>}
                {busy.has(standing.id) && <Sign words={MARKS.busy}>⚔︎</Sign>}
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

/** In widths of letters, as the style sheet has them: the space between two, how high one is, what stands beside a name. */
const [GAP, HIGH, BESIDE] = [0.35, 4.2, 0.9] as const;
/** No wider than that where there is room. */
const WIDE = 14;
/** A longer name on two lines is cut before all others get smaller than that, in pixels, and in widths of letters. */
const [LEGIBLE, LONG] = [18, 6] as const;
/** Smaller letters, in pixels, and the ladder is better read in columns. */
const SMALLEST = 12;

/** What is to be fitted in: the room in pixels, how many rows there are, and the widest name on two lines, in widths of letters. */
interface FittedRows {
  readonly width: number;
  readonly height: number;
  readonly rows: number;
  readonly widest: number;
}

/** In which letters a pyramid fits on a screen, and how wide and high a player in it is with the space around, all in pixels. */
interface PyramidFit {
  readonly size: number;
  readonly wide: number;
  readonly high: number;
}

/** The largest letters in which all rows fit, or undefined if they would be too small. */
export function pyramidFit({ width, height, rows, widest }: FittedRows): PyramidFit | undefined {
  const across = (name: number): number => width / (rows * (name + BESIDE + GAP) - GAP);
  const down = height / (rows * (HIGH + GAP) - GAP);
  const size = Math.floor(Math.min(MOST, down, Math.max(across(widest), Math.min(LEGIBLE, across(LONG)))));
  if (size < SMALLEST) return undefined;
  const gap = GAP * size;
  return { size, wide: Math.min((width + gap) / rows, WIDE * size + gap), high: (height + gap) / rows };
}

/** How wide it is free beside the top of a pyramid, as far down as something is high, in pixels. */
export function cornerOf({ width }: Pick<FittedRows, 'width'>, { wide, high }: PyramidFit, height: number): number {
  const rows = Math.ceil(height / high);
  return (width - rows * wide) / 2;
}

/** How wide a name is on a line, or on two if that is narrower. */
export function widthOnTwoLines(name: string, widthOf: (text: string) => number): number {
  const words = name.split(/\s+/);
  const broken = words.slice(1).map((_, index) => {
    const [first, second] = [words.slice(0, index + 1), words.slice(index + 1)];
    return Math.max(widthOf(first.join(' ')), widthOf(second.join(' ')));
  });
  return Math.min(widthOf(name), ...broken);
}
