import { addDays } from '../calendar/days.ts';
import { formatLocal } from '../calendar/zone.ts';
import type { CalendarView, ChangeView, PlayedOnView } from '../contract/calendar.ts';
import { duesOf, nextDue, settleDue } from '../engine/settle.ts';
import type { Attendance } from '../rules/duty.ts';
import type { Settlement } from '../vocabulary/entry.ts';
import { byIssue, type Challenge, type Ladder } from '../vocabulary/ladder.ts';
import { Order } from '../vocabulary/order.ts';
import { Table } from '../vocabulary/table.ts';
import { type Instant, instant } from '../vocabulary/vocabulary.ts';
import type { NarrationContext } from '../words/narration-context.ts';
import { type ChangeTold, changeWords } from './changes.ts';
import { withPursesOf } from './pots.ts';
import { kindOf } from './settlement-kind.ts';

/** How many past days of play are told, and how far ahead penalties are, in milliseconds. */
const DAYS = 60;
/** How many mid-season changes are told. */
const CHANGES = 20;
const AHEAD = 366 * 86_400_000;

export function calendarOf(
  { ladder, named }: Pick<NarrationContext, 'ladder' | 'named'>,
  played: readonly PlayedOnView[],
  now: Instant,
  changed: readonly ChangeTold[] = [],
): CalendarView {
  const { timezone, closures = [] } = ladder.header;
  const dues = duesAhead(ladder, instant(now + AHEAD))
    // A period of before, in which a ladder had no players yet, is over without a penalty.
    .filter(({ kind, at }) => kind === 'deadline' || at > now)
    .map((settlement) => ({
      ...kindOf(settlement),
      at: formatLocal(timezone, settlement.at),
      period: settlement.name,
      clause: settlement.clause,
      ...(settlement.kind === 'deadline' && {
        between: [named(settlement.challenger), named(settlement.challenged)] as const,
      }),
    }));
  const changes = changed.slice(-CHANGES).map((change) => changeView(change, timezone));
  return {
    days: played.length,
    played: played.slice(-DAYS),
    dues,
    closures,
    ...(changes.length > 0 && { changes }),
  };
}

export const changeView = (change: ChangeTold, timezone: string): ChangeView => ({
  line: change.line,
  at: formatLocal(timezone, change.at),
  text: changeWords(change, timezone),
  ...(change.voided && { voidedBy: change.voided.line }),
});

/** As if all always played: then no player falls, and only the calendar counts. */
const everybodyPlays: Attendance = {
  lastPlayed: (_, __, until) => until,
  nextPlayed: (_, after) => addDays(after, 1),
  counts: () => true,
  arrivedBy: () => [],
  isPlayed: () => true,
};

/** When what a season asks by its end is due. */
const nobodyDoesEnough: Attendance = { ...everybodyPlays, playsUntil: () => [] };

/** As if nobody played a challenge that is open. */
const nobodyMeets: Attendance = { ...everybodyPlays, isPlayed: () => false };

/** For how many open challenges the deadline is told, oldest first. */
const CHALLENGES = 100;

/** What falls due up to an instant by the calendar alone, oldest first; of an open challenge its last days. */
export const duesAhead = (ladder: Ladder, until: Instant): readonly Settlement[] =>
  [...periodsAhead(ladder, until), ...deadlinesAhead(ladder, until)].toSorted((one, other) => one.at - other.at);

function* deadlinesAhead(ladder: Ladder, until: Instant): Generator<Settlement> {
  const open = [...ladder.challenges.values()].toSorted(byIssue);
  for (const challenge of open.slice(0, CHALLENGES)) {
    for (const { due } of duesOf(withOneChallenge(ladder, challenge), nobodyMeets)) {
      if (due.at > until) continue;
      const { settlement } = due.settle(nobodyMeets, due.at);
      if (settlement?.kind !== 'deadline') continue;
      yield settlement;
      // What is not played by then need not be accepted later.
      if (!settlement.unaccepted) break;
    }
  }
}

/** A ladder with that challenge alone, and the two of it. */
const withOneChallenge = (ladder: Ladder, challenge: Challenge): Ladder => ({
  ...ladder,
  order: Order.of([challenge.challenged, challenge.challenger]),
  challenges: Table.of([[challenge.id, challenge]]),
});

/** When a result will count by itself concerns its players, who are told on their own pages. */
const isOfCalendar = ({ kind }: Settlement): boolean => kind !== 'confirmation' && kind !== 'pot-confirmation';

function* periodsAhead(ladder: Ladder, until: Instant): Generator<Settlement> {
  let now = withOnePlayer(ladder);
  for (let at = nextDue(now, nobodyDoesEnough); at !== undefined && at <= until; at = nextDue(now, nobodyDoesEnough)) {
    const { ladder: after, settlements } = settleDue(now, at, nobodyDoesEnough);
    yield* settlements.filter(isOfCalendar);
    // A challenge that comes to nothing ends too.
    now = { ...after, at };
  }
}

/** One player keeps a ladder from being empty, and thousands would take long. */
function withOnePlayer(ladder: Ladder): Ladder {
  const players = ladder.order.players().slice(0, 1);
  return withPursesOf({ ...ladder, order: Order.of(players) }, players);
}
