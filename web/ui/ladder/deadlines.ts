import { addDays } from '#shared/calendar/days.ts';
import { parseDay, type When } from '#shared/calendar/moment.ts';
import type { DueDateView } from '#shared/contract/calendar.ts';
import type { ChallengeView } from '#shared/contract/games.ts';
import type { LadderView } from '#shared/contract/view.ts';
import { shortestDay } from '#shared/words/dates.ts';
import { WORDS } from '../texts.ts';

/** What falls due of an open challenge, soonest first: it is to be accepted by then, and to be played. */
export const deadlinesOf = (
  { calendar: { dues } }: Pick<LadderView, 'calendar'>,
  { challenger, challenged }: Pick<ChallengeView, 'challenger' | 'challenged'>,
): readonly DueDateView[] =>
  dues.filter(({ between }) => between?.[0].id === challenger.id && between[1].id === challenged.id);

/** "accept by 25 Nov", "play by 8 Dec". */
export const deadlineWords = ({ kind, at }: DueDateView): string =>
  WORDS[kind === 'acceptance' ? 'acceptBy' : 'playBy'](shortestDay(lastDay(at)));

/** What is due at midnight is to be done on the day before. */
function lastDay(at: When): string {
  const day = parseDay(at.slice(0, 10));
  return day && at.slice(11, 16) === '00:00' ? addDays(day, -1) : at;
}
