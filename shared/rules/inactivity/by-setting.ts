import { monthOf, weekOf } from '#shared/calendar/periods.ts';
import { type CalendarKind, PERIOD_KINDS, type PeriodKind, type PeriodSettlement } from '#shared/vocabulary/entry.ts';
import type { Ladder as Full } from '#shared/vocabulary/ladder.ts';
import { configuredSlot, withPeriodsSince } from '../common/configured.ts';
import { choice, figure } from '../common/settings.ts';
import { dayOf } from '../common/standing.ts';
import type { Duty } from '../duty.ts';
import type { Rule } from '../rule.ts';
import { daysIdle } from './days-idle.ts';
import { type Inactivity, inactivity } from './penalties.ts';

/** By what a ladder counts who stays away, if it does. */
export const period = choice('period', 'none', ['none', ...PERIOD_KINDS]);

/** The kind of period in which a player may miss playing; undefined if a ladder counts none. */
export const missedBy = (ladder: Parameters<typeof period.of>[0]): PeriodKind | undefined =>
  PERIOD_KINDS.find((kind) => kind === period.of(ladder));

/** Weeks or months, of which a row says how many a player has missed in a row; of days its forecast says all. */
export function periodsMissed(ladder: Parameters<typeof period.of>[0]): CalendarKind | undefined {
  const kind = missedBy(ladder);
  return kind === 'days' ? undefined : kind;
}

/** How many weeks or months are one; 0 where each is by itself. */
export const each = figure('each', 0, [0, 12]);
/** After how many days without a game a player drops, where days are counted. */
export const days = figure('days', 31, [7, 366]);

/**
 * Whether somebody may have been due by a day after the last that was settled: where days are counted, everybody is on a day of
 * their own, and so it was if they were counted before.
 */
export const areDueApart = (ladder: Full): boolean =>
  missedBy(ladder) === 'days' || configuredSlot.of(ladder).periodsSince !== undefined;

/**
 * Players who did not play in a week, a month or a number of days drop, as the ladder has it; nobody does where none are
 * counted.
 */
export function inactivityBySetting(terms: Omit<Inactivity<CalendarKind>, 'of' | 'each'>): Duty<PeriodSettlement> {
  const duties = {
    week: inactivity({ ...terms, each, of: weekOf }),
    month: inactivity({ ...terms, each, of: monthOf }),
    days: daysIdle({ ...terms, days }),
  };
  return (ladder, attendance) => {
    const kind = missedBy(ladder);
    return kind && duties[kind](ladder, attendance);
  };
}

/** Configuring that may change which periods count: what is settled stays, and those of the new kind begin that day. */
export const configuringPeriods = (rule: Rule<'configure'>): Rule<'configure'> => ({
  ...rule,
  apply(ladder, command, terms) {
    const applied = rule.apply(ladder, command, terms);
    if (areCountedAlike(ladder, applied.ladder)) return applied;
    return { ...applied, ladder: withPeriodsSince(applied.ladder, dayOf(ladder, command.at)) };
  },
});

function areCountedAlike(one: Full, other: Full): boolean {
  const kind = missedBy(one);
  if (kind !== missedBy(other)) return false;
  return kind === undefined || (kind === 'days' ? days : each).of(one) === (kind === 'days' ? days : each).of(other);
}
