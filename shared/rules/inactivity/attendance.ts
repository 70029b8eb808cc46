import { later } from '#shared/calendar/days.ts';
import type { Ladder } from '#shared/vocabulary/ladder.ts';
import type { Day, PlayerId } from '#shared/vocabulary/vocabulary.ts';
import type { Attendance } from '../duty.ts';
import { gamesSlot, playedBy } from '../pots/slots.ts';

interface YetToCount {
  readonly players: readonly PlayerId[];
  readonly day: Day;
}

type DayByPlayer = ReadonlyMap<PlayerId, Day>;
const knownDays = new WeakMap<object, DayByPlayer>();
const NO_DAYS: DayByPlayer = new Map();

/** The last day on which a player played whose result awaits approval. Looked up once: it is asked for everybody. */
function daysOf<T extends { readonly size: number }>(
  table: T,
  waiting: (table: T) => Iterable<YetToCount>,
): DayByPlayer {
  if (table.size === 0) return NO_DAYS;
  const known = knownDays.get(table);
  if (known) return known;
  const days = lastDays(waiting(table));
  knownDays.set(table, days);
  return days;
}

function lastDays(waiting: Iterable<YetToCount>): DayByPlayer {
  const days = new Map<PlayerId, Day>();
  for (const { players, day } of waiting) {
    for (const player of players) days.set(player, later(day, days.get(player) ?? day));
  }
  return days;
}

function* waitingChallenges(challenges: Ladder['challenges']): Generator<YetToCount> {
  for (const { challenger, challenged, awaiting } of challenges.values())
    if (awaiting) yield { players: [challenger, challenged], day: awaiting.day };
}

function* waitingGames(games: ReturnType<typeof gamesSlot.of>): Generator<YetToCount> {
  for (const { players, awaiting } of games.values()) if (awaiting) yield { players, day: playedBy(awaiting) };
}

const laterIfAny = (one: Day | undefined, other: Day | undefined): Day | undefined =>
  one && other ? later(one, other) : (one ?? other);

/** Who has played, as the ladder itself remembers it: enough as long as nothing looks further back. */
export const asRemembered: Attendance = {
  lastPlayed(ladder, player) {
    const { challenges, players } = ladder;
    const challenged = daysOf(challenges, waitingChallenges).get(player);
    const gamed = daysOf(gamesSlot.of(ladder), waitingGames).get(player);
    return laterIfAny(players.get(player)?.played, laterIfAny(challenged, gamed));
  },
  // What falls due is later than all that is remembered.
  nextPlayed: () => undefined,
  counts: ({ ended }) => ended === undefined,
  // All arrivals before the cut were entered before it.
  arrivedBy: () => [],
  isPlayed: () => false,
};

/** The last day credited for a match that ran over the end of a settled period: it counts as played in that (§0 Playing). */
export function ranOverUntil(ladder: Ladder, from: Day, to: Day): Day | undefined {
  return ladder.settled.findLast((period) => from <= period.last && period.last < to)?.last;
}
