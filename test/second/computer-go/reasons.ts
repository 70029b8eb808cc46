import type { Body, Entry } from '../lines.ts';
import { commonReasons } from '../pair-reasons.ts';
import type { Before } from '../season.ts';
import type { GoLadder } from './ladder.ts';

/** Every reason against an entry, in any order. */
export function* reasons(before: Before<GoLadder>, entry: Entry): Iterable<string> {
  yield* commonReasons(before, entry);
  if (entry.verb === 'challenge') yield* againstChallenge(before.world, entry.body);
}

/** A new program challenges the one that its entry names; any other a neighbour, unless the club allows more. */
function* againstChallenge(world: GoLadder, { challenger, challenged }: Body): Iterable<string> {
  if (world.isThere(challenged) && !world.hasRung(challenged)) yield 'not-on-ladder';
  const named = world.entryAgainst(challenger);
  if (named === undefined) {
    if (!world.areNeighbours(challenger, challenged)) yield 'out-of-reach';
  } else if (challenged !== named) {
    yield 'entry-first';
  }
}
