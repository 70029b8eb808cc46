import { counted, ordinal } from '../../../words/english.ts';
import { type Phrase, say, type Who } from '../../../words/phrase.ts';

/** `went` tells how somebody moved: "moved up one, to rung 6"; `period` is "October 2021" or "the week of 8 November". */
export const en = {
  confirmation: {
    cause: (result: Phrase) => say`${result} wasn’t disputed`,
    moved: (went: string, result: Phrase) => say`${went}: ${result} now counts`,
    counts: (result: Phrase) => say`${result} now counts`,
    ahead: (result: Phrase, last: string) => say`${result} counts unless disputed by the end of ${last}.`,
    news: 'A result counts',
  },
  potConfirmation: {
    cause: (players: Phrase) => say`the scores of ${players} weren’t disputed`,
    moved: (went: string, players: Phrase) => say`${went}: the scores of ${players} now count`,
    ahead: (players: Phrase, last: string) =>
      say`The scores of ${players} count unless disputed by the end of ${last}.`,
    news: 'A game counts',
  },
  /** The list of what is to come, and what has been. */
  penalties: { list: 'Activity checks', called: 'penalties' },
  missed: {
    /** From one period to another. */
    span: {
      month: (first: string, last: string) => `${first} to ${last}`,
      week: (first: string, last: string) => `${first} to ${last}`,
    },
    ahead: {
      month: (period: string, cost: string) => `End of ${period}: ${cost}.`,
      week: (period: string, cost: string) => `End of ${period}: ${cost}.`,
    },
    news: (period: string) => `Penalties: ${period}`,
    date: (period: string) => `Penalties for ${period}`,
    othersDropped: (went: string, cause: string) => `${went}, as others dropped: ${cause}`,
    othersRemoved: (went: string, cause: string) => `${went}, as others were removed: ${cause}`,
    butRose: (cause: string, went: string) => `${cause}, but ${went}, as others were removed`,
    dropped: (by: number, to: number, cause: string) => `dropped ${counted(by, 'place')}, to rung ${to}: ${cause}`,
  },
  lavers: {
    cause: (period: string) => `no match in ${period}`,
    cost: (drop: number, months: number) =>
      `players with no match that month drop ${counted(drop, 'place')}; miss a ${ordinal(months)} month in a row and you’re removed`,
    night: 'Club night',
  },
  nairobi: {
    causeOnce: (period: string) => `no game in ${period}`,
    cause: (weeks: number, last: string) => `no game for ${weeks} weeks or more, up to ${last}`,
    costOnce: (drop: number) => `players with no game that week drop ${counted(drop, 'place')}`,
    cost: (weeks: number, drop: number) =>
      `players who’ve missed ${weeks} weeks in a row or more drop ${counted(drop, 'place')}`,
    day: 'Ladder games',
  },
  shicargo: {
    cause: (period: string) => `no game in ${period}`,
    cost: (percent: number, months: number) =>
      `players with no game that month forfeit ${percent}% of their points to those who played; after a ${ordinal(months)} month in a row, all their points and their place`,
  },
  final: {
    name: 'Grand Final',
    missedCut: (time: string) => `not checked in by ${time} on the night of the Grand Final`,
    ahead: (day: string, time: string) =>
      `Grand Final on ${day}: players not checked in by ${time} are removed from the ladder.`,
    news: 'Removed at the Grand Final',
    cut: (time: string) => `Players not checked in by ${time} are removed from the ladder.`,
    cutDate: (time: string) => `Grand Final: check in by ${time}`,
    displaced: (who: Who) => say`${who} lost the top spot without playing.`,
    noLongerDisplaced: (who: Who) => say`Corrected: ${who} didn’t lose the top spot without playing.`,
    champion: (who: Who) => say`${who} is the champion.`,
    otherChampion: (is: Who, was: Who) => say`${is} is the champion, not ${was}.`,
    noLongerChampion: (who: Who) => say`${who} is no longer the champion.`,
  },
  lastDay: 'Last day',
  seasonEnd: (ladder: string) => `${ladder}: last day of the season`,
};
