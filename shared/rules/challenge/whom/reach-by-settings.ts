import { bandedWords } from '#shared/rules/common/bands-in-words.ts';
import { type Banded, bandedAt, type Setting } from '#shared/rules/common/settings.ts';
import { CHALLENGE, WHOM } from '#shared/rules/texts.ts';
import type { Band } from '#shared/vocabulary/header.ts';
import type { Ladder } from '#shared/vocabulary/ladder.ts';
import type { Day } from '#shared/vocabulary/vocabulary.ts';
import { ANYBODY } from './anybody.ts';
import { type FreeChallenges, freeLeft } from './free.ts';
import { isWithin, passes } from './passing.ts';
import { shape, shapeOf, upInRows } from './pyramid.ts';
import type { Reach } from './reach.ts';

interface ReachTerms {
  /** How many rungs above, on a plain ladder. */
  readonly up: Setting<Banded>;
  /** How many below, of any shape. */
  readonly down: Setting<number>;
  readonly free: FreeChallenges;
}

/** The players a club's settings allow somebody to challenge (H2, H3), by the rungs of the moment and on that day. */
export const reachBySettings = ({ up, down, free }: ReachTerms): Reach => ({
  includes(ladder, { challenger, challenged }, day) {
    const [from, to] = [ladder.order.rungOf(challenger), ladder.order.rungOf(challenged)];
    if (from === undefined || to === undefined || from === to) return false;
    const inRows = upInRows(ladder, from);
    if (to > from) return isWithin(ladder, [from, to], down.of(ladder), day);
    return inRows === undefined ? isUpTo(bandedAt(up.of(ladder), from), ladder, [from, to], day) : from - to <= inRows;
  },
  says(ladder) {
    const below = down.of(ladder);
    const whom = saysUp(ladder, up);
    return below > 0 ? WHOM.orBelow(whom, below) : whom;
  },
  adds: (ladder, challenger) => [
    ...(passesAnybody(ladder, down) ? [WHOM.passes(passes.of(ladder) === 'busy')] : []),
    ...(freeLeft(ladder, free, challenger) > 0 ? [WHOM.freeFrom(free.from.of(ladder))] : []),
  ],
});

/** As far as a rung it counts who stands there, and nobody who is passed over on the way. */
const isUpTo = (
  { up = 0, to }: Pick<Band, 'up' | 'to'>,
  ladder: Ladder,
  rungs: readonly [from: number, to: number],
  day: Day,
): boolean => (to === undefined ? up === ANYBODY || isWithin(ladder, rungs, up, day) : rungs[1] >= to);

function saysUp(ladder: Ladder, up: Setting<Banded>): string {
  if (shape.of(ladder) === 'pyramid-right') return WHOM.pyramidRight;
  return shapeOf(ladder) === 'pyramid' ? WHOM.pyramid : CHALLENGE.reach.above(bandedWords(up.of(ladder)));
}

/** Rows of a pyramid pass over nobody: only what is counted in rungs does. */
export const passesAnybody = (ladder: Parameters<typeof shapeOf>[0], down: Setting<number>): boolean =>
  passes.of(ladder) !== 'nobody' && (shapeOf(ladder) === 'ladder' || down.of(ladder) > 0);
