import { countsAtAll, monthOf, type Period } from '../calendar/periods.ts';
import { formatLocal } from '../calendar/zone.ts';
import type { Settlement } from '../ladder/entry.ts';
import type { Ladder } from '../ladder/ladder.ts';
import { type Instant, instant, type PlayerId } from '../ladder/vocabulary.ts';
import { asRemembered } from '../policies/attendance.ts';
import { nextDue, settleDue } from '../policies/duties.ts';
import { missedRuns } from '../policies/inactivity.ts';
import type { DueView, Warning } from './contract.ts';
import type { Named } from './names.ts';
import { announce, isCut } from './penalties.ts';

/** What falls due next, and whom it would cost what if nothing happened until then. */
export function dueOf(ladder: Ladder, named: Named): DueView | undefined {
  const due = nextDue(ladder);
  if (due === undefined) return undefined;
  const settlement = settleDue(ladder, due, asRemembered).settlements[0] ?? unlisted(ladder);
  if (!settlement) return undefined;
  const { period, clause, dropped = [], removed, forfeited } = settlement;
  return {
    at: formatLocal(ladder.header.timezone, toTheSecond(due)),
    period,
    text: announce(ladder, settlement),
    clause,
    drops: dropped.map(named),
    removals: removed.map(named),
    ...(forfeited && { forfeits: forfeited.map(({ player, points }) => ({ ...named(player), points })) }),
  };
}

/** The cut is due right after 20:15:00, which is in time. */
const toTheSecond = (at: Instant): Instant => instant(Math.floor(at / 1000) * 1000);

/** A month that would not count only because nobody has played in it yet: it costs nobody anything so far (S). */
function unlisted(ladder: Ladder): Settlement | undefined {
  const month = monthUnderWay(ladder);
  if (!month || ladder.order.size === 0) return undefined;
  return { period: month.name, clause: 'S', removed: [], forfeited: [], moves: [] };
}

/** The month of a points ladder that has begun, if it counts. */
function monthUnderWay({ header, monthBegan }: Ladder): Period | undefined {
  const month = monthBegan && { ...monthOf(monthBegan), first: monthBegan };
  return month && countsAtAll(header, month, monthOf) ? month : undefined;
}

/** What a period has in store for those who have yet to play in it; of the final's cut everybody is told alike. */
export function warningsOf(due: DueView | undefined, ladder: Ladder): ReadonlyMap<PlayerId, Warning> {
  if (!due || isCut(due)) return new Map();
  const month = monthUnderWay(ladder);
  const yetToPlay = month ? [...missedRuns(ladder, month, asRemembered, true).keys()] : [];
  return new Map([
    ...yetToPlay.map((id) => [id, 'forfeit'] as const),
    ...due.drops.map(({ id }) => [id, 'drop'] as const),
    ...due.removals.map(({ id }) => [id, 'removal'] as const),
  ]);
}
