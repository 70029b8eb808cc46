import { nextLine } from '../rules/common/standing.ts';
import type { Ladder } from '../vocabulary/ladder.ts';
import { type ChallengeId, FIRST_LINE, type LineNumber, lineNumber } from '../vocabulary/vocabulary.ts';
import type { Games } from '../words/games.ts';
import type { Happening } from '../words/happening.ts';
import type { PotGames } from '../words/pots.ts';
import { idsIn } from './narration-snapshot.ts';
import type { Pieces } from './pieces.ts';
import { potsOn } from './pots.ts';
import { RECENT, type ResultStates } from './results.ts';

/** Up to this many lines back, all of them go into a snapshot, for whatever needs them. */
const MOST = 2048;

/** What a narration knows of the lines of its season. */
interface Told {
  readonly ladder: Ladder;
  /** How many of the last lines are kept at least. */
  readonly least: number;
  readonly games: Games;
  readonly pots: PotGames;
  readonly states: ResultStates;
  readonly pieces: Pieces;
  /** What each line itself did. */
  readonly own: ReadonlyMap<LineNumber, Happening>;
  /** What was played on the last night. */
  readonly played: readonly LineNumber[];
  readonly configured: readonly LineNumber[];
}

/** What a snapshot keeps of them. */
export interface Kept {
  /** The line from which on everything is kept. */
  readonly since: LineNumber;
  /** Earlier lines that later ones are about. */
  readonly lines: ReadonlySet<LineNumber>;
  /** What all of these did. */
  readonly entries: readonly Happening[];
  /** What is open now, and what those lines are about. */
  readonly challenges: ReadonlySet<ChallengeId>;
}

export function keptOf(told: Told): Kept {
  const since = sinceOf(told);
  const all = [...told.own.values()];
  const later = all.filter(({ line }) => line >= since);
  const lines = linesMeantBy(told, later, since);
  const older = all.filter(({ line }) => lines.has(line));
  const entries = [...older, ...later].toSorted((one, other) => one.line - other.line);
  return { since, lines, entries, challenges: challengesMeantBy(told.ladder, entries) };
}

function sinceOf({ ladder, least, games, pots, states, pieces, played }: Told): LineNumber {
  const asked = [
    ...games.last(RECENT).map(({ entry }) => entry.line),
    ...pots.last(RECENT).map(({ line }) => line),
    ...states.awaiting(),
    ...played,
  ].filter((line) => line > ladder.line - MOST);
  const first = lineNumber(Math.max(FIRST_LINE, Math.min(ladder.line - least, ...asked)));
  return pieces.beginningOf(first) ?? nextLine(ladder);
}

/** The results before a line that are amended or approved since, those that wait, and the lines that changed them; and what was configured. */
function linesMeantBy(
  { games, pots, states, own, configured }: Told,
  later: readonly Happening[],
  since: LineNumber,
): ReadonlySet<LineNumber> {
  const meant = later.flatMap(({ line, entry: { command } }) =>
    'line' in command.body ? [lineNumber(command.body.line)] : (games.behind(line)?.entry.line ?? []),
  );
  const results = [...meant, ...states.awaiting()].filter((line) => line < since && own.has(line));
  const amending = results.flatMap((line) => {
    const found = games.known(line) ?? pots.known(line);
    return found ? [found.correctedBy, found.voidedBy, found.approvedBy] : [];
  });
  const all = [...results, ...amending, ...configured];
  return new Set(all.filter((line) => line !== undefined && line < since)) as ReadonlySet<LineNumber>;
}

function challengesMeantBy(ladder: Ladder, entries: readonly Happening[]): ReadonlySet<ChallengeId> {
  const named = entries.flatMap(({ entry: { command, effects } }) => [command.body, ...effects.settled].flatMap(idsIn));
  return new Set([...ladder.challenges.values(), ...potsOn(ladder)].map(({ id }) => id).concat(named));
}
