import { addDays } from '../calendar/days.ts';
import { parseDay } from '../calendar/moment.ts';
import { periodNamed } from '../calendar/periods.ts';
import { instantOf } from '../calendar/zone.ts';
import type { Season } from '../engine/season.ts';
import type { Entry, Settlement } from '../vocabulary/entry.ts';
import type { Ladder } from '../vocabulary/ladder.ts';
import type { Instant } from '../vocabulary/vocabulary.ts';
import type { Happening } from '../words/happening.ts';
import { measureOf } from './measures.ts';
import { retold } from './retelling.ts';

/** Where points or gaps change, and not rungs alone. */
const hasMoreThanRungs = (ladder: Ladder): boolean => measureOf(ladder) !== 'rungs';

/** Everything that happened, newest first. */
export function happeningsOf(season: Pick<Season, 'ladder' | 'lines'>): readonly Happening[] {
  const { header } = season.ladder;
  const lines = season.lines();
  if (!hasMoreThanRungs(season.ladder)) return lines.flatMap((entry) => stepsOf(header.timezone, entry)).reverse();
  return Array.from(retold(header, lines), ({ entry, settlement, before, after }) => ({
    ...(settlement ? settledStep(header.timezone, entry, settlement) : commandStep(entry)),
    ladders: { before, after },
  })).reverse();
}

/** What a line did, first what fell due ahead of it. */
const stepsOf = (zone: string, entry: Entry): readonly Happening[] => [
  ...entry.effects.settled.map((settlement) => settledStep(zone, entry, settlement)),
  commandStep(entry),
];

const commandStep = (entry: Entry): Happening => ({
  line: entry.line,
  at: entry.command.at,
  entry,
  moves: entry.effects.moves,
  ...(entry.effects.clause !== undefined && { clause: entry.effects.clause }),
});

const settledStep = (zone: string, entry: Entry, settlement: Settlement): Happening => ({
  line: entry.line,
  at: dueAt(zone, settlement.through ?? settlement.period),
  moves: settlement.moves,
  clause: settlement.clause,
  entry,
  settlement,
});

/** When a period was due: a month or week at the beginning of the next one, a final's cut at its own time. */
function dueAt(zone: string, period: string): Instant {
  const [, date = '', hour, minute] = /^(.{10})T(\d\d):(\d\d)$/.exec(period) ?? [];
  const day = parseDay(date);
  if (day) return instantOf(zone, day, (Number(hour) * 60 + Number(minute)) * 60_000);
  return instantOf(zone, addDays(periodNamed(period).last, 1));
}
