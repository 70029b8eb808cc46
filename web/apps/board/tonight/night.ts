import { useEffect, useState } from 'preact/hooks';
import { localOf } from '#shared/calendar/zone.ts';
import type { LineView } from '#shared/contract/entries.ts';
import type { Instant } from '#shared/vocabulary/vocabulary.ts';
import type { Phrase } from '#shared/words/phrase.ts';
import { pairsIn, storyOf } from '#web/ui/ladder/line-story.ts';
import { namesIn } from '#web/ui/ladder/names-in.ts';
import { ask } from '#web/ui/session/api.ts';
import { ladderOfAddress } from '#web/ui/session/session.ts';
import { useSession } from '#web/ui/session/use-session.tsx';
import type { BoardActions } from '../actions.ts';
import { nightBegan } from '../model.ts';
import { momentOf, type Way, wayOf } from './undo-ways.ts';

export interface Night {
  readonly lines: readonly LineView[];
  readonly story: (line: LineView) => Phrase;
  readonly way: (line: LineView) => Way;
  readonly today: string;
}

/** Undefined until they have come, and while it is not known whose tablet it is. */
export function useNight(actions: BoardActions): Night | undefined {
  const lines = useLines(actions);
  const session = useSession({ app: 'board', ...ladderOfAddress() });
  if (!lines || !session || typeof session === 'string' || 'gone' in session) return undefined;
  const pairs = pairsIn(lines);
  const named = namesIn(actions.known);
  const today = localOf(actions.known.header.timezone, actions.at).day;
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
function useLines({ path, known, at, reached }: BoardActions): readonly LineView[] | undefined {
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
