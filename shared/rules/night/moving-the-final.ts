import { addMonths } from '#shared/calendar/days.ts';
import type { Ladder } from '#shared/vocabulary/ladder.ts';
import { type Refusal, refusal } from '#shared/vocabulary/refusal.ts';
import type { Day, Instant } from '#shared/vocabulary/vocabulary.ts';
import { dayWords } from '#shared/words/dates.ts';
import type { LastDayTerms } from '../common/configuring.ts';
import { dayOf } from '../common/standing.ts';
import { NIGHT } from '../texts.ts';
import { finalOf } from './grand-final.ts';
import { finalSlot, nightSlot } from './slots.ts';

/** The final is announced a month ahead (L27), and stays where it is once a player has come for it. */
function* againstMovingTheFinal(ladder: Ladder, end: Day | undefined, at: Instant): Generator<Refusal> {
  const today = dayOf(ladder, at);
  const isHere = today === ladder.header.season.end && nightSlot.of(ladder)?.day === today;
  if (isHere || finalOf(ladder).closed) yield refusal('not-correctable', NIGHT.finalToday, 'L27');
  if (end && end < addMonths(today, 1)) yield refusal('short-notice', NIGHT.finalTooSoon(dayWords(end)), 'L27');
}

/** A final that is put off has its cut on the new date, be it that nobody came on the old one (L29). */
function withoutCut(ladder: Ladder): Ladder {
  const { latecomers, ...final } = finalOf(ladder);
  return latecomers && !final.closed ? finalSlot.set(ladder, final) : ladder;
}

/** Its last day is that of the final (L27). */
export const finalsDay: LastDayTerms = {
  clause: 'L34',
  against: againstMovingTheFinal,
  moved: withoutCut,
};
