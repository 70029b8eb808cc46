import type { Outcome } from '../rules/duty.ts';
import { asRemembered } from '../rules/inactivity/attendance.ts';
import { isPeriod } from '../vocabulary/entry.ts';
import type { Ladder } from '../vocabulary/ladder.ts';
import { type DutyDue, duesOf } from './settle.ts';

/** Something that falls due on a ladder, and what comes of it if nothing happens until then. */
export interface Ahead extends Outcome {
  readonly before: Ladder;
}

/** How many settlements are looked at, at most: of challenges that have a deadline there may be thousands. */
const MOST = 100;

/** What lies ahead of a ladder on which nothing happens, soonest first; of what comes back with each period the next one. */
export function* ahead(ladder: Ladder): Generator<Ahead> {
  const told = new Set<DutyDue['duty']>();
  let before = ladder;
  for (let looked = 0; looked < MOST; looked++) {
    const dues = duesOf(before, asRemembered);
    const [first] = dues;
    const next = dues.find(({ duty }) => !told.has(duty));
    if (!first || !next) return;
    const isTold = first === next;
    const outcome = first.due.settle(asRemembered, isTold ? first.due.at : next.due.at);
    if (isTold) yield { before, ...outcome };
    if (!outcome.settlement || isPeriod(outcome.settlement)) told.add(first.duty);
    before = outcome.ladder;
  }
}
