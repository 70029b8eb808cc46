import { useEffect, useState } from 'preact/hooks';
import { parseInstant } from '#shared/calendar/moment.ts';
import { instantOf, localOf } from '#shared/calendar/zone.ts';
import type { LineView } from '#shared/contract/entries.ts';
import type { SessionView } from '#shared/features/session.ts';
import { type Instant, instant, type LineNumber, type PlayerId } from '#shared/vocabulary/vocabulary.ts';
import type { Phrase } from '#shared/words/phrase.ts';
import { isVoidable, marksIn, pairsIn, peopleIn, storyOf } from '#web/ui/ladder/line-story.ts';
import { namesIn } from '#web/ui/ladder/names-in.ts';
import { ask } from '#web/ui/session/api.ts';
import { ladderOfAddress } from '#web/ui/session/session.ts';
import { useSession } from '#web/ui/session/use-session.tsx';
import type { Hands } from '../hands.ts';

export interface Night {
  readonly lines: readonly LineView[];
  readonly story: (line: LineView) => Phrase;
  readonly way: (line: LineView) => Way;
  readonly today: string;
}

/** Nothing as long as they did not come, or nobody knows whose tablet it is. */
export function useNight(hands: Hands): Night | undefined {
  const lines = useLines(hands);
  const session = useSession({ app: 'board', ...ladderOfAddress() });
  if (!lines || !session || typeof session === 'string' || 'gone' in session) return undefined;
  const pairs = pairsIn(lines);
  const named = namesIn(hands.known);
  const today = localOf(hands.known.header.timezone, hands.at).day;
  return {
    lines,
    today,
    story: (line) =>
      storyOf(
        line,
        pairs,
        named,
        lines.find((each) => each.line === line.amends),
      ),
    way: (line) => wayOf(line, { lines, session, today }),
  };
}

const MOST_PAGES = 6;

/** The lines of tonight, newest first; nothing as long as they did not come. Read again whenever there is another one. */
function useLines({ path, known, at, reached }: Hands): readonly LineView[] | undefined {
  const [lines, setLines] = useState<readonly LineView[]>();
  const since = nightBegan(known.header.timezone, at);
  useEffect(() => {
    let gone = false;
    void readSince(path, known.line + 1, since).then((found) => {
      if (found && !gone) setLines(found);
    });
    return () => {
      gone = true;
    };
  }, [known.line, since, reached]);
  return lines;
}

async function readSince(path: string, end: number, since: Instant): Promise<readonly LineView[] | undefined> {
  const found: LineView[] = [];
  for (let pages = 0, before = end; pages < MOST_PAGES; pages++) {
    const outcome = await ask<'listEntries'>(`${path}/entries?before=${before}`);
    if (outcome.kind !== 'done') return undefined;
    const { entries } = outcome.body;
    found.push(...entries.filter((line) => momentOf(line) >= since));
    const oldest = entries.at(-1);
    if (!oldest || momentOf(oldest) < since) break;
    before = oldest.line;
  }
  return found;
}

export type Way =
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

/** After midnight this much of the next day, in milliseconds, is still the same night. */
const SMALL_HOURS = 6 * 3_600_000;

/** When the night of an instant began: with its date, or the one before where it went on after midnight. */
export const nightBegan = (timezone: string, at: Instant): Instant =>
  instantOf(timezone, localOf(timezone, instant(at - SMALL_HOURS)).day);

export const momentOf = ({ at }: Pick<LineView, 'at'>): Instant => parseInstant(at) ?? instant(0);

interface Asking {
  readonly lines: readonly LineView[];
  readonly session: Pick<SessionView, 'role' | 'label'>;
  readonly today: string;
}

export function wayOf(line: LineView, { lines, session, today }: Asking): Way {
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

/** What keeps a line from being undone: the result of a challenge; whatever a new member has done but come in. */
function builtOn(line: LineView, later: readonly LineView[]): LineView | undefined {
  if (line.verb === 'challenge') return later.find(({ verb, challenge }) => verb === 'result' && challenge === line.id);
  if (line.verb !== 'join' || line.player === undefined) return undefined;
  const { player } = line;
  return later.find((each) => !isArrivalOf(player)(each) && peopleIn(each, new Map()).includes(player));
}
