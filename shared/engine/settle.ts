import type { Attendance, DutyOutcome, FallsDue } from '../rules/duty.ts';
import { asRemembered } from '../rules/inactivity/attendance.ts';
import { systemOf } from '../systems/registry.ts';
import { type Settlement, settledAt } from '../vocabulary/entry.ts';
import type { Ladder } from '../vocabulary/ladder.ts';
import { type Instant, instant } from '../vocabulary/vocabulary.ts';

export interface SettlementStage {
  readonly settlement: Settlement;
  readonly before: Ladder;
  readonly after: Ladder;
}

export interface SettledLadder {
  readonly ladder: Ladder;
  readonly settlements: readonly Settlement[];
  readonly stages: readonly SettlementStage[];
}

/** What falls due, and by which of the system's duties, counted from 0. */
export interface DutyDue {
  readonly duty: number;
  readonly due: FallsDue;
}

/** What falls due, of each duty the next, soonest first. */
export const duesOf = (ladder: Ladder, attendance: Attendance): readonly DutyDue[] =>
  systemOf(ladder)
    .duties.flatMap((dutyOf, duty) => {
      const due = dutyOf(ladder, attendance);
      return due ? [{ duty, due }] : [];
    })
    .toSorted((one, other) => one.due.at - other.due.at);

export const nextDue = (ladder: Ladder, attendance: Attendance = asRemembered): Instant | undefined =>
  duesOf(ladder, attendance)[0]?.due.at;

/** Settles what falls due first, if that is by an instant, and what only repeats it until something else falls due. */
function settleNext(ladder: Ladder, by: Instant, attendance: Attendance): DutyOutcome | undefined {
  let [first, second]: (DutyDue | undefined)[] = [];
  for (const [duty, dutyOf] of systemOf(ladder).duties.entries()) {
    const due = dutyOf(ladder, attendance);
    if (!due || due.at > by) continue;
    if (!first || due.at < first.due.at) [first, second] = [{ duty, due }, first];
    else if (!second || due.at < second.due.at) second = { duty, due };
  }
  if (!first || !second) return first?.due.settle(attendance, by);
  // Of what is due at one instant, the system's first duty comes first.
  const until = second.duty < first.duty ? instant(second.due.at - 1) : second.due.at;
  return first.due.settle(attendance, until);
}

/** The ladder that a settlement leaves: what was due before its instant is over, what is due at it too is still to come. */
export function afterSettling({ ladder, settlement }: DutyOutcome): Ladder {
  const at = settlement && instant(settledAt(settlement) - 1);
  return at !== undefined && at > ladder.at ? { ...ladder, at } : ladder;
}

const NOTHING: readonly never[] = [];

/** Settles everything due by an instant, oldest first. Doing it twice is doing it once (§0). */
export function settleDue(ladder: Ladder, by: Instant, attendance: Attendance): SettledLadder {
  const stages: SettlementStage[] = [];
  let now = ladder;
  for (let next = settleNext(now, by, attendance); next; next = settleNext(now, by, attendance)) {
    const { settlement } = next;
    if (settlement) stages.push({ settlement, before: now, after: next.ladder });
    now = afterSettling(next);
  }
  if (now.at !== ladder.at) now = { ...now, at: ladder.at };
  if (stages.length === 0) return { ladder: now, settlements: NOTHING, stages: NOTHING };
  return { ladder: now, settlements: stages.map(({ settlement }) => settlement), stages };
}
