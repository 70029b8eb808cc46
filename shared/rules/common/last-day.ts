import { addMonths } from '../../calendar/days.ts';
import type { Header, Reconfiguration } from '../../vocabulary/header.ts';
import type { Day } from '../../vocabulary/vocabulary.ts';
import { COMMON } from '../texts.ts';

/** How long a season that has an end may last, in years. */
const LONGEST_SEASON = 10;

/** What is wrong with the last day of a season that starts on a day, if anything is. */
export function unfitEnd(start: Day, end: Day): string | undefined {
  if (end < start) return COMMON.endsBeforeStart;
  return end > addMonths(start, 12 * LONGEST_SEASON) ? COMMON.tooLong(LONGEST_SEASON) : undefined;
}

/** Whether the season of a ladder gets another last day, or none any more. The same date again is no change. */
export const movesEnd = ({ season }: Header, { end }: Reconfiguration): boolean =>
  end !== undefined && (end ?? undefined) !== season.end;
