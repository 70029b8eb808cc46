import type { Attendance, Due } from '../rules/duty.ts';
import { asRemembered } from '../rules/inactivity/attendance.ts';
import { systemOf } from '../systems/registry.ts';
import type { Settlement } from '../vocabulary/entry.ts';
import type { Ladder } from '../vocabulary/ladder.ts';
import type { Instant } from '../vocabulary/vocabulary.ts';

export interface Settled {
  readonly ladder: Ladder;
  readonly settlements: readonly Settlement[];
}

/** What falls due, soonest first; once there is a champion nothing does (§0). */
const duesOf = (ladder: Ladder, attendance: Attendance): readonly Due[] =>
  ladder.final?.champion
    ? []
    : systemOf(ladder)
        .duties.flatMap((duty) => duty(ladder, attendance) ?? [])
        .toSorted((one, other) => one.at - other.at);

/** When something next falls due on a ladder. */
export const nextDue = (ladder: Ladder, attendance: Attendance = asRemembered): Instant | undefined =>
  duesOf(ladder, attendance)[0]?.at;

/** Settles what falls due first, if that is by an instant, and what only repeats it until something else falls due. */
export function settleNext(ladder: Ladder, by: Instant, attendance: Attendance): ReturnType<Due['settle']> | undefined {
  const [first, second] = duesOf(ladder, attendance);
  if (!first || first.at > by) return undefined;
  return first.settle(attendance, second && second.at <= by ? second.at : by);
}

/** Settles everything due by an instant, oldest first. Doing it twice is doing it once (§0). */
export function settleDue(ladder: Ladder, by: Instant, attendance: Attendance): Settled {
  const settlements: Settlement[] = [];
  let now = ladder;
  for (let next = settleNext(now, by, attendance); next; next = settleNext(now, by, attendance)) {
    if (next.settlement) settlements.push(next.settlement);
    now = next.ladder;
  }
  return { ladder: now, settlements };
}
