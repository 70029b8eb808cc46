import { localOf } from '../../../../shared/calendar/zone.ts';
import type { LineView } from '../../../../shared/contract/entries.ts';
import type { Phrase } from '../../../../shared/words/phrase.ts';
import { pairsIn, storyOf } from '../../../kit/line-story.ts';
import { namesIn } from '../../../kit/names-in.ts';
import { ladderOfAddress } from '../../../kit/session.ts';
import { useSession } from '../../../kit/use-session.ts';
import type { Hands } from '../hands.ts';
import { useLines } from './lines.ts';
import { type Way, wayOf } from './ways.ts';

/** Tonight's lines with what is to be said of each. */
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
