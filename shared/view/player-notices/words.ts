import type { Walkover } from '#shared/vocabulary/command.ts';
import type { Strike } from '#shared/vocabulary/entry.ts';
import type { PlayerId } from '#shared/vocabulary/vocabulary.ts';
import { because } from '#shared/words/lists.ts';
import { capital, type Phrase, say, sentence, type Who } from '#shared/words/phrase.ts';
import { HAPPENED, TEXT } from '#shared/words/texts.ts';
import { PERSONAL } from '../texts.ts';
import type { AnswerGiven } from './notice.ts';
import { type RungChange, standingWords } from './standing.ts';

/** Sentences one after another; those that have nothing to say are left out. */
export const sentences = (...all: readonly (Phrase | string)[]): Phrase =>
  all
    .filter((each) => each !== '')
    .reduce<Phrase>((said, each) => (said.length === 0 ? say`${each}` : say`${said} ${each}`), []);

export interface NoticeWords {
  readonly title: Phrase;
  readonly text: Phrase;
}

/** "Main ladder: Ann declined your challenge." */
const onLadder = (ladder: string, what: Phrase): Phrase => say`${TEXT.labelled(ladder, what).flat()}.`;

interface AboutOther {
  readonly other: Who;
  readonly ladder: string;
}

/** `places`: the challenger’s and the player’s own. */
export const challengedWords = (
  { other, ladder }: AboutOther,
  [theirs, yours]: readonly [number, number] | readonly [],
): NoticeWords => ({
  title: HAPPENED.challengedYou(other),
  text:
    theirs === undefined || yours === undefined
      ? onLadder(ladder, HAPPENED.challengedYou(other))
      : PERSONAL.challenged.withPlaces(other, theirs, yours, ladder),
});

/** `until`: where it says so, the last day to play. */
export function answeredWords(how: AnswerGiven, { other, ladder }: AboutOther, until?: string): NoticeWords {
  const title = PERSONAL.answered[how].title(other);
  return {
    title,
    text: how === 'declined' ? onLadder(ladder, title) : PERSONAL.answered[how].text(other, ladder, until),
  };
}

/** The strikes of the player who reads it, and of the other one. */
export const strikesWords = (
  strikes: readonly Strike[] = [],
  player: PlayerId,
  other: Who,
): readonly (Phrase | string)[] =>
  strikes.map(({ player: whose, count, of }) =>
    PERSONAL.over.rules.strike(count, of, whose === player ? undefined : other),
  );

/** Where declining is losing, or a strike, of which the last alone may cost something. */
export const declinedAsLostWords = (
  about: AboutOther,
  standing: RungChange,
  strikes: readonly (Phrase | string)[],
): NoticeWords => {
  const { title, text } = answeredWords('declined', about);
  const rules = strikes.length > 0 ? strikes : [PERSONAL.over.rules.lossForThem];
  return { title, text: sentences(text, ...rules, standing.from === standing.to ? '' : standingWords(standing)) };
};

/** `result`: such as "2–0"; `until`: when it counts by itself. */
export const confirmWords = ({ other, ladder }: AboutOther, result: string, until?: string): NoticeWords => ({
  title: PERSONAL.confirm.title(other),
  text: PERSONAL.confirm.text(other, result, ladder, until),
});

interface EnteredResult {
  /** Such as "2–0", from the side of the player who entered it, or else of the player who reads it. */
  readonly result: string;
  readonly by: keyof typeof PERSONAL.entered.by;
  /** How it was won without a game, and whether the player who reads it won. */
  readonly walkover?: { readonly how: Walkover; readonly end: 'won' | 'lost' } | undefined;
}

export function enteredWords({ other, ladder }: AboutOther, entered: EnteredResult, standing: RungChange): NoticeWords {
  const { result, by, walkover } = entered;
  const { title, unplayed, wrong } = PERSONAL.entered;
  const where = standingWords(standing);
  if (!walkover)
    return {
      title: title(other),
      text: sentences(PERSONAL.entered.by[by](other, result, ladder), where, wrong),
    };
  const { how, end } = walkover;
  return { title: PERSONAL.over.title[end](other), text: sentences(unplayed[how][end](other, ladder), where, wrong) };
}

/** The same of a game for points. */
export const confirmScoresWords = ({ other, ladder }: AboutOther, until?: string): NoticeWords => ({
  title: PERSONAL.confirmScores.title(other),
  text: PERSONAL.confirmScores.text(other, ladder, until),
});

/** Why a player moved: a match of two, a game of several, something held against them, or others who had to move. */
export type Cause =
  | { readonly what: 'match'; readonly players: readonly [Who, Who] }
  | { readonly what: 'game' }
  | { readonly what: 'penalty' | 'placed'; readonly said: string }
  | { readonly what: 'others' };

export const movedWords = (ladder: string, places: readonly [number, number], cause: Cause): NoticeWords => ({
  title: PERSONAL.moved.title(places[1], ladder),
  text: becauseOf(cause, places),
});

function becauseOf(cause: Cause, places: readonly [number, number]): Phrase {
  switch (cause.what) {
    case 'match':
      return PERSONAL.moved.match(...places, ...cause.players);
    case 'game':
      return PERSONAL.moved.game(...places);
    case 'placed':
      return because(PERSONAL.moved.placed(...places), sentence(cause.said));
    case 'penalty':
      return PERSONAL.moved.penalty(...places, cause.said);
    case 'others':
      return PERSONAL.moved.others(...places);
  }
}

/** Points that were forfeited, and why. */
export const forfeitedWords = (ladder: string, points: number, why: string, standing: RungChange): NoticeWords => ({
  title: [PERSONAL.forfeited.title(points, ladder)],
  text: sentences(sentence(capital(why)), standingWords(standing)),
});

export const removedWords = (ladder: string, why?: string): NoticeWords => ({
  title: PERSONAL.removed.title(ladder),
  text: PERSONAL.removed.text(ladder, why),
});

/** `when`: such as "Tue 24 Nov, 19:30". */
export const dateWords = ({ other, ladder }: AboutOther, when: string, isAgreed: boolean): NoticeWords =>
  isAgreed
    ? { title: TEXT.date.agreed(when), text: PERSONAL.date.agree(other, when, ladder) }
    : { title: TEXT.date.proposed(other, when), text: PERSONAL.date.propose(other, when, ladder) };

/** `until`: after that day the other one wins, unless the player offers a day too. */
export const withLoss = (
  { title, text }: NoticeWords,
  { other }: Pick<AboutOther, 'other'>,
  until: string,
): NoticeWords => ({
  title,
  text: [...text, ' ', ...PERSONAL.date.elseLost(other, until)],
});

/** `isByOther`: the other player cannot play then; else an official has called it off. */
export const calledOffWords = ({ other, ladder }: AboutOther, when: string, isByOther: boolean): NoticeWords =>
  isByOther
    ? { title: TEXT.date.cannot(other, when), text: PERSONAL.date.cannotPlay(other, when, ladder) }
    : { title: TEXT.date.off(when), text: PERSONAL.date.isOff(other, when, ladder) };
