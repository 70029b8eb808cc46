import type { Season } from '../engine/season.ts';
import { type Entry, type Settlement, settledAt } from '../vocabulary/entry.ts';
import type { Ladder } from '../vocabulary/ladder.ts';
import type { Happening } from '../words/happening.ts';
import { measureOf } from './measures.ts';
import { retold } from './retelling.ts';

/** Where points or gaps change, and not rungs alone. */
const hasMoreThanRungs = (ladder: Ladder): boolean => measureOf(ladder) !== 'rungs';

/** Everything that happened, newest first. */
export function happeningsOf(season: Pick<Season, 'ladder' | 'lines'>): readonly Happening[] {
  const lines = season.lines();
  if (!hasMoreThanRungs(season.ladder)) return lines.flatMap((entry) => stepsOf(entry)).reverse();
  return Array.from(retold(season.ladder.header, lines), ({ entry, settlement, before, after }) => ({
    ...(settlement ? settledStep(entry, settlement) : commandStep(entry)),
    ladders: { before, after },
  })).reverse();
}

/** What a line did, first what fell due ahead of it. */
const stepsOf = (entry: Entry): readonly Happening[] => [
  ...entry.effects.settled.map((settlement) => settledStep(entry, settlement)),
  commandStep(entry),
];

const commandStep = (entry: Entry): Happening => ({
  line: entry.line,
  at: entry.command.at,
  entry,
  moves: entry.effects.moves,
  ...(entry.effects.clause !== undefined && { clause: entry.effects.clause }),
});

const settledStep = (entry: Entry, settlement: Settlement): Happening => ({
  line: entry.line,
  at: settledAt(settlement),
  moves: settlement.moves,
  clause: settlement.clause,
  entry,
  settlement,
});
