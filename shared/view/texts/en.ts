import { counted } from '../../words/english.ts';
import { type Phrase, say, type Who } from '../../words/phrase.ts';

export const en = {
  /** What lies ahead of a player, in words that follow their name; `time` is "on 1 December". */
  forecast: {
    yetToPlay: (period: string) => `yet to play in ${period}`,
    onDay: (day: string) => `on ${day}`,
    afterDay: (day: string) => `after ${day}`,
    atTime: (time: string, day: string) => `at ${time} on ${day}`,
    /** Whether it can still be averted, and how: what follows the rest of the sentence. */
    unless: {
      play: ' unless they play',
      playIn: (period: string) => ` unless they play in ${period}`,
      playChallenge: ' unless they play their challenge',
      playIt: ' unless they play it',
      acceptChallenge: ' unless the challenge is accepted',
      acceptIt: ' unless it’s accepted',
      recording: ' unless they have played and it isn’t recorded yet',
      arriving: ' unless they check in by then',
    },
    drops: (to: number, time: string, unless: string) => `drops to rung ${to} ${time}${unless}`,
    dropsBut: (place: string, time: string, unless: string) =>
      `is due to drop ${time}${unless}, but as things stand ${place}`,
    losesAll: (points: number, time: string, unless: string) =>
      `loses all ${points} points and is removed ${time}${unless}`,
    removed: (time: string, unless: string) => `is removed ${time}${unless}`,
    forfeits: (points: number, time: string, unless: string) => `forfeits ${points} points ${time}${unless}`,
    forfeitsAnd: (points: number, place: string, time: string, unless: string) =>
      `forfeits ${points} points and ${place} ${time}${unless}`,
    loses: (time: string, unless: string) => `loses a challenge ${time}${unless}`,
    losesAnd: (place: string, time: string, unless: string) => `loses a challenge and ${place} ${time}${unless}`,
    lapses: (time: string, unless: string) => `has a challenge that lapses ${time}${unless}`,
    asThingsStand: (what: string, time: string, unless: string) => `${what} ${time}${unless} as things stand`,
    pays: (points: number) => `pays ${points} points`,
    gets: (points: number) => `gets ${points} points`,
    and: (what: string, place: string) => `${what} and ${place}`,
    stays: (rung: number) => `stays on rung ${rung}`,
    rises: (rung: number) => `rises to rung ${rung}`,
    falls: (rung: number) => `falls to rung ${rung}`,
  },
  notices: {
    corrected: (what: Phrase) => say`corrected: ${what}`,
    result: (result: Phrase, moved: Phrase) => say`${result}; ${moved}.`,
    gameVoided: (players: Phrase, state: string) => say`a game of ${players} was ${state}.`,
    scoresRejected: (players: Phrase) =>
      say`the scores of a game of ${players} were withdrawn or rejected, so they don’t count.`,
    pot: (points: number, scores: Phrase) => say`a game for ${points} points: ${scores}.`,
    potAwaiting: (points: number, scores: Phrase) =>
      say`a game for ${points} points: ${scores}; the scores are awaiting confirmation.`,
    onRung: (who: Who, rung: number) => say`${who} (rung ${rung})`,
    challenged: (challenger: Phrase, challenged: Phrase) => say`${challenger} challenged ${challenged}.`,
    others: (count: number) => counted(count, 'other'),
    dropped: (who: Phrase) => say` Dropped: ${who}.`,
    removed: (who: Phrase) => say` Removed: ${who}.`,
    forfeited: (who: Phrase) => say` Forfeited points: ${who}.`,
  },
  /** What came of a result by itself. */
  undisputed: 'counts, as nobody disputed it in time',
  nights: {
    days: {
      mon: 'Mondays',
      tue: 'Tuesdays',
      wed: 'Wednesdays',
      thu: 'Thursdays',
      fri: 'Fridays',
      sat: 'Saturdays',
      sun: 'Sundays',
    },
    when: (days: string, hours: string) => `${days}, ${hours}`,
  },
  changes: {
    calledNow: (was: Who, is: Who) => say`${was} is now called ${is}`,
    cancelled: (day: string) => `Cancelled on ${day}`,
    named: (name: string) => `The ladder is now called ${name}`,
    renamed: (was: string, is: string) => `The ladder was renamed from ${was} to ${is}`,
    noEnd: 'The season no longer has a last day',
    noEndAnyMore: (was: string) => `The season no longer has a last day (it was ${was})`,
    ends: (day: string) => `The season now ends on ${day}`,
    finalMoved: (was: string, is: string) => `The final was moved from ${was} to ${is}`,
    endMoved: (was: string, is: string) => `The last day was moved from ${was} to ${is}`,
    closed: (days: string) => `Now closed ${days}`,
    open: (days: string) => `No longer closed ${days}`,
    onDay: (day: string) => `on ${day}`,
    fromTo: (from: string, to: string) => `from ${from} to ${to}`,
    more: (count: number) => counted(count, 'more time'),
    setting: (label: string, was: string, is: string) => `${label}: ${was} → ${is}`,
    all: 'all',
    unset: 'not set',
  },
};
