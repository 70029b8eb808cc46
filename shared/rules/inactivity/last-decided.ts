import { later } from '../../calendar/days.ts';
import { endingBy, type PeriodOf } from '../../calendar/periods.ts';
import type { Ladder } from '../../vocabulary/ladder.ts';
import type { Day } from '../../vocabulary/vocabulary.ts';
import { configuredSlot } from '../common/configured.ts';

/** The last day of the last period that is decided on, be it that it did not count; `settled`: of those that did. */
export function lastDecided(ladder: Ladder, of: PeriodOf): Day | undefined {
  const settled = ladder.settled.at(-1)?.last;
  const { decidedUntil } = configuredSlot.of(ladder);
  const decided = decidedUntil && endingBy(of, decidedUntil).last;
  if (!decided || decided < ladder.header.season.start) return settled;
  return settled ? later(settled, decided) : decided;
}
