import type { ClubCalendar } from '#shared/calendar/club-calendar.ts';
import { settlingDueAt } from '#shared/engine/due.ts';
import { Season } from '#shared/engine/season.ts';
import { settleDue } from '#shared/engine/settle.ts';
import { asRemembered } from '#shared/rules/inactivity/attendance.ts';
import { everyPeriod } from '#shared/rules/inactivity/settled-days.ts';
import { systemOf } from '#shared/systems/registry.ts';
import { duesAhead } from '#shared/view/season-calendar.ts';
import type { Command } from '#shared/vocabulary/command.ts';
import { type Entry, roundName, type Settlement } from '#shared/vocabulary/entry.ts';
import type { Header } from '#shared/vocabulary/header.ts';
import { newLadder } from '#shared/vocabulary/ladder.ts';
import { type Instant, parsePlayerId } from '#shared/vocabulary/vocabulary.ts';

/** A period that is to be settled, and since when. */
interface Duty {
  readonly period: string;
  readonly due: Instant;
  /** Settled without fail; of the others some do not count, as nobody played. */
  readonly certain: boolean;
}

export interface Done extends Duty {
  readonly at: Instant;
  readonly byTimer: boolean;
  /** Nobody was on the ladder: it could wait for the next command; or what was settled before was worked out again. */
  readonly idle: boolean;
}

export interface Audit {
  readonly done: readonly Done[];
  readonly faults: readonly string[];
}

/** What had to be settled on a ladder by the end of the simulation: certain is what would be with nobody on it. */
function dutiesOf(header: Header, end: Instant): readonly Duty[] {
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
  const eras = new Eras(header, end);
  const faults: string[] = [];
  const done = new Map<string, Done>();
  const season = new Season(header);
  for (const { command, effects, line } of entries) {
    const idle = season.ladder.order.size === 0;
    const isTold = eras.tells(command);
    const isAgain = isTold || 'line' in command.body;
    season.decide(command);
    if (isTold) eras.begin(season.ladder.header);
    for (const settlement of everyPeriod(calendarOf(season.ladder.header), effects.settled)) {
      const { name: period } = settlement;
      const duty = eras.duty(period) ?? dutyOfItsOwn(settlement);
      if (!duty) faults.push(`line ${line} settles ${period}, which was not due`);
      else if (done.has(period) && !isAgain) faults.push(`line ${line} settles ${period} a second time`);
      else if (!done.has(period))
        done.set(period, { ...duty, at: command.at, byTimer: command.by === 'timer', idle: idle || isAgain });
    }
  }
  for (const { due, period, at, idle } of done.values()) {
    if (!idle && at > onTime(due)) faults.push(`${period} was settled ${Math.round((at - due) / 60_000)} minutes late`);
  }
  const empty = season.ladder.order.size === 0;
  for (const { period, due } of eras.certain()) {
    const excused = empty && due >= season.ladder.at;
    if (!done.has(period) && !excused) faults.push(`${period} was never settled`);
  }
  const left = settlingDueAt(season.ladder);
  if (left !== undefined && left <= end) faults.push(`what was due at ${new Date(left).toISOString()} is not settled`);
  return { done: [...done.values()], faults };
}

/**
 * Of a challenge that ran out, a result that nobody disputed, a player's days, a season with a minimum, or a round after one
 * that was longer: no header says when that is, but the settlement does.
 */
const OF_ITS_OWN: readonly Settlement['kind'][] = ['deadline', 'confirmation', 'pot-confirmation', 'days', 'season'];
const isRound = (settlement: Settlement): boolean =>
  'last' in settlement && settlement.name === roundName(settlement.last);
const dutyOfItsOwn = (settlement: Settlement): Duty | undefined =>
  OF_ITS_OWN.includes(settlement.kind) || isRound(settlement)
    ? { period: settlement.name, due: settlement.at, certain: false }
    : undefined;

/** What is due by each header that a season has had: its end and its closures may be changed, and with them what counts. */
class Eras {
  readonly #end: Instant;
  readonly #eras: ReadonlyMap<string, Duty>[] = [];

  constructor(header: Header, end: Instant) {
    this.#end = end;
    this.begin(header);
  }

  begin(header: Header): void {
    this.#eras.push(new Map(dutiesOf(header, this.#end).map((duty) => [duty.period, duty])));
  }

  /** Whether a line may change that, and work out again what was settled. */
  tells({ verb, body }: Command): boolean {
    return verb === 'configure' && ('closures' in body || 'end' in body || 'settings' in body);
  }

  duty = (period: string): Duty | undefined => this.#eras.findLast((each) => each.has(period))?.get(period);

  /** What had to be settled whatever was changed. */
  *certain(): Generator<Duty> {
    const [first, ...others] = this.#eras;
    for (const duty of first?.values() ?? [])
      if ([first, ...others].every((each) => each?.get(duty.period)?.certain)) yield duty;
  }
}
