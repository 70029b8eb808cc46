import type { ComponentChildren } from 'preact';
import { useMemo, useRef, useState } from 'preact/hooks';
import type { LadderView } from '#shared/contract/view.ts';
import { rowsOf } from '#shared/rules/common/pyramid.ts';
import { busyIn } from '#web/ui/ladder/names-in.ts';
import { Icon } from '#web/ui/page/icon.tsx';
import { Name } from '#web/ui/page/words.tsx';
import { MARKS } from '#web/ui/texts.ts';
import { MOST, SMALL, useMeasured } from './fit.ts';
import { useGlide } from './glide.ts';
import { Change, hasMoved } from './rungs.tsx';
import { widthIn, widthOnTwoLines } from './widths.ts';

interface PyramidProps {
  readonly view: LadderView;
  /** Today, at the club. */
  readonly today: string;
  /** Who leads, and codes for phones: they stand on both sides of the top. */
  readonly above: ComponentChildren;
  /** The same ladder in columns. */
  readonly otherwise: ComponentChildren;
}

/** The rows of a pyramid in the largest letters in which they fit; where these would be too small, or the screen is, columns. */
export const Pyramid = ({ view, today, above, otherwise }: PyramidProps) => {
  const { standings } = view;
  const [{ fit, corner }, show] = useState<{ readonly fit?: PyramidFit | undefined; readonly corner: number }>({
    corner: 0,
  });
  const rows = useMemo(() => rowsOf(standings), [standings]);
  const box = useMeasured<HTMLDivElement>(
    (place) => {
      const { clientWidth: width, clientHeight: height } = place;
      const widthOf = widthIn(getComputedStyle(place).fontFamily, 600);
      const widest = Math.max(0, ...standings.map(({ name }) => widthOnTwoLines(name, widthOf)));
      const found = matchMedia(SMALL).matches ? undefined : pyramidFit({ width, height, rows: rows.length, widest });
      const codes = CODES * Math.min(innerWidth, innerHeight);
      const corner = found ? cornerOf({ width }, found, codes) : 0;
      show({ fit: corner >= CODES_WIDE * codes ? found : undefined, corner });
    },
    [standings, rows],
  );
  return (
    <div class="fitted" ref={box} style={{ '--corner': `${corner}px` }}>
      {fit ? (
        <>
          {above}
          <Rows view={view} today={today} rows={rows} fit={fit} />
        </>
      ) : (
        otherwise
      )}
    </div>
  );
};

/** How high the codes for phones are with what is written below them, in shorter sides of the screen; how wide one is, in such heights. */
const [CODES, CODES_WIDE] = [0.19, 0.95] as const;

interface RowsProps extends Pick<PyramidProps, 'view' | 'today'> {
  readonly rows: readonly LadderView['standings'][];
  readonly fit: PyramidFit;
}

const Rows = ({ view, today, rows, fit: { size, wide } }: RowsProps) => {
  const busy = busyIn(view);
  const tiles = useRef<HTMLDivElement>(null);
  useGlide(tiles, size);
  return (
    <div class="rows" ref={tiles} style={{ fontSize: `${size}px`, '--wide': `${wide}px`, '--rows': rows.length }}>
      {rows.map((row) => (
        <ol key={row[0]?.id} start={row[0]?.rung}>
          {row.map((standing) => (
            <li
              key={standing.id}
              data-player={standing.id}
              class={`${standing.away === undefined ? '' : 'is-away'} ${hasMoved(standing, today) ? 'moved' : ''}`}
            >
              <span class="rung-number">{standing.rung}</span>
              <span class="rung-change">
                {standing.away !== undefined && <Sign of="away" />}
                {busy.has(standing.id) && <Sign of="busy" />}
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

const Sign = ({ of }: { readonly of: 'away' | 'busy' }) => (
  <span role="img" aria-label={MARKS[of]}>
    <Icon of={of} />
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
