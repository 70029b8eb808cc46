import type { LineView } from '../../../../shared/contract/entries.ts';
import { texts } from '../../../../shared/words/texts.ts';
import { de } from './texts/de.ts';
import { en } from './texts/en.ts';
import { fr } from './texts/fr.ts';
import type { Way } from './ways.ts';

/** What is said of tonight's lines, and of undoing them. */
export const WORDS = texts('web/apps/board/tonight', { en, de, fr });

const FOLLOWS: Readonly<Record<string, string>> = WORDS.follows;

/** What comes of undoing a line, besides who moves. */
export const followsOf = (verb: string): string | undefined => FOLLOWS[verb];

/** Why a line isn't undone here, and what to do. */
export function whyNot(way: Way, story: (line: LineView) => string): string {
  switch (way.how) {
    case 'others':
      return way.by === undefined ? WORDS.recordedByOthers : WORDS.recordedBy(way.by);
    case 'earlier':
      return WORDS.beforeMidnight;
    case 'first':
      return WORDS.first(story(way.line));
    case 'undone':
      return WORDS.gone;
    default:
      return '';
  }
}
