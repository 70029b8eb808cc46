import { addDays } from '../calendar/days.ts';
import type { Attendance, DutyOutcome } from '../rules/duty.ts';
import { asRemembered } from '../rules/inactivity/attendance.ts';
import { isPeriod } from '../vocabulary/entry.ts';
import type { Ladder } from '../vocabulary/ladder.ts';
import type { Day } from '../vocabulary/vocabulary.ts';
import { afterSettling, type DutyDue, duesOf } from './settle.ts';

/** Something that falls due on a ladder, and what it will do if nothing happens until then. */
export interface Ahead extends DutyOutcome {
  readonly before: Ladder;
}

/** How many settlements are looked at, at most: of challenges that have a deadline there may be thousands. */
const MOST = 100;

/**
 * What lies ahead of a ladder on which nothing happens, soonest first; of what recurs each period, only the next. `attendance`:
 * who has played, if more is known of that than the ladder remembers.
 */
export function* ahead(ladder: Ladder, attendance: Attendance = asRemembered): Generator<Ahead> {
  const told = new Set<DutyDue['duty']>();
  let before = ladder;
  let round: Day | undefined;
  for (let looked = 0; looked < MOST; looked++) {
    const dues = duesOf(before, attendance);
    const [first] = dues;
    const next = dues.find(({ duty }) => !told.has(duty));
    if (!first || !next) return;
    const isTold = first === next;
    // Of what comes before it, much would have to be settled.
    if (!isTold && next.due.isIdle) {
      told.add(next.duty);
      continue;
    }
    const outcome = first.due.settle(attendance, isTold ? first.due.at : next.due.at);
    if (isTold) yield { before, ...outcome };
    const { settlement } = outcome;
    // Where days since the last game count, every player has a day of their own: each of these days is listed once.
    if (settlement?.kind === 'days') round ??= addDays(settlement.last, (settlement.length ?? 1) - 1);
    const goesOn = settlement?.kind === 'days' && round !== undefined && settlement.last < round;
    if (!settlement || (isPeriod(settlement) && !goesOn)) told.add(first.duty);
    before = afterSettling(outcome);
  }
}
