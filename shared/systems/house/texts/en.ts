import type { PeriodKind } from '#shared/vocabulary/entry.ts';
import { counted, ordinal } from '#shared/words/english.ts';

/** A rule is a heading and a text, or one of several by what the club has chosen. */
export const offer = { title: 'House rules' };

export const house = {
  pyramid: {
    heading: 'The pyramid',
    text: 'Rung 1 is the top row, rungs 2 and 3 the second, rungs 4 to 6 the third, and so on: each row has one place more.',
  },
  whom: {
    ladder: (rungs: number) => `Anyone up to ${counted(rungs, 'place')} above you.`,
    pyramid: 'Anyone to your left in your own row, and anyone in the row above.',
  },
  open: {
    heading: 'How many at once',
    text: (made: number, received: number) =>
      `You can have ${counted(made, 'open challenge')} of your own and ${received === 1 ? 'one' : received} from others. A challenge no longer counts once its result is waiting to be confirmed.`,
  },
  rematches: (weeks: number) =>
    `The same two can challenge each other again ${counted(weeks, 'week')} after the last challenge between them. One that ended without a result doesn’t count.`,
  protection: {
    heading: 'After a defence',
    text: (days: number) =>
      `If you’re challenged and win, nobody can challenge you ${days === 1 ? 'the day after' : `for ${days} days after that`}.`,
  },
  match: {
    heading: 'The match',
    one: (only: string) => `${only}. There are no draws.`,
    drawn: (only: string) => `${only}, which can end in a draw.`,
    /** `unit` is what the club calls one game and several, with an example of the points of three. */
    bestOf: (games: number, needed: number, { one, other, example }: Record<'one' | 'other' | 'example', string>) =>
      `The best of ${games} ${other}: the first to win ${needed} wins the match. You can give the points of each ${one}, such as ${example}.`,
    unfinished:
      'If you can’t play on, you’ve retired and lose. If you give up beforehand or don’t turn up, your opponent wins.',
  },
  accepting: {
    unheard: 'A challenge to a player who hadn’t signed in yet expires if they don’t accept it.',
    atLeisure: 'There’s no deadline for accepting a challenge.',
    lapses: (days: number) => `If you don’t accept a challenge within ${counted(days, 'day')}, it expires.`,
    lost: (days: number) =>
      `If you don’t accept a challenge within ${counted(days, 'day')}, you lose it without a game.`,
  },
  playing: {
    heading: 'Playing',
    atLeisure: 'There’s no deadline for playing.',
    lapses: (days: number) =>
      `A challenge that isn’t played within ${counted(days, 'day')} after it was made expires, accepted or not.`,
    lostByChallenged: (days: number) =>
      `If a challenge isn’t played within ${counted(days, 'day')} after it was made, accepted or not, the challenged player loses it.`,
    lostBySilent: (days: number) =>
      `Play a challenge within ${counted(days, 'day')} after it was made. If it was accepted and isn’t played by then, and only one of you has offered the other a day, the other one loses it. Otherwise it expires. Offer a day, or agree to one, on your page.`,
    lostByBoth: (days: number) =>
      `If a challenge isn’t played within ${counted(days, 'day')} after it was made, accepted or not, both lose: each drops one place.`,
  },
  counting: {
    heading: 'How days are counted',
    text: 'Counting starts the day after the challenge; a day ends at midnight. Days when the club is closed or either player is away don’t count. A deadline after the season’s last day doesn’t apply. A game played in time counts, even if it’s reported late.',
  },
  postponing: {
    heading: 'Postponing',
    never: 'The deadline for playing can’t be postponed.',
    text: (days: number) =>
      `The deadline for playing can be postponed once, by ${counted(days, 'day')}, if both players agree, or an organiser or scorer allows it. The challenge then counts as accepted.`,
  },
  declining: {
    heading: 'Declining',
    never: 'A challenge can’t be declined.',
    lost: 'If you decline a challenge, you lose it without a game.',
    free: (free: number) => `You can decline ${counted(free, 'challenge')} a season, and no more.`,
    freeThenLost: (free: number) =>
      `You can decline ${counted(free, 'challenge')} a season. If you decline another, you lose it without a game.`,
    text: (what: string) =>
      `${what} The challenger can withdraw it until it’s accepted; after that, it can’t be declined or withdrawn.`,
  },
  missed: {
    nothing: 'Not playing costs nothing.',
    each: (kind: PeriodKind, drop: number) => `Every ${kind} without a game costs ${counted(drop, 'place')}.`,
    several: (kind: PeriodKind, times: number, drop: number) =>
      `Missing ${times} ${kind}s in a row costs ${counted(drop, 'place')}, and so does each further ${kind}.`,
    removed: (kind: PeriodKind, times: number) =>
      `After ${times === 1 ? `one ${kind}` : `${times} ${kind}s in a row`} without a game you’re removed from the ladder.`,
    butRemoved: (costs: string, kind: PeriodKind, times: number) =>
      `${costs} After a ${ordinal(times)} ${kind} in a row you’re removed from the ladder.`,
    text: {
      week: (costs: string) =>
        `${costs} Weeks run from Monday to Sunday; a result awaiting confirmation counts as played. A week doesn’t count if you joined or came back after its Monday, if you were away or the club was closed on each of its days, or if the season began after its Thursday or ends before its Sunday.`,
      month: (costs: string) =>
        `${costs} A result awaiting confirmation counts as played. A month doesn’t count if you joined or came back after its first day, if you were away or the club was closed on each of its days, or if less than half of it was left when the season began, or the season ends before it does.`,
    },
  },
  holidays: {
    heading: 'Holidays',
    never: 'Nobody can be away on this ladder.',
    text: (days: number) =>
      `You can be away for ${counted(days, 'day')} a season. Say so before those days are over. Until you’re back you can’t be challenged and can’t challenge, and deadlines of your challenges are on hold. You may still play.`,
  },
  silence: {
    heading: 'A player who never answers',
    nothing: 'loses nothing by it',
    loses: (days: number) => `loses each challenge after ${counted(days, 'day')}`,
    drops: (days: number) => `drops one place for each challenge not played after ${counted(days, 'day')}`,
  },
  start: {
    heading: 'Starting',
    text: 'New players, and those who come back, start at the bottom, or on a rung that an organiser or scorer chooses.',
  },
};
