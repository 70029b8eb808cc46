import { formatLocal } from '../calendar/zone.ts';
import type { Ladder } from '../ladder/ladder.ts';
import { type Instant, instant, type PlayerId } from '../ladder/vocabulary.ts';
import { asRemembered } from '../policies/attendance.ts';
import { nextDue, settleDue } from '../policies/duties.ts';
import type { DueView, Warning } from './contract.ts';
import type { Named } from './names.ts';
import { announce, isCut } from './penalties.ts';

/** What falls due next, and whom it would cost what if nothing happened until then. */
export function dueOf(ladder: Ladder, named: Named): DueView | undefined {
  const due = nextDue(ladder);
  if (due === undefined) return undefined;
  const [settlement] = settleDue(ladder, due, asRemembered).settlements;
  if (!settlement) return undefined;
  return {
    at: formatLocal(ladder.header.timezone, toTheSecond(due)),
    period: settlement.period,
    text: announce(settlement),
    clause: settlement.clause,
    drops: (settlement.dropped ?? []).map(named),
    removals: settlement.removed.map(named),
  };
}

/** The cut is due right after 20:15:00, which is in time. */
const toTheSecond = (at: Instant): Instant => instant(Math.floor(at / 1000) * 1000);

/** What a period has in store for those who have yet to play in it; of the final's cut everybody is told alike. */
export function warningsOf(due: DueView | undefined): ReadonlyMap<PlayerId, Warning> {
  if (!due || isCut(due)) return new Map();
  return new Map([
    ...due.drops.map(({ id }) => [id, 'drop'] as const),
    ...due.removals.map(({ id }) => [id, 'removal'] as const),
  ]);
}
