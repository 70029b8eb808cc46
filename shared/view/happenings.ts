import { addDays, lastOfMonth } from '../calendar/days.ts';
import { parseDay } from '../calendar/moment.ts';
import { instantOf } from '../calendar/zone.ts';
import type { Entry, Move, Settlement } from '../ladder/entry.ts';
import type { Clause, Instant, LineNumber, PlayerId, Rung } from '../ladder/vocabulary.ts';
import { rung } from '../ladder/vocabulary.ts';

/** One thing that happened to a ladder: a period that was settled, or the command of a line. */
export interface Happening {
  readonly line: LineNumber;
  readonly at: Instant;
  readonly moves: readonly Move[];
  readonly clause?: Clause;
  readonly entry: Entry;
  /** Where a settlement did it, and not the command itself. */
  readonly settlement?: Settlement;
}

/** Everything that happened, newest first. */
export function* newestFirst(zone: string, lines: readonly Entry[]): Generator<Happening> {
  for (const entry of lines.toReversed()) {
    const { line, command, effects } = entry;
    yield {
      line,
      at: command.at,
      entry,
      moves: effects.moves,
      ...(effects.clause !== undefined && { clause: effects.clause }),
    };
    for (const settlement of effects.settled.toReversed()) yield settledStep(zone, entry, settlement);
  }
}

const settledStep = (zone: string, entry: Entry, settlement: Settlement): Happening => ({
  line: entry.line,
  at: dueAt(zone, settlement.period) ?? entry.command.at,
  moves: settlement.moves,
  clause: settlement.clause,
  entry,
  settlement,
});

/** When a period was due: a month at the beginning of the next one, a final's cut at its own time. */
function dueAt(zone: string, period: string): Instant | undefined {
  const [date = '', clock] = period.split('T');
  if (clock !== undefined) {
    const day = parseDay(date);
    const [hour, minute] = clock.split(':').map(Number);
    return day && instantOf(zone, day, ((hour ?? 0) * 60 + (minute ?? 0)) * 60_000);
  }
  const first = parseDay(`${date}-01`);
  return first && instantOf(zone, addDays(lastOfMonth(first), 1));
}

/** What it did to a player: their rung afterwards, and by how much it changed. */
export interface Shift {
  readonly player: PlayerId;
  readonly to: Rung;
  readonly change: Move['change'];
}

/** Everybody whom it moved, top first within each move; of somebody removed, `to` is the rung they left. */
export const shifts = ({ moves }: Happening): Shift[] =>
  moves.flatMap(({ players, from, change }) =>
    players.map((player, index) => ({
      player,
      to: rung(from + index + (typeof change === 'number' ? change : 0)),
      change,
    })),
  );
