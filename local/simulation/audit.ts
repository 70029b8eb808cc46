import { addDays } from '../../shared/calendar/days.ts';
import { monthOf, nextPeriod, type PeriodOf, weekOf } from '../../shared/calendar/periods.ts';
import { instantOf } from '../../shared/calendar/zone.ts';
import { settlingDueAt } from '../../shared/engine/due-at.ts';
import { Season } from '../../shared/engine/season.ts';
import { everyPeriod } from '../../shared/rules/inactivity/every-period.ts';
import type { Entry } from '../../shared/vocabulary/entry.ts';
import type { Header } from '../../shared/vocabulary/header.ts';
import { type Day, type Instant, instant, type SystemId } from '../../shared/vocabulary/vocabulary.ts';

/** A period that is to be settled, and since when. */
export interface Duty {
  readonly period: string;
  readonly due: Instant;
  /** Settled without fail; of the others some do not count, as nobody played. */
  readonly certain: boolean;
}

/** A period as it was settled. */
export interface Done extends Duty {
  readonly at: Instant;
  readonly byTimer: boolean;
  /** Nobody was on the ladder: it could wait for the next command. */
  readonly idle: boolean;
}

export interface Audit {
  readonly done: readonly Done[];
  readonly faults: readonly string[];
}

const CUT = (20 * 60 + 15) * 60_000;

/** The periods of each system, and the last day on which one may end, by the calendar alone. */
const PERIODS: {
  readonly [Id in SystemId]?: { readonly of: PeriodOf; readonly until: (header: Header) => Day | undefined };
} = {
  lavers: { of: monthOf, until: ({ season }) => season.end && addDays(season.end, -1) },
  nairobi: { of: weekOf, until: ({ season }) => season.end },
  shicargo: { of: monthOf, until: ({ season }) => season.end },
};

/** What had to be settled on a ladder by the end of the simulation. */
export function dutiesOf(header: Header, end: Instant): readonly Duty[] {
  const kind = PERIODS[header.system];
  if (!kind) return [];
  const duties: Duty[] = [];
  const next = (after?: Day) => nextPeriod(header, kind.of, after, kind.until(header));
  for (let period = next(); period; period = next(period.last)) {
    const due = instantOf(header.timezone, addDays(period.last, 1));
    if (due > end) break;
    duties.push({ period: period.name, due, certain: header.system !== 'shicargo' });
  }
  const { end: last } = header.season;
  if (header.system !== 'lavers' || !last) return duties;
  const cut = instant(instantOf(header.timezone, last, CUT) + 1);
  return cut > end ? duties : [...duties, { period: `${last}T20:15`, due: cut, certain: true }];
}

/**
 * Compares what the lines of a log have settled with what was due: each period once, and on time. `onTime` gives the
 * last instant at which something due may be settled.
 */
export function audit(
  header: Header,
  entries: readonly Entry[],
  end: Instant,
  onTime: (due: Instant) => number,
): Audit {
  const duties = new Map(dutiesOf(header, end).map((duty) => [duty.period, duty]));
  const faults: string[] = [];
  const done = new Map<string, Done>();
  const season = new Season(header);
  for (const { command, effects, line } of entries) {
    const idle = season.ladder.order.size === 0;
    for (const { period } of everyPeriod(header, effects.settled)) {
      const duty = duties.get(period);
      if (!duty) faults.push(`line ${line} settles ${period}, which was not due`);
      else if (done.has(period)) faults.push(`line ${line} settles ${period} a second time`);
      else done.set(period, { ...duty, at: command.at, byTimer: command.by === 'timer', idle });
    }
    season.decide(command);
  }
  for (const { due, period, at, idle } of done.values()) {
    if (!idle && at > onTime(due)) faults.push(`${period} was settled ${Math.round((at - due) / 60_000)} minutes late`);
  }
  const empty = season.ladder.order.size === 0;
  for (const { period, due, certain } of duties.values()) {
    const excused = !certain || (empty && due >= season.ladder.at);
    if (!done.has(period) && !excused) faults.push(`${period} was never settled`);
  }
  const left = settlingDueAt(season.ladder);
  if (left !== undefined && left <= end) faults.push(`what was due at ${new Date(left).toISOString()} is not settled`);
  return { done: [...done.values()], faults };
}
