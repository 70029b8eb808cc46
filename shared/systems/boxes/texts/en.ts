import { counted } from '#shared/words/english.ts';
import { say, type Who } from '#shared/words/phrase.ts';

export const offer = {
  title: 'Box league',
  says: 'Small groups in which everyone plays everyone each month; the best go up a box, the last go down.',
};

/** `two` are the names of both: "Ann and Bob"; `other` the other one's, where one of them reads it. */
export const matches = {
  otherBox: (two: string) => `${two} aren’t in the same box.`,
  played: (two: string, other?: string) =>
    other === undefined
      ? `${two} have already played each other in this round.`
      : `You’ve already played ${other} in this round.`,
  outsideRound: (since: string, last: string) => `That date isn’t in this round (${since} to ${last}).`,
};

export const unfit = { oneWeek: 'a round takes at least 2 weeks; 0 makes it a calendar month' };

/** `round` is such as "May 2023" or "the round to 14 May". */
export const rounds = {
  box: (number: number) => `Box ${number}`,
  ofMonth: (month: string) => month,
  upTo: (day: string) => `the round to ${day}`,
  points: (one: Who, ofOne: number, other: Who, ofOther: number) =>
    say`${one} ${ofOne} ${ofOne === 1 ? 'point' : 'points'}, ${other} ${ofOther}`,
  cause: (round: string) => `new boxes after ${round}`,
  removed: (rounds: number) =>
    rounds === 1 ? 'too few matches in a round' : `too few matches in ${rounds} rounds in a row`,
  ahead: (day: string, up: number) =>
    `At the end of ${day}, ${up === 1 ? 'the best player of each box goes up and the last goes down' : `the best ${up} of each box go up and the last ${up} go down`}.`,
  news: (round: string) => `Box results: ${round}`,
  date: (round: string) => `Boxes: end of ${round}`,
  list: 'End of the round',
  called: 'rounds',
  unless: ' unless results change that',
  play: (day: string) => `Play your matches by ${day}`,
};

export const boxes = {
  made: {
    heading: 'The boxes',
    text: (size: number) =>
      `Players are in boxes of ${size}, box 1 at the top. Those left over make the last box; if they’re only one or two, they join the box above.`,
  },
  rounds: {
    heading: 'Rounds',
    month:
      'A round is a calendar month. If the season starts in the second half of a month, the first round goes on to the end of the next.',
    weeks: (weeks: number) => `A round lasts ${weeks} weeks; the first begins on the season’s first day.`,
    text: 'Boxes don’t change during a round. If someone leaves, their place stays empty. New players join the last box if it has room, otherwise they wait at the bottom for the next round.',
  },
  playing: {
    heading: 'What you play',
    text: 'You play everyone in your box once. No challenge is needed: arrange a day, play, and either of you – or an organiser or scorer – records the result.',
  },
  match: {
    heading: 'The match',
    one: 'One game, with no draws.',
    several: (needed: number, other: string, most: number | undefined) =>
      `${most === undefined ? `The first to win ${needed} ${other}` : `The best of ${most} ${other}: the first to win ${needed}`} wins the match.`,
    ended:
      'If you can’t play on, you’ve retired and lose. If you give up beforehand or don’t turn up, your opponent wins.',
    unfinished: (other: string) => `If you run out of time, record the ${other} as they stood: nobody has won.`,
  },
  points: {
    heading: 'Points',
    text: (playing: number, game: number, winning: number, one: string) =>
      [
        ...(playing > 0 ? [`${counted(playing, 'point')} for playing`] : []),
        ...(game > 0 ? [`${counted(game, 'point')} for each ${one} you win`] : []),
        ...(winning > 0 ? [`${counted(winning, 'point')} for winning the match`] : []),
      ].join(', '),
    none: 'There are no points.',
    walkover: 'A win without playing counts as a win in straight games; the other player gets nothing.',
  },
  level: {
    heading: 'If you’re level',
    text: 'Level on points, the result between you decides (among more than two, the points from your matches with each other); then matches won, games won less games lost, and your place before the round.',
  },
  end: {
    heading: 'End of a round',
    text: (up: number) =>
      `At midnight after the last day, ${up === 1 ? 'the best player of each box changes places with the last' : `the best ${up} of each box change places with the last ${up}`} of the box above. The others stay, in the order in which they finished.${up === 1 ? '' : ' Where a box is too small for that, one goes up and one goes down.'}`,
    confirmed: 'When the round ends, every result that hasn’t been disputed counts.',
    disputed: 'A result that’s still disputed then doesn’t count.',
  },
  least: {
    none: 'Not playing costs nothing by itself.',
    text: (least: number) =>
      `If you play fewer than ${counted(least, 'match', 'matches')} in a round, you go down before everyone else and can’t go up. The round in which you join doesn’t count.`,
    text1:
      'If you don’t play at all in a round, you go down before everyone else and can’t go up. The round in which you join doesn’t count.',
    removed: (rounds: number) =>
      rounds === 1 ? 'You’re also removed from the ladder.' : `After ${rounds} such rounds in a row you’re removed.`,
  },
  holidays: {
    never: 'Nobody can be away on this ladder.',
    text: (days: number) =>
      `You can be away for ${counted(days, 'day')} a season; say so before ${days === 1 ? 'that day is' : 'those days are'} over. If you’re away for more than half of a round, you keep your place in the middle of your box: you go neither up nor down. You may still play.`,
  },
};
