import type { Phrase, Who } from '#shared/words/phrase.ts';
import { PERSONAL } from '../texts.ts';
import type { Answer } from './notice.ts';

export interface Said {
  readonly title: Phrase;
  readonly text: Phrase;
}

interface About {
  readonly other: Who;
  readonly ladder: string;
}

/** `places`: the challenger’s and the player’s own. */
export const challengedWords = (
  { other, ladder }: About,
  [theirs, yours]: readonly [number, number] | readonly [],
): Said => ({
  title: PERSONAL.challenged.title(other),
  text:
    theirs === undefined || yours === undefined
      ? PERSONAL.challenged.text(other, ladder)
      : PERSONAL.challenged.withPlaces(other, theirs, yours, ladder),
});

export const answeredWords = (how: Answer, { other, ladder }: About): Said => ({
  title: PERSONAL.answered[how].title(other),
  text: PERSONAL.answered[how].text(other, ladder),
});

/** `result`: such as "2–0"; `until`: when it counts by itself. */
export const confirmWords = ({ other, ladder }: About, result: string, until?: string): Said => ({
  title: PERSONAL.confirm.title(other),
  text: PERSONAL.confirm.text(other, result, ladder, until),
});

/** `result`: such as "2–0". */
export const enteredWords = ({ other, ladder }: About, result: string, isByOther: boolean): Said => ({
  title: PERSONAL.entered.title(other),
  text: isByOther ? PERSONAL.entered.byOther(other, result, ladder) : PERSONAL.entered.byClub(other, result, ladder),
});

/** The same of a game for points. */
export const confirmScoresWords = ({ other, ladder }: About, until?: string): Said => ({
  title: PERSONAL.confirmScores.title(other),
  text: PERSONAL.confirmScores.text(other, ladder, until),
});

/** Why a player moved: a match of two, a game of several, something held against them, or others who had to move. */
export type Cause =
  | { readonly what: 'match'; readonly players: readonly [Who, Who] }
  | { readonly what: 'game' }
  | { readonly what: 'penalty'; readonly said: string }
  | { readonly what: 'others' };

export const movedWords = (ladder: string, places: readonly [number, number], cause: Cause): Said => ({
  title: PERSONAL.moved.title(places[1], ladder),
  text: becauseOf(cause, places),
});

function becauseOf(cause: Cause, places: readonly [number, number]): Phrase {
  switch (cause.what) {
    case 'match':
      return PERSONAL.moved.match(...places, ...cause.players);
    case 'game':
      return PERSONAL.moved.game(...places);
    case 'penalty':
      return PERSONAL.moved.penalty(...places, cause.said);
    case 'others':
      return PERSONAL.moved.others(...places);
  }
}

export const removedWords = (ladder: string, why?: string): Said => ({
  title: PERSONAL.removed.title(ladder),
  text: PERSONAL.removed.text(ladder, why),
});

/** `when`: such as "Tue 24 Nov, 19:30". */
export const dateWords = ({ other, ladder }: About, when: string, isAgreed: boolean): Said =>
  isAgreed
    ? { title: PERSONAL.date.agreed(when), text: PERSONAL.date.agree(other, when, ladder) }
    : { title: PERSONAL.date.proposed(other, when), text: PERSONAL.date.propose(other, when, ladder) };

/** `isByOther`: the other player cannot play then; else an official has called it off. */
export const calledOffWords = ({ other, ladder }: About, when: string, isByOther: boolean): Said =>
  isByOther
    ? { title: PERSONAL.date.cannot(other, when), text: PERSONAL.date.cannotPlay(other, when, ladder) }
    : { title: PERSONAL.date.off(when), text: PERSONAL.date.isOff(other, when, ladder) };
