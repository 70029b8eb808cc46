import type { Phrase, Who } from '../../words/phrase.ts';
import { texts } from '../../words/texts.ts';
import type { Answer } from './notice.ts';
import { de } from './texts/de.ts';
import { en } from './texts/en.ts';
import { fr } from './texts/fr.ts';

/** What players are told of what concerns them. */
export const TEXT = texts('shared/view/personal', { en, de, fr });

/** A title, and the sentences below it. */
export interface Said {
  readonly title: Phrase;
  readonly text: Phrase;
}

/** Who it is about, and what their ladder is called. */
interface About {
  readonly other: Who;
  readonly ladder: string;
}

/** `places`: the challenger’s and the player’s own. */
export const challengedWords = (
  { other, ladder }: About,
  [theirs, yours]: readonly [number, number] | readonly [],
): Said => ({
  title: TEXT.challenged.title(other),
  text:
    theirs === undefined || yours === undefined
      ? TEXT.challenged.text(other, ladder)
      : TEXT.challenged.withPlaces(other, theirs, yours, ladder),
});

export const answeredWords = (how: Answer, { other, ladder }: About): Said => ({
  title: TEXT.answered[how].title(other),
  text: TEXT.answered[how].text(other, ladder),
});

/** `result`: such as "2–0"; `until`: when it counts by itself. */
export const confirmWords = ({ other, ladder }: About, result: string, until: string | undefined): Said => ({
  title: TEXT.confirm.title(other),
  text:
    until === undefined ? TEXT.confirm.text(other, result, ladder) : TEXT.confirm.until(other, result, ladder, until),
});

/** `result`: such as "2–0". */
export const enteredWords = ({ other, ladder }: About, result: string, isByOther: boolean): Said => ({
  title: TEXT.entered.title(other),
  text: isByOther ? TEXT.entered.byOther(other, result, ladder) : TEXT.entered.byClub(other, result, ladder),
});

/** The same of a game for points. */
export const confirmScoresWords = ({ other, ladder }: About, until: string | undefined): Said => ({
  title: TEXT.confirmScores.title(other),
  text: until === undefined ? TEXT.confirmScores.text(other, ladder) : TEXT.confirmScores.until(other, ladder, until),
});

/** Why somebody moved: a match of two, a game of several, something held against them, or others who had to move. */
export type Cause =
  | { readonly what: 'match'; readonly players: readonly [Who, Who] }
  | { readonly what: 'game' }
  | { readonly what: 'penalty'; readonly said: string }
  | { readonly what: 'others' };

export const movedWords = (ladder: string, places: readonly [number, number], cause: Cause): Said => ({
  title: TEXT.moved.title(places[1], ladder),
  text: becauseOf(cause, places),
});

function becauseOf(cause: Cause, places: readonly [number, number]): Phrase {
  switch (cause.what) {
    case 'match':
      return TEXT.moved.match(...places, ...cause.players);
    case 'game':
      return TEXT.moved.game(...places);
    case 'penalty':
      return TEXT.moved.penalty(...places, cause.said);
    case 'others':
      return TEXT.moved.others(...places);
  }
}

export const removedWords = (ladder: string, why: string | undefined): Said => ({
  title: TEXT.removed.title(ladder),
  text: why === undefined ? TEXT.removed.text(ladder) : TEXT.removed.because(ladder, why),
});

/** `when`: such as "Tue 24 Nov, 19:30". */
export const dateWords = ({ other, ladder }: About, when: string, isAgreed: boolean): Said =>
  isAgreed
    ? { title: TEXT.date.agreed(when), text: TEXT.date.agree(other, when, ladder) }
    : { title: TEXT.date.proposed(other, when), text: TEXT.date.propose(other, when, ladder) };

/** `isByOther`: the other player cannot play then; else an official has called it off. */
export const calledOffWords = ({ other, ladder }: About, when: string, isByOther: boolean): Said =>
  isByOther
    ? { title: TEXT.date.cannot(other, when), text: TEXT.date.cannotPlay(other, when, ladder) }
    : { title: TEXT.date.off(when), text: TEXT.date.isOff(other, when, ladder) };
