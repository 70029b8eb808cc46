import type { GamePoints, Score } from '#shared/vocabulary/command.ts';
import { unfinishedIn } from '#shared/vocabulary/command.ts';
import type { PlayerId } from '#shared/vocabulary/vocabulary.ts';
import type { PendingCommand } from './admin.ts';
import type { AdminView, LineView } from './view.ts';

/** The match that a command has recorded, by the ladder before it; undefined if it recorded no match of two. */
export interface RecordedMatch {
  readonly ladder: string;
  readonly line: LineView;
  readonly challenger: PlayerId;
  readonly challenged: PlayerId;
  readonly score: Score;
}

/** The match that a command has recorded, by the ladder before it; undefined if it recorded no match of two. */
export function matchRecorded(
  ladder: string,
  { challenges }: Pick<AdminView, 'challenges'>,
  { verb }: Pick<PendingCommand, 'verb'>,
  line: LineView,
): RecordedMatch | undefined {
  if (verb !== 'result' && verb !== 'match') return undefined;
  const pair = verb === 'match' ? line : challenges.find(({ id }) => id === line.challenge);
  if (!pair?.challenger || !pair.challenged || !line.score) return undefined;
  return { ladder, line, challenger: pair.challenger, challenged: pair.challenged, score: line.score };
}

type Other = Pick<AdminView, 'standings' | 'challenges'>;

/** What another ladder is asked to record; undefined if one of the two is not on it. */
export function asCountedOn(
  other: Other,
  match: RecordedMatch,
): { verb: 'result' | 'match'; body: object } | undefined {
  const { line, ladder } = match;
  const places = [match.challenger, match.challenged].map((id) =>
    other.standings.findIndex(({ player }) => player === id),
  );
  if (places.includes(-1)) return undefined;
  const open = other.challenges.find(({ challenger, challenged }) =>
    [challenger, challenged].every((id) => id === match.challenger || id === match.challenged),
  );
  const [own = 0, theirs = 0] = places;
  // Where neither has challenged, the one who is below on that ladder is the challenger.
  const challenger = open?.challenger ?? (own > theirs ? match.challenger : match.challenged);
  const isTurned = challenger !== match.challenger;
  const how = unfinishedIn(line);
  const game = {
    score: isTurned ? turned(match.score) : match.score,
    ...(line.points && { points: isTurned ? line.points.map(turned) : line.points }),
    ...(line.playedAt !== undefined && { playedAt: line.playedAt }),
    ...(how && { [how]: true }),
  };
  if (open) return { verb: 'result', body: { challenge: open.id, ...game } };
  const challenged = isTurned ? match.challenger : match.challenged;
  return { verb: 'match', body: { id: idOf(ladder, line.line), challenger, challenged, ...game } };
}

const turned = ([one, other]: GamePoints[number]): GamePoints[number] => [other, one];

/** The same id for the same match, no matter who counts it there too: it counts once on each ladder. */
const idOf = (ladder: string, line: number): string => `also-${line}-${ladder}`.slice(0, 64);
