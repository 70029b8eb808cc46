import type { LineView } from '../../../../shared/contract/entries.ts';
import { TONIGHT } from '../texts.ts';
import type { Way } from './ways.ts';

const FOLLOWS: Readonly<Record<string, string>> = TONIGHT.follows;

/** What comes of undoing a line, besides who moves. */
export const followsOf = (verb: string): string | undefined => FOLLOWS[verb];

/** Why a line isn't undone here, and what to do. */
export function whyNot(way: Way, story: (line: LineView) => string): string {
  switch (way.how) {
    case 'others':
      return way.by === undefined ? TONIGHT.recordedByOthers : TONIGHT.recordedBy(way.by);
    case 'earlier':
      return TONIGHT.beforeMidnight;
    case 'first':
      return TONIGHT.first(story(way.line));
    case 'undone':
      return TONIGHT.gone;
    default:
      return '';
  }
}
