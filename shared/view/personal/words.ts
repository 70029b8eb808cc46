import { ordinal } from '../../words/english.ts';
import type { Phrase, Who } from '../../words/phrase.ts';
import { say } from '../../words/phrase.ts';
import type { Answer } from './notice.ts';

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
  title: say`${other} challenged you`,
  text:
    theirs === undefined || yours === undefined
      ? say`${other} challenged you on ${ladder}.`
      : say`${other} (${ordinal(theirs)}) challenged you (${ordinal(yours)}) on ${ladder}.`,
});

export function answeredWords(how: Answer, { other, ladder }: About): Said {
  switch (how) {
    case 'accepted':
      return {
        title: say`${other} accepted your challenge`,
        text: say`${other} accepted your challenge on ${ladder}. Agree a time to play.`,
      };
    case 'declined':
      return {
        title: say`${other} declined your challenge`,
        text: say`${other} declined your challenge on ${ladder}.`,
      };
    case 'withdrawn':
      return {
        title: say`${other} withdrew the challenge`,
        text: say`${other} withdrew the challenge to you on ${ladder}. There’s nothing left to play.`,
      };
    case 'disputed':
      return {
        title: say`${other} disputes your result`,
        text: say`${other} disputes the result that you reported on ${ladder}. An organiser will decide.`,
      };
  }
}

/** `result`: such as "2–0"; `until`: when it counts by itself. */
export const confirmWords = ({ other, ladder }: About, result: string, until: string | undefined): Said => ({
  title: say`Please confirm ${other}’s result`,
  text:
    until === undefined
      ? say`${other} reported ${result} for your match on ${ladder}. Please confirm or dispute it.`
      : say`${other} reported ${result} for your match on ${ladder}. Please confirm or dispute it; otherwise it counts from ${until}.`,
});

/** The same of a game for points. */
export const confirmScoresWords = ({ other, ladder }: About, until: string | undefined): Said => ({
  title: say`Please confirm ${other}’s scores`,
  text:
    until === undefined
      ? say`${other} reported the scores of your game on ${ladder}. Please confirm or dispute them.`
      : say`${other} reported the scores of your game on ${ladder}. Please confirm or dispute them; otherwise they count from ${until}.`,
});

/** Why somebody moved: a match of two, a game of several, something held against them, or others who had to move. */
export type Cause =
  | { readonly what: 'match'; readonly players: readonly [Who, Who] }
  | { readonly what: 'game' }
  | { readonly what: 'penalty'; readonly said: string }
  | { readonly what: 'others' };

export function movedWords(ladder: string, [from, to]: readonly [number, number], cause: Cause): Said {
  const [was, is] = [ordinal(from), ordinal(to)];
  const title = say`You’re now ${is} on ${ladder}`;
  switch (cause.what) {
    case 'match': {
      const [one, other] = cause.players;
      return { title, text: say`You moved from ${was} to ${is} after ${one}’s match with ${other}.` };
    }
    case 'game':
      return { title, text: say`You moved from ${was} to ${is} after a game between other players.` };
    case 'penalty':
      return { title, text: say`You moved from ${was} to ${is}: ${cause.said}.` };
    case 'others':
      return { title, text: say`You moved from ${was} to ${is}, because other players had to move.` };
  }
}

export const removedWords = (ladder: string, why: string | undefined): Said => ({
  title: say`You’ve been removed from ${ladder}`,
  text:
    why === undefined
      ? say`You’re no longer on ${ladder}. An organiser can put you back.`
      : say`You’re no longer on ${ladder}: ${why}. An organiser can put you back.`,
});
