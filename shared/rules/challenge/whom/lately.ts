import { addDays } from '#shared/calendar/days.ts';
import { PERIODS, type Period } from '#shared/calendar/periods.ts';
import { keptOfPlayers, type PlayerRecord } from '#shared/rules/common/records-of-players.ts';
import { choice, figure, isSet, onlyWhere, type Setting } from '#shared/rules/common/settings.ts';
import { WHOM } from '#shared/rules/texts.ts';
import { type Challenge, type Ladder, nameOf } from '#shared/vocabulary/ladder.ts';
import { refusal } from '#shared/vocabulary/refusal.ts';
import type { Clause, Day, PlayerId } from '#shared/vocabulary/vocabulary.ts';
import { dayWords } from '#shared/words/dates.ts';
import { isReader } from '#shared/words/reader.ts';
import type { Against } from '../terms.ts';
import type { TheTwo } from '../the-two.ts';
import { madeSlot, type PlayerDays, receivedSlot } from './slots.ts';

/** How many challenges a player makes, and receives, in one week or month of the calendar; 0 for any number (H4). */
export const mostMade = figure('mostMade', 0, [0, 10]);
export const mostReceived = figure('mostReceived', 0, [0, 10]);

const isLimitedLately = (ladder: Parameters<Setting['of']>[0]): boolean =>
  mostMade.of(ladder) + mostReceived.of(ladder) > 0;

export const mostPer = onlyWhere(isLimitedLately, choice('mostPer', 'week', ['week', 'month']));

export const limitedPer = (ladder: Parameters<Setting['of']>[0]): 'week' | 'month' =>
  mostPer.of(ladder) === 'month' ? 'month' : 'week';

/** The days in the month or the week of the last one. */
function latest(days: PlayerDays): PlayerDays {
  const last = days.at(-1);
  if (last === undefined) return days;
  const [week, month] = [PERIODS.week(last), PERIODS.month(last)];
  return days.filter((day) => day >= week.first || day >= month.first);
}

const MADE = keptOfPlayers(madeSlot, isSet(mostMade), latest);
const RECEIVED = keptOfPlayers(receivedSlot, isSet(mostReceived), latest);

export const keptLately = [MADE, RECEIVED] as const;

/** How many in the week or month of a day: as the slot has it or, of one long ago, the log. */
function countIn(
  kept: PlayerRecord<PlayerDays>,
  ladder: Ladder,
  player: PlayerId,
  { first, last }: Pick<Period, 'first' | 'last'>,
): number {
  const within = (days: PlayerDays = []) => days.filter((day) => first <= day && day <= last).length;
  return Math.max(within(kept.of(ladder, player)), within(kept.inLog(ladder, player)));
}

/** So many made, and received, a week or month (H4). */
export const atMostLately = (clause: Clause): Against =>
  function* (ladder, { challenger, challenged }, day) {
    const kind = limitedPer(ladder);
    const period = PERIODS[kind](day);
    const next = dayWords(addDays(period.last, 1));
    const [made, received] = [mostMade.of(ladder), mostReceived.of(ladder)];
    if (made > 0 && countIn(MADE, ladder, challenger, period) >= made) {
      const you = isReader(challenger);
      const says = WHOM.enoughMade(nameOf(ladder, challenger), made, kind, next, you);
      yield refusal('enough-lately', says, clause);
    }
    if (received > 0 && countIn(RECEIVED, ladder, challenged, period) >= received) {
      const says = WHOM.enoughReceived(nameOf(ladder, challenged), received, kind, next);
      yield refusal('enough-lately', says, clause);
    }
  };

/** With a challenge that was made on a day. */
export const countedLately = (ladder: Ladder, { challenger, challenged }: TheTwo, day: Day): Ladder =>
  RECEIVED.changed(MADE.changed(ladder, challenger, added(day)), challenged, added(day));

/** Without one that was withdrawn, or whose result was voided. */
export const uncountedLately = (ladder: Ladder, { challenger, challenged }: Challenge, day: Day): Ladder =>
  RECEIVED.changed(MADE.changed(ladder, challenger, without(day)), challenged, without(day));

const added =
  (day: Day) =>
  (days: PlayerDays = []): PlayerDays =>
    [...days, day].toSorted();

const without =
  (day: Day) =>
  (days: PlayerDays = []): PlayerDays => {
    const index = days.indexOf(day);
    return index < 0 ? days : days.toSpliced(index, 1);
  };
