import type { Ladder } from '../../vocabulary/ladder.ts';
import type { Day, PlayerId } from '../../vocabulary/vocabulary.ts';
import type { Attendance } from '../duty.ts';

const knownAwaiting = new WeakMap<Ladder['challenges'], ReadonlyMap<PlayerId, Day>>();

/** The last day on which somebody played whose result awaits approval. Looked for once: it is asked of everybody. */
function awaitingDays(challenges: Ladder['challenges']): ReadonlyMap<PlayerId, Day> {
  const known = knownAwaiting.get(challenges) ?? lastAwaiting(challenges);
  knownAwaiting.set(challenges, known);
  return known;
}

function lastAwaiting(challenges: Ladder['challenges']): ReadonlyMap<PlayerId, Day> {
  const days = new Map<PlayerId, Day>();
  for (const { challenger, challenged, awaiting } of challenges.values()) {
    if (!awaiting) continue;
    for (const player of [challenger, challenged]) {
      const day = days.get(player);
      if (!day || awaiting.day > day) days.set(player, awaiting.day);
    }
  }
  return days;
}

/** Who has played as the ladder itself remembers it: enough as long as nothing looks back. */
export const asRemembered: Attendance = {
  lastPlayed({ players, challenges }, player) {
    const [played, awaiting] = [players.get(player)?.played, awaitingDays(challenges).get(player)];
    return awaiting && (!played || awaiting > played) ? awaiting : played;
  },
  // What falls due is later than all that is remembered.
  nextPlayed: () => undefined,
  counts: () => true,
  // All arrivals before the cut were entered before it.
  arrivedBy: () => [],
  isPlayed: () => false,
};

/**
 * The last day credited for a match that ran over the end of a settled period: whoever is in a match at the instant a
 * period is due has played in it (§0 Playing).
 */
export function ranOverUntil(ladder: Ladder, from: Day, to: Day): Day | undefined {
  return ladder.settled.findLast((period) => from <= period.last && period.last < to)?.last;
}
