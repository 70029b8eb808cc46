import { parseInstant } from '#shared/calendar/moment.ts';
import type { LadderView } from '#shared/contract/view.ts';
import { type Instant, instant } from '#shared/vocabulary/vocabulary.ts';

/** The time by this device's clock, unless the ladder's own clock is set to another time, which its notice says. */
export function nowOf({ asOf, notice }: Pick<LadderView, 'asOf' | 'notice'>): Instant {
  const told = parseInstant(asOf) ?? instant(0);
  return notice === undefined ? instant(Math.max(told, Date.now())) : told;
}
