import { type Ladder, withPlayer } from '#shared/vocabulary/ladder.ts';
import { differingStretch } from '#shared/vocabulary/moves.ts';
import { type PlayerId, parsePlayerId, type Rung } from '#shared/vocabulary/vocabulary.ts';
import { type Measuring, ownRungs } from '../common/rungs-points-gaps.ts';
import { factsKey, factsSlot, type LevelFacts } from './slots.ts';

const NOTHING_KNOWN: LevelFacts = { won: [], lost: [] };

const factsOf = (ladder: Ladder, upper: PlayerId, lower: PlayerId): LevelFacts =>
  factsSlot.of(ladder).get(factsKey(upper, lower)) ?? NOTHING_KNOWN;

/** A win at a level erases the losses at it and below; a loss erases the wins at it and above (G). */
function learnt({ won, lost }: LevelFacts, level: number, upperWon: boolean): LevelFacts {
  const added = (levels: readonly number[]): readonly number[] =>
    levels.includes(level) ? levels : [...levels, level];
  return upperWon
    ? { won: added(won), lost: lost.filter((each) => each > level) }
    : { won: won.filter((each) => each < level), lost: added(lost) };
}

/** Records a game; one at level 0 is even, and so counts for both orders of the two. */
export function withGame(ladder: Ladder, upper: PlayerId, lower: PlayerId, level: number, upperWon: boolean): Ladder {
  const one = withFacts(ladder, upper, lower, learnt(factsOf(ladder, upper, lower), level, upperWon));
  return level > 0 ? one : withFacts(one, lower, upper, learnt(factsOf(one, lower, upper), level, !upperWon));
}

export const withFacts = (ladder: Ladder, upper: PlayerId, lower: PlayerId, facts: LevelFacts): Ladder =>
  factsSlot.set(ladder, factsSlot.of(ladder).set(factsKey(upper, lower), facts));

const isWonAt = ({ won }: LevelFacts, level: number): boolean => won.some((each) => each >= level);
/** Whether the upper program is known to lose one level further. */
const isLostAbove = ({ lost }: LevelFacts, level: number): boolean => lost.some((each) => each <= level + 1);

export const gapBelow = (ladder: Ladder, upper: PlayerId): number => ladder.players.get(upper)?.gap ?? 0;

/** Sets the gap below a program; the one on the bottom rung has no gap. */
export const withGap = (ladder: Ladder, upper: PlayerId, level: number): Ladder =>
  withPlayer(ladder, upper, (player) => ({ ...player, gap: level }));

export const withoutGap = (ladder: Ladder, upper: PlayerId): Ladder =>
  withPlayer(ladder, upper, ({ gap: _, ...player }) => player);

interface Neighbours {
  readonly upper: PlayerId;
  readonly lower: PlayerId;
}

/** The lower has won at the gap: it shrinks and the one below grows, unless a bound forbids; at 0 they change places. */
export function reduceCompensation(ladder: Ladder, { upper, lower }: Neighbours, level: number): Ladder {
  if (level === 0) return placesChanged(ladder, upper, lower);
  const less = withGap(ladder, upper, level - 1);
  const below = ladder.order.at((ladder.order.rungOf(lower) ?? 0) + 1);
  if (!below) return less;
  const next = gapBelow(ladder, lower);
  return isLostAbove(factsOf(ladder, lower, below), next) ? less : withGap(less, lower, next + 1);
}

/** The gap above the two and the gap below them keep their numbers; the one between them is 0. */
function placesChanged(ladder: Ladder, upper: PlayerId, lower: PlayerId): Ladder {
  const below = ladder.players.get(lower)?.gap;
  const swapped = withGap({ ...ladder, order: ladder.order.swap(upper, lower) }, lower, 0);
  return below === undefined ? withoutGap(swapped, upper) : withGap(swapped, upper, below);
}

/** The upper has won one level further: the gap grows and the one above shrinks, unless it is 0 or a bound forbids. */
export function raiseCompensation(ladder: Ladder, { upper }: Neighbours, level: number): Ladder {
  const more = withGap(ladder, upper, level);
  const above = ladder.order.at((ladder.order.rungOf(upper) ?? 0) - 1);
  const gap = above ? gapBelow(ladder, above) : 0;
  if (!above || gap === 0) return more;
  return isWonAt(factsOf(ladder, above, upper), gap) ? more : withGap(more, above, gap - 1);
}

const SUFFIXES = ['?', '+', '-', ''] as const;
const SUFFIX_MEANS: Readonly<Record<string, readonly [won: boolean, lost: boolean]>> = {
  '': [true, true],
  '+': [true, false],
  '-': [false, true],
  '?': [false, false],
};

/** A gap as the table shows it: "0", "1", "2.5" …, with "+", "-" or "?" for what is not yet known. */
function formatGap(level: number, facts: LevelFacts): string {
  const known = (isWonAt(facts, level) ? 1 : 0) + (isLostAbove(facts, level) ? 2 : 0);
  return `${level < 2 ? level : level + 0.5}${SUFFIXES[known]}`;
}

/** Reads a gap: its level, and the facts that its suffix states. */
export function parseGap(text: string): { readonly level: number; readonly facts: LevelFacts } | undefined {
  const parts = /^(?:([01])|([2-9]|[1-9]\d{1,2})\.5)([+?-]?)$/.exec(text);
  if (!parts) return undefined;
  const level = Number(parts[1] ?? parts[2]);
  const [won = false, lost = false] = SUFFIX_MEANS[parts[3] ?? ''] ?? [];
  return { level, facts: { won: won ? [level] : [], lost: lost ? [level + 1] : [] } };
}

/** The gap below a program as the table shows it; nothing on the bottom rung. */
export const gapShown = (ladder: Ladder, upper: PlayerId): string | undefined => {
  const rung = ladder.order.rungOf(upper);
  return rung && gapOn(ladder, rung);
};

export function gapOn(ladder: Ladder, rung: Rung): string | undefined {
  const [upper, lower] = [ladder.order.at(rung), ladder.order.at(rung + 1)];
  return upper && lower && formatGap(gapBelow(ladder, upper), factsOf(ladder, upper, lower));
}

/** The programs whose rung, gap or next below may differ between two ladders. */
export function gapsTouched(before: Ladder, after: Ladder): ReadonlySet<PlayerId> {
  const { above, now } = differingStretch(before.order, after.order);
  const next = after.order.at(above);
  const players = [...after.players.changedSince(before.players)].filter(
    (id) => after.players.get(id)?.gap !== before.players.get(id)?.gap,
  );
  const known = [...factsSlot.of(after).changedSince(factsSlot.of(before))].flatMap(
    (two) => parsePlayerId(two.split(' ')[0] ?? '') ?? [],
  );
  return new Set([...(next ? [next] : []), ...now, ...players, ...known]);
}

/** Everybody has a rung, and a gap below it. */
export const byGaps: Measuring = {
  rungs: ownRungs,
  of(ladder, _, on) {
    const gap = on && gapOn(ladder, on);
    return gap === undefined ? {} : { gap };
  },
  touched: gapsTouched,
};
