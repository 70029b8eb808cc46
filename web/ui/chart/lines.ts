import type { HistoryView, PlayerIndex } from '#shared/contract/history.ts';
import { ordersOf, type Stand, trackOf } from '#shared/view/reading-history.ts';

export interface Point {
  /** Milliseconds since 1970 at the beginning of the day, in UTC. */
  readonly at: number;
  readonly value: number;
}

/** The way of one player: a stretch for each time that they were on the ladder. */
export interface PlayerLine {
  readonly player: PlayerIndex;
  readonly stretches: readonly (readonly Point[])[];
}

/** What a chart shows: the less the better for rungs, the more the better for points. */
export type Measure = 'rung' | 'points';

/** A history tells points where, and only where, a ladder is played for them. */
export const measureOf = ({ startPoints, days }: Pick<HistoryView, 'startPoints' | 'days'>): Measure =>
  startPoints || days.some(({ points }) => points) ? 'points' : 'rung';

export function spanOf({ days, season, asOf }: Charted): readonly [from: number, to: number] {
  const from = Date.parse(days[0]?.day ?? season.start);
  return [from, Math.max(Date.parse(asOf.slice(0, 10)), from + 86_400_000)];
}

/** What a chart needs to know of a season besides its lines. */
export type Charted = Pick<HistoryView, 'players' | 'season' | 'asOf' | 'days' | 'startPoints'>;

/** A player's line through the season; that of a player who is still there ends today. */
export const lineOf = (history: HistoryView, player: PlayerIndex): PlayerLine =>
  lineThrough(history, player, trackOf(history, player));

/** The line through where a player stood, oldest first. */
export function lineThrough(history: Charted, player: PlayerIndex, stands: readonly Stand[]): PlayerLine {
  const [from, to] = spanOf(history);
  const measure = measureOf(history);
  const stretches: Point[][] = [];
  let there = false;
  for (const stand of stands) {
    const at = stand.day === undefined ? from : Date.parse(stand.day);
    const value = stand.rung === null ? undefined : (stand[measure] ?? undefined);
    if (value !== undefined && !there) stretches.push([]);
    if (value !== undefined || there) carryOn(stretches.at(-1), at, value);
    there = value !== undefined;
  }
  if (there) carryOn(stretches.at(-1), to);
  return { player, stretches };
}

/** Goes on to a day; as before, where nothing else is given. */
function carryOn(stretch: Point[] = [], at: number, value = stretch.at(-1)?.value ?? 0): void {
  stretch.push({ at, value });
}

/** What a player has at the end of a day, or undefined if they were not on the ladder. */
export function valueAt({ stretches }: PlayerLine, at: number): number | undefined {
  const stretch = stretches.findLast(([first]) => first !== undefined && first.at <= at);
  const last = stretch?.at(-1);
  if (!stretch || !last || (last.at < at && stretch !== stretches.at(-1))) return undefined;
  return stretch.findLast((point) => point.at <= at)?.value;
}

/** A value that a chart marks with a thin line across it: how far a player may challenge, or to where they drop. */
export interface Bound {
  readonly value: number;
  readonly kind: 'reach' | 'drop';
}

/** The least and the greatest value of some lines and bounds. */
export function rangeOf(
  lines: readonly PlayerLine[],
  bounds: readonly Bound[] = [],
): readonly [least: number, most: number] {
  const values = [...lines.flatMap(({ stretches }) => stretches.flat()), ...bounds].map(({ value }) => value);
  return values.length === 0 ? [1, 1] : [Math.min(...values), Math.max(...values)];
}

/** Everybody who is on the ladder now, top first. */
export const standingNow = (history: HistoryView): readonly PlayerIndex[] =>
  [...ordersOf(history)].at(-1)?.order ?? history.start;

/**
 * Up to this many lines are told apart by colour; beyond that by dashes too. The colours are ones that colour-blind people can
 * tell apart.
 */
const COLOURS = 8;

export const classOf = (place: number): string => `line c${place % COLOURS}${place >= COLOURS ? ' dashed' : ''}`;
