/// <reference lib="dom" />
import type { HistoryView } from '#shared/contract/history.ts';
import { trackOf } from '#shared/view/reading-history.ts';

export const WAY = 'way';

const CHANGES = 10;
/** Width and height of the picture, and how far the line keeps off its edges, in pixels. */
const [WIDTH, HEIGHT, EDGE] = [72, 18, 3] as const;
/** The fewest rungs that fill the height: one rung up is no mountain. */
const LEAST = 4;

/** The rungs of a player at the ends of the last days that changed them, oldest first, up to the present one. */
export function wayOf(
  history: Pick<HistoryView, 'start' | 'days'>,
  player: number,
  present: number,
): readonly number[] {
  const rungs = trackOf(history, player).map(({ rung }) => rung);
  // A player who was away begins again where they came back.
  const since = rungs.slice(rungs.lastIndexOf(null) + 1).flatMap((rung) => rung ?? []);
  // The history comes some time after the page; where a ladder is played for points, it tells days that changed these alone.
  const all = since.length > 0 ? [...since, present] : [];
  return all.filter((rung, index) => rung !== all[index - 1]).slice(-CHANGES - 1);
}

/** Where a line runs, as x and y in pixels: rung 1 lies above. Empty if nobody moved. */
export function pointsOf(rungs: readonly number[]): readonly (readonly [x: number, y: number])[] {
  if (rungs.length < 2) return [];
  const [top, bottom] = [Math.min(...rungs), Math.max(...rungs)];
  const range = Math.max(LEAST, bottom - top);
  const above = (range - (bottom - top)) / 2;
  return rungs.map((rung, index) => [
    Math.round(EDGE + (index * (WIDTH - 2 * EDGE)) / (rungs.length - 1)),
    Math.round(EDGE + ((rung - top + above) * (HEIGHT - 2 * EDGE)) / range),
  ]);
}

const SVG = 'http://www.w3.org/2000/svg';

function element(name: string, attributes: Readonly<Record<string, string | number>>): SVGElement {
  const made = document.createElementNS(SVG, name);
  for (const [each, value] of Object.entries(attributes)) made.setAttribute(each, String(value));
  return made;
}

export function drawn(rungs: readonly number[]): SVGElement | undefined {
  const points = pointsOf(rungs);
  const [x, y] = points.at(-1) ?? [];
  if (x === undefined || y === undefined) return undefined;
  const picture = element('svg', { class: WAY, width: WIDTH, height: HEIGHT, 'aria-hidden': 'true' });
  picture.append(
    element('polyline', { points: points.join(' '), fill: 'none', stroke: 'currentColor', 'stroke-width': 1.5 }),
    element('circle', { cx: x, cy: y, r: 2.5, fill: 'currentColor' }),
  );
  return picture;
}
