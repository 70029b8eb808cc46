import { useEffect, useState } from 'preact/hooks';
import { localOf } from '#shared/calendar/zone.ts';
import type { LineView } from '#shared/contract/entries.ts';
import type { Instant } from '#shared/vocabulary/vocabulary.ts';
import type { Phrase } from '#shared/words/phrase.ts';
import { linesById, storyOf } from '#web/ui/ladder/line-story.ts';
import { namesIn } from '#web/ui/ladder/names-in.ts';
import { ask } from '#web/ui/session/api.ts';
import { ladderOfAddress } from '#web/ui/session/session.ts';
import { useSession } from '#web/ui/session/use-session.tsx';
import type { BoardActions } from '../actions.ts';
import { nightBegan } from '../model.ts';
import { momentOf, type UndoWay, wayOf } from './undo-ways.ts';

export interface Night {
  readonly lines: readonly LineView[];
  /** The challenges of these lines by their ids: one may have been made on a night before. */
  readonly byId: ReadonlyMap<string, LineView>;
  readonly story: (line: LineView) => Phrase;
  readonly way: (line: LineView) => UndoWay;
  readonly today: string;
}

/** Undefined until they have come, and while it is not known whose tablet it is. */
export function useNight(actions: BoardActions): Night | undefined {
  const read = useLines(actions);
  const session = useSession({ app: 'board', ...ladderOfAddress() });
  if (!read || !session || typeof session === 'string' || 'gone' in session) return undefined;
  const { lines, byId } = read;
  const named = namesIn(actions.known);
  const today = localOf(actions.known.header.timezone, actions.at).day;
  return {
    lines,
    byId,
    today,
    story: (line) =>
      storyOf(
        line,
        byId,
        named,
        lines.find((each) => each.line === line.amends),
      ),
    way: (line) => wayOf(line, { lines, session, today }),
  };
}

const MOST_PAGES = 6;

/** The lines of tonight, newest first; nothing as long as they did not come. Read again whenever there is another one. */
function useLines({ path, known, at, reached }: BoardActions): ReadNight | undefined {
  const [lines, setLines] = useState<ReadNight>();
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

type ReadNight = Pick<Night, 'lines' | 'byId'>;

async function readSince(path: string, end: number, since: Instant): Promise<ReadNight | undefined> {
  const read: LineView[] = [];
  for (let pages = 0, before = end; pages < MOST_PAGES; pages++) {
    const outcome = await ask<'listEntries'>(`${path}/entries?before=${before}`);
    if (outcome.kind !== 'done') return undefined;
    read.push(...outcome.body.entries);
    const oldest = outcome.body.entries.at(-1);
    if (!oldest || (momentOf(oldest) < since && isWhole(read, since))) break;
    before = oldest.line;
  }
  return { lines: tonightIn(read, since), byId: linesById(read) };
}

const tonightIn = (read: readonly LineView[], since: Instant): readonly LineView[] =>
  read.filter((line) => momentOf(line) >= since);

/** Whether the two players of each match that ended tonight are known. */
function isWhole(read: readonly LineView[], since: Instant): boolean {
  const byId = linesById(read);
  return tonightIn(read, since).every(({ challenge }) => challenge === undefined || byId.has(challenge));
}
