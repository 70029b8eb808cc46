import { instant } from '#shared/vocabulary/vocabulary.ts';
import type { RecordedMatch } from '#web/ui/ladder/also-match.ts';
import type { PendingCommand } from './admin.ts';
import type { AdminView, LineView } from './view.ts';

/** The match that a command has recorded, by the ladder before it; undefined if it recorded no match of two. */
export function matchRecorded(
  ladder: string,
  { challenges }: Pick<AdminView, 'challenges'>,
  { verb }: Pick<PendingCommand, 'verb'>,
  line: LineView,
): RecordedMatch | undefined {
  if (verb !== 'result' && verb !== 'match') return undefined;
  const two = verb === 'match' ? line : challenges.find(({ id }) => id === line.challenge);
  if (!two?.challenger || !two.challenged || !line.score) return undefined;
  const { score, points, walkover, noShow, retired, playedAt } = line;
  const { challenger, challenged } = two;
  const played = playedAt === undefined ? undefined : instant(Date.parse(playedAt));
  return {
    ladder,
    line: line.line,
    challenger,
    challenged,
    score,
    points,
    walkover,
    noShow,
    retired,
    playedAt: played,
  };
}
