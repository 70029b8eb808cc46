import type { When } from '../calendar/moment.ts';
import { countsAtAll, dueWhole, monthOf, type Period } from '../calendar/periods.ts';
import { formatLocal } from '../calendar/zone.ts';
import { nextDue, settleDue } from '../engine/settle.ts';
import { asRemembered } from '../rules/inactivity/attendance.ts';
import { missedRuns } from '../rules/inactivity/missed-runs.ts';
import type { Settlement } from '../vocabulary/entry.ts';
import type { Ladder } from '../vocabulary/ladder.ts';
import type { PlayerId } from '../vocabulary/vocabulary.ts';

/** What happens next with nobody at a keyboard, as the rules themselves would have it if nothing else did until then. */
export interface Outlook {
  readonly at: When;
  readonly settlement: Settlement;
  readonly before: Ladder;
  readonly after: Ladder;
  /** Whoever has yet to play in a month of a points ladder, also those who would forfeit nothing. */
  readonly idle: ReadonlySet<PlayerId>;
  /** Nobody has played in that month, and as long as that is so it does not count (S). */
  readonly uncertain?: true;
}

/** The next settlement of a ladder; nothing where nothing is due, or what is due settles nothing. */
export function outlookOf(ladder: Ladder): Outlook | undefined {
  const due = nextDue(ladder);
  if (due === undefined) return undefined;
  const { ladder: after, settlements } = settleDue(ladder, due, asRemembered);
  const month = monthUnderWay(ladder);
  const settlement = settlements[0] ?? (month && ladder.order.size > 0 ? uncounted(ladder, month) : undefined);
  if (!settlement) return undefined;
  return {
    at: formatLocal(ladder.header.timezone, settlement.at),
    settlement,
    before: ladder,
    after,
    idle: new Set(month && missedRuns(ladder, month, asRemembered, true).keys()),
    ...(settlements.length === 0 && { uncertain: true }),
  };
}

const uncounted = ({ header }: Ladder, month: Period): Settlement => ({
  kind: month.kind,
  ...dueWhole(header, month),
  clause: 'S',
  removed: [],
  forfeited: [],
  moves: [],
});

/** The month of a points ladder that has begun, if it counts. */
function monthUnderWay({ header, monthBegan }: Ladder): Period | undefined {
  const month = monthBegan && { ...monthOf(monthBegan), first: monthBegan };
  return month && countsAtAll(header, month, monthOf) ? month : undefined;
}
