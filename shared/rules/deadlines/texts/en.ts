import { type Phrase, say, type Who } from '../../../words/phrase.ts';

/** What two have until the end of a day to do. */
const until = (todo: 'accept' | 'play', challenger: Who, challenged: Who, day: string): Phrase =>
  todo === 'play'
    ? say`${challenger} and ${challenged} have until the end of ${day} to play`
    : say`${challenged} has until the end of ${day} to accept ${challenger}’s challenge`;

/** `went` tells how somebody moved: "moved up one, to rung 6"; `two` are the names of both: "Ann and Bob". */
export const en = {
  lapsed: (challenger: Who, challenged: Who) => say`${challenger} and ${challenged} didn’t play in time`,
  unaccepted: (challenger: Who, challenged: Who) => say`${challenged} didn’t accept ${challenger}’s challenge in time`,
  /** `cause` is one of the two above. */
  moved: (went: string, cause: Phrase) => say`${went}: ${cause}`,
  won: (loser: Who, went: string) => say`won by default against ${loser} and ${went}`,
  lost: (winner: Who, went: string) => say`lost by default to ${winner} and ${went}`,
  until,
  /** `until` is what is to be done by when. */
  aheadForfeit: (until: Phrase, challenger: Who) => say`${until}; otherwise ${challenger} wins by default.`,
  aheadBoth: (until: Phrase) => say`${until}; otherwise both lose and drop.`,
  aheadClosed: (until: Phrase) => say`${until}; otherwise the challenge lapses.`,
  aheadDrop: (until: Phrase, dropped: Phrase, count: number) =>
    say`${until}; otherwise the challenge lapses and ${dropped} ${count > 1 ? 'drop' : 'drops'}.`,
  newsForfeit: 'Won by default',
  newsBoth: 'Lost by both: not played in time',
  newsClosed: 'Lapsed: not played in time',
  newsUnaccepted: 'Lapsed: not accepted in time',
  date: (challenger: Who, challenged: Who) => say`Challenge deadline: ${challenger} and ${challenged}`,
  acceptBy: (challenger: Who, challenged: Who) => say`Deadline to accept: ${challenger} and ${challenged}`,
  /** What is said of a result that was played too late. */
  late: {
    accept: (challenged: string, day: string) =>
      `${challenged} had until ${day} to accept. If they had played by then, give the date.`,
    play: (two: string, day: string) => `${two} had until ${day} to play. If they played in time, give the date.`,
  },
  postpone: {
    never: 'Challenges can’t be postponed.',
    already: (two: string) => `The challenge between ${two} has already been postponed.`,
    noDeadline: (two: string) => `The challenge between ${two} has no deadline to postpone.`,
  },
};
