/// <reference lib="dom" />

import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { PlayerIndex } from '#shared/contract/history.ts';
import { shortMonth } from '#shared/words/dates.ts';
import { CHART } from '../texts.ts';
import { type Bound, type Charted, classOf, measureOf, type PlayerLine, type Point, rangeOf, spanOf } from './lines.ts';

export interface PlotProps {
  readonly history: Charted;
  readonly lines: readonly PlayerLine[];
  readonly bounds?: readonly Bound[];
  readonly marked: PlayerIndex | undefined;
  readonly mark: (player: PlayerIndex) => void;
  readonly width: number;
}

/** The space around the lines, in pixels: for rungs or points, and for months. */
const LEFT = 42;
const TOP = 10;
const BOTTOM = 26;
/** Between two rungs, in pixels; a chart is never lower or higher than this many. */
const STEP = 20;
const [LOWEST, HIGHEST] = [200, 900];
/** How long a line takes from one rung to the next, in pixels. */
const SLOPE = 14;
/** The pixels between two names. */
const APART = 14;

interface Beside {
  readonly pixels: number;
  readonly letters: number;
}

/** The room for names beside the ends of lines: whose line it is need not be said where there is one. */
function roomBeside({ lines, width }: PlotProps): Beside {
  if (lines.length === 1) return { pixels: 10, letters: 0 };
  return width < 640 ? { pixels: 138, letters: 14 } : { pixels: 194, letters: 22 };
}

interface Scale {
  readonly x: (at: number) => number;
  readonly y: (value: number) => number;
  readonly height: number;
  /** Where the lines end, from the left. */
  readonly right: number;
  readonly range: readonly [number, number];
}

function scaleOf({ history, lines, bounds, width }: PlotProps, beside: Beside): Scale {
  const [from, to] = spanOf(history);
  const range = rangeOf(lines, bounds);
  const [least, most] = range;
  const span = Math.max(1, most - least);
  const rungs = measureOf(history) === 'rung';
  const inner = Math.min(HIGHEST, Math.max(LOWEST, rungs ? span * STEP : LOWEST * 1.5));
  const across = Math.max(60, width - LEFT - beside.pixels);
  return {
    x: (at) => LEFT + ((at - from) / (to - from)) * across,
    y: (value) => TOP + (rungs ? (value - least) / span : (most - value) / span) * inner,
    height: inner + TOP + BOTTOM,
    right: LEFT + across,
    range,
  };
}

/** The lines of some players through the season. It is for eyes alone: beside it there is a table. */
export const Plot = (props: PlotProps) => {
  const { history, lines, bounds = [], width, marked, mark } = props;
  const beside = roomBeside(props);
  const scale = scaleOf(props, beside);
  const labels = labelsOf(lines, scale);
  const order = lines.toSorted((one, other) => Number(one.player === marked) - Number(other.player === marked));
  return (
    <svg class={marked === undefined ? 'plot' : 'plot chosen'} width={width} height={scale.height} aria-hidden="true">
      <Months history={history} scale={scale} />
      <Values history={history} scale={scale} />
      {bounds.map((bound) => (
        <Across key={`${bound.kind}${bound.value}`} bound={bound} scale={scale} />
      ))}
      {order.map((line) => (
        <Way
          key={line.player}
          line={line}
          place={lines.indexOf(line)}
          name={shortened(history.players[line.player]?.name ?? '', beside.letters)}
          scale={scale}
          label={labels.get(line.player)}
          marked={line.player === marked}
          mark={() => mark(line.player)}
        />
      ))}
    </svg>
  );
};

interface AcrossProps {
  readonly bound: Bound;
  readonly scale: Scale;
}

const Across = ({ bound: { value, kind }, scale: { y, right } }: AcrossProps) => (
  <g class={`bound ${kind}`}>
    <path d={`M${LEFT} ${y(value)}H${right}`} />
    <text x={LEFT + 4} y={y(value) + 12}>
      {CHART.bounds[kind]}
    </text>
  </g>
);

interface WayProps {
  readonly line: PlayerLine;
  readonly place: number;
  readonly name: string;
  readonly scale: Scale;
  /** How far down the name stands. */
  readonly label: number | undefined;
  readonly marked: boolean;
  readonly mark: () => void;
}

const Way = ({ line, place, name, scale, label = 0, marked, mark }: WayProps) => {
  const path = line.stretches.map((stretch) => pathOf(stretch, scale)).join('');
  const last = line.stretches.at(-1)?.at(-1);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: fingers may take the line; keyboards have the names below
    <g class={`${classOf(place)}${marked ? ' marked' : ''}`} onClick={mark}>
      <path class="belongs" d={path} />
      <path d={path} />
      {last && (
        <>
          <circle cx={scale.x(last.at)} cy={scale.y(last.value)} r={marked ? 5 : 3.5} />
          {name !== '' && (
            <text x={scale.x(last.at) + 9} y={label + 4}>
              {last.value} {name}
            </text>
          )}
        </>
      )}
    </g>
  );
};

/** Names keep clear of each other: each stands beside the end of its line, or below the name above it. */
function labelsOf(lines: readonly PlayerLine[], { y }: Scale): ReadonlyMap<PlayerIndex, number> {
  const ends = lines.flatMap(({ player, stretches }) => {
    const last = stretches.at(-1)?.at(-1);
    return last ? [{ player, at: y(last.value) }] : [];
  });
  let lowest = Number.NEGATIVE_INFINITY;
  return new Map(
    ends
      .toSorted((one, other) => one.at - other.at)
      .map(({ player, at }) => {
        lowest = Math.max(at, lowest + APART);
        return [player, lowest] as const;
      }),
  );
}

const shortened = (name: string, room: number): string => {
  const letters = [...name];
  if (letters.length <= room) return name;
  return room === 0 ? '' : `${letters.slice(0, room - 1).join('')}…`;
};

/** Along a rung until shortly before the day that changed it. */
function pathOf(points: readonly Point[], { x, y }: Scale): string {
  const rounded = (value: number): string => value.toFixed(1);
  return points
    .map(({ at, value }, index) => {
      const before = points[index - 1];
      if (!before) return `M${rounded(x(at))} ${rounded(y(value))}`;
      const bend = Math.max(x(before.at), x(at) - SLOPE);
      return `H${rounded(bend)}L${rounded(x(at))} ${rounded(y(value))}`;
    })
    .join('');
}

const Months = ({ history, scale }: { readonly history: Charted; readonly scale: Scale }) => {
  const months = monthsIn(spanOf(history));
  const every = Math.ceil(months.length / 8);
  return (
    <g class="grid">
      {months.map((month, index) => (
        <g key={month}>
          <path d={`M${scale.x(Date.parse(month))} ${TOP}V${scale.height - BOTTOM}`} />
          {index % every === 0 && (
            <text x={scale.x(Date.parse(month)) + 3} y={scale.height - 8}>
              {shortMonth(month)}
            </text>
          )}
        </g>
      ))}
    </g>
  );
};

/** The first days of the months that begin in a span. */
function monthsIn([from, to]: readonly [number, number]): readonly string[] {
  const months: string[] = [];
  const first = new Date(from);
  for (let month = 1; ; month++) {
    const begins = Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + month, 1);
    if (begins >= to) return months;
    months.push(new Date(begins).toISOString().slice(0, 10));
  }
}

const Values = ({ history, scale: { y, range, right } }: { readonly history: Charted; readonly scale: Scale }) => (
  <g class="grid">
    {ticksOf(range, measureOf(history) === 'rung').map((value) => (
      <g key={value}>
        <path d={`M${LEFT} ${y(value)}H${right}`} />
        <text x={LEFT - 8} y={y(value) + 4} text-anchor="end">
          {value}
        </text>
      </g>
    ))}
  </g>
);

/** About eight round values; of a few rungs all. */
function ticksOf([least, most]: readonly [number, number], rungs: boolean): readonly number[] {
  const rough = Math.max(1, (most - least) / 8);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((factor) => factor * power).find((each) => each >= rough) ?? rough;
  const ticks: number[] = rungs ? [least] : [];
  for (let value = Math.ceil(least / step) * step; value <= most; value += step)
    if (value !== least || !rungs) ticks.push(value);
  return ticks;
}

/** Gives what is in it the width that there is. */
export const Sized = ({ children }: { readonly children: (width: number) => preact.ComponentChild }) => {
  const box = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  // Measured before the box is seen for the first time: nothing below moves.
  useLayoutEffect(() => {
    const watching = new ResizeObserver(([entry]) => entry && setWidth(Math.floor(entry.contentRect.width)));
    if (box.current) {
      setWidth(box.current.clientWidth);
      watching.observe(box.current);
    }
    return () => watching.disconnect();
  }, []);
  return (
    <div class="sized" ref={box}>
      {width > 0 && children(width)}
    </div>
  );
};
