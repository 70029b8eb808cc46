import type { DeadlineSettlement } from '#shared/vocabulary/entry.ts';
import type { PlayerId } from '#shared/vocabulary/vocabulary.ts';
import type { Phrase, Who } from '#shared/words/phrase.ts';
import { PERSONAL } from '../texts.ts';
import { type RungChange, standingWords } from './standing.ts';
import { type NoticeWords, sentences, strikesWords } from './words.ts';

export interface Lapse {
  readonly settlement: DeadlineSettlement;
  readonly end: 'won' | 'lost' | 'over';
  /** Whether the player who reads it issued the challenge. */
  readonly isChallenger: boolean;
  /** The challenged player may not have heard of it. */
  readonly unreached: boolean;
  readonly player: PlayerId;
}

/** Of a challenge that was not accepted, or not played, in time. */
export const lapsedWords = (lapse: Lapse, other: Who, ladder: string, standing: RungChange): NoticeWords => ({
  title: PERSONAL.over.title[lapse.end](other),
  text: sentences(
    whyLapsed(lapse, other, ladder),
    underTheRules(lapse),
    ...strikesWords(lapse.settlement.strikes, lapse.player, other),
    whereNow(standing, ladder),
  ),
});

/** A last strike may have taken the player off the ladder. */
const whereNow = (standing: RungChange, ladder: string): Phrase | string =>
  standing.from !== undefined && standing.to === undefined ? PERSONAL.removed.text(ladder) : standingWords(standing);

function whyLapsed({ settlement, end, isChallenger, unreached }: Lapse, other: Who, ladder: string): Phrase {
  const { why } = PERSONAL.over;
  const { unaccepted, silent } = settlement;
  if (silent !== undefined) return (end === 'lost' ? why.silentYou : why.silent)(other, ladder);
  if (!unaccepted) return why.unplayed(other, ladder);
  if (unreached) return (isChallenger ? why.unreached : why.unreachedYou)(other, ladder);
  return (isChallenger ? why.unaccepted : why.unacceptedByYou)(other, ladder);
}

function underTheRules({ settlement: { outcome, unaccepted, silent }, end }: Lapse): string {
  const { rules } = PERSONAL.over;
  switch (outcome) {
    case 'forfeited':
    case 'defended':
      if (silent !== undefined) return end === 'lost' ? rules.lossForYou : rules.lossForThem;
      return unaccepted ? '' : rules.challengerWins;
    case 'lost-by-both':
      return rules.bothLose;
    case 'closed':
      return rules.noResult;
  }
}

/** As the other one is no longer on the ladder. */
export const leftWords = (other: Who, ladder: string): NoticeWords => ({
  title: PERSONAL.over.title.over(other),
  text: sentences(PERSONAL.over.why.left(other, ladder), PERSONAL.over.rules.noResult),
});

export const cancelledWords = (other: Who, ladder: string): NoticeWords => ({
  title: PERSONAL.over.title.over(other),
  text: sentences(PERSONAL.over.why.cancelled(other, ladder), PERSONAL.over.rules.noResult),
});

/** A game for points, whose stakes go back. */
export const cancelledGameWords = (ladder: string): NoticeWords => ({
  title: [PERSONAL.over.game.title(ladder)],
  text: [PERSONAL.over.game.text(ladder)],
});

export const playOffWords = (end: 'won' | 'lost', other: Who, ladder: string, standing: RungChange): NoticeWords => ({
  title: PERSONAL.over.title[end](other),
  text: sentences(PERSONAL.over.playOff[end](other, ladder), standingWords(standing)),
});

/** An official has taken the player off the ladder. */
export const offWords = (ladder: string): NoticeWords => ({
  title: PERSONAL.removed.title(ladder),
  text: PERSONAL.removed.text(ladder),
});
