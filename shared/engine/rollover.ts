import { addDays } from '../calendar/days.ts';
import { instantOf } from '../calendar/zone.ts';
import { dayOf } from '../rules/common/standing.ts';
import { systemOf } from '../systems/registry.ts';
import type { Ladder } from '../vocabulary/ladder.ts';
import { type Day, FIRST_LINE, type Instant } from '../vocabulary/vocabulary.ts';

/** For how many days back a page adds up everybody's changes. */
export const LATELY = 7;

/**
 * The first local midnight after an instant at which a ladder's page has to say something else although nothing has
 * happened: tonight is over, a change is no longer one of the last days, or a pair may meet again (N9). Undefined
 * where the page stays as it is for ever.
 */
export function nextRollover(ladder: Ladder, after: Instant): Instant | undefined {
  if (ladder.line === FIRST_LINE) return undefined;
  const { timezone } = ladder.header;
  const forgotten = addDays(dayOf(ladder, ladder.at), LATELY + 1);
  // Where clocks are set back over midnight, a day begins, the one before it comes back, and it begins again.
  const day = [1, 2]
    .map((days) => addDays(dayOf(ladder, after), days))
    .find((each) => instantOf(timezone, each) > after);
  if (!day) return undefined;
  const next = day <= forgotten ? day : nextReunion(ladder, after);
  return next && instantOf(timezone, next);
}

/** The day on which the next of the pairs that have to wait need wait no longer. */
const nextReunion = (ladder: Ladder, after: Instant): Day | undefined =>
  systemOf(ladder).rematches(ladder, dayOf(ladder, after))[0]?.from;
