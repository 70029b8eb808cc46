import type { Settlement } from '../ladder/entry.ts';
import type { Ladder } from '../ladder/ladder.ts';
import type { Instant } from '../ladder/vocabulary.ts';
import { systemOf } from '../systems/registry.ts';
import type { Attendance, Due } from '../systems/system.ts';

export interface Settled {
  readonly ladder: Ladder;
  readonly settlements: readonly Settlement[];
}

/** What falls due next; once there is a champion nothing does (§0). */
function earliest(ladder: Ladder): Due | undefined {
  if (ladder.final?.champion) return undefined;
  let first: Due | undefined;
  for (const duty of systemOf(ladder).duties) {
    const due = duty(ladder);
    if (due && (!first || due.at < first.at)) first = due;
  }
  return first;
}

/** When something next falls due on a ladder. */
export const nextDue = (ladder: Ladder): Instant | undefined => earliest(ladder)?.at;

/** Settles everything due by an instant, oldest first. Doing it twice is doing it once (§0). */
export function settleDue(ladder: Ladder, by: Instant, attendance: Attendance): Settled {
  const settlements: Settlement[] = [];
  let now = ladder;
  for (let due = earliest(now); due && due.at <= by; due = earliest(now)) {
    const { ladder: after, settlement } = due.settle(attendance);
    if (settlement) settlements.push(settlement);
    now = after;
  }
  return { ladder: now, settlements };
}
