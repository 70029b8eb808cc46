import type { ClubCalendar } from '../../shared/calendar/club-calendar.ts';
import { settlingDueAt } from '../../shared/engine/due-at.ts';
import { Season } from '../../shared/engine/season.ts';
import { settleDue } from '../../shared/engine/settle.ts';
import { asRemembered } from '../../shared/rules/inactivity/attendance.ts';
import { everyPeriod } from '../../shared/rules/inactivity/every-period.ts';
import { systemOf } from '../../shared/systems/registry.ts';
import { duesAhead } from '../../shared/view/dues-ahead.ts';
import type { Entry, Settlement } from '../../shared/vocabulary/entry.ts';
import type { Header } from '../../shared/vocabulary/header.ts';
import { newLadder } from '../../shared/vocabulary/ladder.ts';
import { type Instant, parsePlayerId } from '../../shared/vocabulary/vocabulary.ts';

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

/** What had to be settled on a ladder by the end of the simulation: certain is what would be with nobody on it. */
export function dutiesOf(header: Header, end: Instant): readonly Duty[] {
  const empty = newLadder(header);
  const { putBack } = systemOf(empty);
  const somebody = parsePlayerId('somebody');
  const played = duesAhead(somebody ? putBack(empty, somebody, header.season.start) : empty, end);
  const certain = new Set(namesOf(header, settleDue(empty, end, asRemembered).settlements));
  return Array.from(everyPeriod(calendarOf(header), played), ({ name, at }) => ({
    period: name,
    due: at,
    certain: certain.has(name),
  }));
}

const calendarOf = (header: Header): ClubCalendar => systemOf({ header }).calendar(header);

const namesOf = (header: Header, settlements: readonly Settlement[]): readonly string[] =>
  Array.from(everyPeriod(calendarOf(header), settlements), ({ name }) => name);

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
    for (const period of namesOf(header, effects.settled)) {
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
