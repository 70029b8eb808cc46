import { ordinal } from '../../../words/english.ts';
import { say, type Who } from '../../../words/phrase.ts';

export const en = {
  challenged: {
    title: (other: Who) => say`${other} challenged you`,
    text: (other: Who, ladder: string) => say`${other} challenged you on ${ladder}.`,
    withPlaces: (other: Who, theirs: number, yours: number, ladder: string) =>
      say`${other} (${ordinal(theirs)}) challenged you (${ordinal(yours)}) on ${ladder}.`,
  },
  answered: {
    accepted: {
      title: (other: Who) => say`${other} accepted your challenge`,
      text: (other: Who, ladder: string) => say`${other} accepted your challenge on ${ladder}. Agree a time to play.`,
    },
    declined: {
      title: (other: Who) => say`${other} declined your challenge`,
      text: (other: Who, ladder: string) => say`${other} declined your challenge on ${ladder}.`,
    },
    withdrawn: {
      title: (other: Who) => say`${other} withdrew the challenge`,
      text: (other: Who, ladder: string) =>
        say`${other} withdrew the challenge to you on ${ladder}. You no longer have to play it.`,
    },
    postponing: {
      title: (other: Who) => say`${other} asks to play later`,
      text: (other: Who, ladder: string) =>
        say`${other} asks for more time for your challenge on ${ladder}. If you agree, say so on your page.`,
    },
    postponed: {
      title: (other: Who) => say`${other} agrees to play later`,
      text: (other: Who, ladder: string) => say`You and ${other} have more time for your challenge on ${ladder}.`,
    },
    disputed: {
      title: (other: Who) => say`${other} disputes your result`,
      text: (other: Who, ladder: string) =>
        say`${other} disputes the result that you reported on ${ladder}. An organiser will decide.`,
    },
  },
  /** A deadline has moved: why, and then when it is now. */
  deadline: {
    title: (until: string) => `New deadline: ${until}`,
    none: 'No deadline any more',
    /** Why: `from` and `to` are the first and the last day away. */
    away: (other: Who, from: string, to: string) =>
      from === to ? say`${other} is away on ${from}.` : say`${other} is away from ${from} to ${to}.`,
    back: (other: Who) => say`${other} is back.`,
    stays: (other: Who) => say`${other} won’t be away after all.`,
    putOff: (other: Who) => say`An organiser has given you and ${other} more time.`,
    accept: (ladder: string, until: string) => say`Your challenge on ${ladder} must now be accepted by ${until}.`,
    play: (ladder: string, until: string) => say`Your challenge on ${ladder} must now be played by ${until}.`,
    open: (ladder: string) => say`Your challenge on ${ladder} no longer has a deadline.`,
  },
  date: {
    proposed: (other: Who, when: string) => say`${other} proposes ${when}`,
    propose: (other: Who, when: string, ladder: string) =>
      say`${other} proposes to play on ${when} (${ladder}). Accept it, or propose another date.`,
    agreed: (when: string) => say`Agreed: ${when}`,
    agree: (other: Who, when: string, ladder: string) => say`You play ${other} on ${when} (${ladder}).`,
    cannot: (other: Who, when: string) => say`${other} can’t play on ${when}`,
    cannotPlay: (other: Who, when: string, ladder: string) =>
      say`${other} can’t play you on ${when} (${ladder}). Please agree another date.`,
    off: (when: string) => say`Called off: ${when}`,
    isOff: (other: Who, when: string, ladder: string) =>
      say`Your game with ${other} on ${when} (${ladder}) has been called off. Please agree another date.`,
  },
  confirm: {
    title: (other: Who) => say`Please confirm ${other}’s result`,
    text: (other: Who, result: string, ladder: string) =>
      say`${other} reported ${result} for your match on ${ladder}. Please confirm or dispute it.`,
    until: (other: Who, result: string, ladder: string, until: string) =>
      say`${other} reported ${result} for your match on ${ladder}. Please confirm or dispute it; otherwise it counts from ${until}.`,
  },
  entered: {
    title: (other: Who) => say`Your result against ${other}`,
    byOther: (other: Who, result: string, ladder: string) =>
      say`${other} entered ${result} for your match on ${ladder}. If that’s wrong, say so on your page.`,
    byClub: (other: Who, result: string, ladder: string) =>
      say`Your match with ${other} on ${ladder} was entered as ${result}. If that’s wrong, say so on your page.`,
  },
  confirmScores: {
    title: (other: Who) => say`Please confirm ${other}’s scores`,
    text: (other: Who, ladder: string) =>
      say`${other} reported the scores of your game on ${ladder}. Please confirm or dispute them.`,
    until: (other: Who, ladder: string, until: string) =>
      say`${other} reported the scores of your game on ${ladder}. Please confirm or dispute them; otherwise they count from ${until}.`,
  },
  /** A penalty or deadline lies so far ahead; what it does follows in a sentence of its own. */
  due: {
    week: (ladder: string) => `${ladder}: one week to your deadline`,
    day: (ladder: string) => `${ladder}: one day to your deadline`,
  },
  /** `what`: what the club calls it, "Club night"; `hours`: "19:50–22:00". */
  night: {
    title: (what: string, time: string) => `${what} today at ${time}`,
    text: (ladder: string, day: string, hours: string) => `${ladder} plays on ${day}, ${hours}.`,
  },
  /** When something counts by itself: "5 March, 18:00". */
  moment: (day: string, time: string) => `${day}, ${time}`,
  moved: {
    title: (rung: number, ladder: string) => say`You’re now ${ordinal(rung)} on ${ladder}`,
    match: (from: number, to: number, one: Who, other: Who) =>
      say`You moved from ${ordinal(from)} to ${ordinal(to)} after ${one}’s match with ${other}.`,
    game: (from: number, to: number) =>
      say`You moved from ${ordinal(from)} to ${ordinal(to)} after a game between other players.`,
    penalty: (from: number, to: number, why: string) => say`You moved from ${ordinal(from)} to ${ordinal(to)}: ${why}.`,
    others: (from: number, to: number) =>
      say`You moved from ${ordinal(from)} to ${ordinal(to)}, because other players were moved (penalties).`,
  },
  removed: {
    title: (ladder: string) => say`You’ve been removed from ${ladder}`,
    text: (ladder: string) => say`You’re no longer on ${ladder}. An organiser can put you back.`,
    because: (ladder: string, why: string) =>
      say`You’re no longer on ${ladder}: ${why}. An organiser can put you back.`,
  },
};
