import { monthOf, weekOf } from '#shared/calendar/periods.ts';
import { PERIOD_KINDS, type PeriodKind, type PeriodSettlement } from '#shared/vocabulary/entry.ts';
import { withPeriodsSince } from '../common/configured.ts';
import { choice } from '../common/settings.ts';
import { dayOf } from '../common/standing.ts';
import type { Duty } from '../duty.ts';
import type { Rule } from '../rule.ts';
import { type Inactivity, inactivity } from './settle-period.ts';

/** By what a ladder counts who stays away, if it does. */
export const period = choice('period', 'none', ['none', ...PERIOD_KINDS]);

/** The kind of period in which a player may miss playing; undefined where a ladder counts none. */
export const missedBy = (ladder: Parameters<typeof period.of>[0]): PeriodKind | undefined =>
  PERIOD_KINDS.find((kind) => kind === period.of(ladder));

/** A player who did not play in a week or a month drops, as the ladder has it; nobody where it counts neither. */
export function inactivityBySetting(terms: Omit<Inactivity<PeriodKind>, 'of'>): Duty<PeriodSettlement> {
  const duties = { week: inactivity({ ...terms, of: weekOf }), month: inactivity({ ...terms, of: monthOf }) };
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
    if (missedBy(ladder) === missedBy(applied.ladder)) return applied;
    return { ...applied, ladder: withPeriodsSince(applied.ladder, dayOf(ladder, command.at)) };
  },
});
