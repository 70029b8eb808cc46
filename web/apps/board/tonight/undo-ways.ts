import { parseInstant } from '#shared/calendar/moment.ts';
import type { LineView } from '#shared/contract/entries.ts';
import type { SessionView } from '#shared/features/session.ts';
import { type Instant, instant, type LineNumber, type PlayerId } from '#shared/vocabulary/vocabulary.ts';
import { isVoidable, marksIn, peopleIn } from '#web/ui/ladder/line-story.ts';

export type UndoWay =
  /** By voiding lines, in this order. */
  | { readonly how: 'void'; readonly lines: readonly LineNumber[] }
  /** Another line was built on it, and is undone first. */
  | { readonly how: 'first'; readonly line: LineView }
  /** It is not this scorer's to undo: another one recorded it, or it is of an earlier date. */
  | { readonly how: 'others'; readonly by: string | undefined }
  | { readonly how: 'earlier' }
  | { readonly how: 'undone' }
  | { readonly how: 'never' };

/** What the desk does to the season as a whole is undone there. */
const isOfTheNight = (line: LineView): boolean =>
  isVoidable(line) && !['seed', 'configure', 'rename'].includes(line.verb);

export const momentOf = ({ at }: Pick<LineView, 'at'>): Instant => parseInstant(at) ?? instant(0);

interface UndoContext {
  /** Tonight's, newest first. */
  readonly lines: readonly LineView[];
  readonly session: Pick<SessionView, 'role' | 'label'>;
  /** The date now, on the ladder's clocks. */
  readonly today: string;
}

export function wayOf(line: LineView, { lines, session, today }: UndoContext): UndoWay {
  const marks = marksIn(lines);
  const stands = (each: LineView) => marks.get(each.line)?.verb !== 'voided';
  if (!isOfTheNight(line)) return { how: 'never' };
  if (!stands(line)) return { how: 'undone' };
  if (session.role === 'scorer') {
    if (line.by !== session.label) return { how: 'others', by: line.by };
    if (line.at.slice(0, 10) !== today) return { how: 'earlier' };
  }
  const later = lines.filter((each) => each.line > line.line && stands(each) && isOfTheNight(each));
  const first = builtOn(line, later);
  if (first) return { how: 'first', line: first };
  const arrivals = line.verb === 'join' ? later.filter(isArrivalOf(line.player)) : [];
  return { how: 'void', lines: [...arrivals, line].map((each) => each.line) };
}

const isArrivalOf =
  (player: PlayerId | undefined) =>
  (each: LineView): boolean =>
    each.verb === 'arrive' && each.player === player;

/** What prevents a line from being undone: the result of a challenge; anything that a new member has done except check in. */
function builtOn(line: LineView, later: readonly LineView[]): LineView | undefined {
  if (line.verb === 'challenge') return later.find(({ verb, challenge }) => verb === 'result' && challenge === line.id);
  if (line.verb !== 'join' || line.player === undefined) return undefined;
  const { player } = line;
  return later.find((each) => !isArrivalOf(player)(each) && peopleIn(each, new Map()).includes(player));
}
