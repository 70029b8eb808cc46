import type { Score } from '#shared/vocabulary/command.ts';
import type { Who } from '#shared/words/phrase.ts';
import { PERSONAL } from '../texts.ts';
import { type RungChange, standingWords } from './standing.ts';
import { type NoticeWords, sentences } from './words.ts';

interface Counting {
  /** The player’s own points first. */
  readonly own: Score;
  /** Such as "2–0 (11–7 11–9)". */
  readonly result: string;
  readonly why: keyof typeof PERSONAL.counts.why;
}

export const countedWords = (
  { own: [mine, theirs], result, why }: Counting,
  other: Who,
  ladder: string,
  standing: RungChange,
): NoticeWords => ({
  title: PERSONAL.counts.title[mine > theirs ? 'won' : mine < theirs ? 'lost' : 'drawn'](other),
  text: sentences(PERSONAL.counts.why[why](other, result, ladder), standingWords(standing)),
});

/** `net`: what the player has gained by the game, in points. */
export const countedGameWords = (
  why: keyof typeof PERSONAL.countsGame.why,
  net: number,
  ladder: string,
  standing: RungChange,
): NoticeWords => ({
  title: [PERSONAL.countsGame.title(net)],
  text: sentences(PERSONAL.countsGame.why[why](ladder), standingWords(standing)),
});

/** A match that they never played was entered, and another one put in its place. */
export const mistakenWords = (other: Who, ladder: string, standing: RungChange): NoticeWords => ({
  title: PERSONAL.rejected.title(other),
  text: sentences(PERSONAL.rejected.mistaken(other, ladder), standingWords(standing)),
});

/** `other`: missing of a game for points. */
export const rejectedWords = (other: Who | undefined, ladder: string): NoticeWords =>
  other
    ? { title: PERSONAL.rejected.title(other), text: PERSONAL.rejected.text(other, ladder) }
    : { title: [PERSONAL.rejected.game(ladder)], text: [PERSONAL.rejected.gameText(ladder)] };
