import { addDays } from '../calendar/days.ts';
import { nextPeriod, type Period, type PeriodOf } from '../calendar/periods.ts';
import { instantOf } from '../calendar/zone.ts';
import type { Settlement } from '../ladder/entry.ts';
import type { Header } from '../ladder/header.ts';
import type { Ladder } from '../ladder/ladder.ts';
import { movesBetween } from '../ladder/moves.ts';
import type { Clause, Day, PlayerId } from '../ladder/vocabulary.ts';
import type { Attendance, Duty } from '../systems/system.ts';
import { dropped } from './drops.ts';
import type { Setting } from './settings.ts';
import { takenOff } from './standing.ts';

/** How many settled periods a ladder remembers: more than any run of missed ones that has consequences. */
export const REMEMBERED = 12;

export interface Inactivity {
  readonly of: PeriodOf;
  /** The last day on which a period may end and still count. */
  readonly until: (header: Header) => Day | undefined;
  /** How far whoever missed a period moves down, in rungs. */
  readonly drop: Setting<number>;
  /** From this many consecutive periods missed on. */
  readonly dropAfter: Setting<number>;
  /** With this many, a player is removed instead. */
  readonly removeAfter?: Setting<number>;
  /** Whether a challenge is a match in progress, and being in one is playing. */
  readonly matchesRun: boolean;
  readonly clause: Clause;
}

/** Whoever did not play in a period drops, and is removed after several (L25–L26). Due when the next period begins. */
export const inactivity =
  (terms: Inactivity): Duty =>
  (ladder) => {
    const period = nextPeriod(ladder.header, terms.of, ladder.settled.at(-1)?.last, terms.until(ladder.header));
    return (
      period && {
        at: instantOf(ladder.header.timezone, addDays(period.last, 1)),
        settle: (attendance) => settle(terms, ladder, period, attendance),
      }
    );
  };

function settle(terms: Inactivity, ladder: Ladder, period: Period, attendance: Attendance) {
  const runs = missedRuns(ladder, period, attendance, terms.matchesRun);
  const missed = [...runs.keys()];
  const missedAtLeast = (periods = Number.POSITIVE_INFINITY) =>
    missed.filter((player) => (runs.get(player) ?? 0) >= periods);
  const removed = missedAtLeast(terms.removeAfter?.of(ladder));
  const gone = new Set(removed);
  const fallen = missedAtLeast(terms.dropAfter.of(ladder)).filter((player) => !gone.has(player));
  const rest = removed.length > 0 ? takenOff(ladder, gone) : ladder;
  const order =
    fallen.length > 0
      ? rest.order.rearranged(dropped(rest.order.players(), new Set(fallen), terms.drop.of(ladder)))
      : rest.order;
  const settlement: Settlement = {
    period: period.name,
    clause: terms.clause,
    dropped: fallen,
    removed,
    moves: movesBetween(ladder.order, order),
  };
  const settled = [...ladder.settled, { first: period.first, last: period.last }].slice(-REMEMBERED);
  return { ladder: { ...rest, order, settled }, settlement };
}

/** Everybody who missed the period, in the ladder's order, with how many periods in a row they have missed now. */
export function missedRuns(
  ladder: Ladder,
  period: Period,
  attendance: Attendance,
  matchesRun: boolean,
): ReadonlyMap<PlayerId, number> {
  const inMatch = new Set<PlayerId>();
  for (const match of matchesRun ? ladder.challenges.values() : []) {
    if (attendance.counts(match)) inMatch.add(match.challenger).add(match.challenged);
  }
  for (const game of ladder.games.values()) {
    if (attendance.counts(game)) for (const player of game.players) inMatch.add(player);
  }
  const runs = new Map<PlayerId, number>();
  const latestFirst = [...ladder.settled, period].reverse();
  for (const player of ladder.order.players()) {
    if (inMatch.has(player)) continue;
    const run = missedRun(ladder, player, latestFirst, attendance.lastPlayed(ladder, player, period.last));
    if (run > 0) runs.set(player, run);
  }
  return runs;
}

/** A period counts as missed by whoever was on the ladder on its first day and has not played since (§0 Periods). */
function missedRun(
  ladder: Ladder,
  player: PlayerId,
  latestFirst: readonly { first: Day; last: Day }[],
  played: Day | undefined,
): number {
  const admitted = ladder.players.get(player)?.admitted;
  const over = latestFirst.findIndex(
    (each) => admitted === undefined || admitted > each.first || (played !== undefined && played >= each.first),
  );
  return over < 0 ? latestFirst.length : over;
}
