export const offer = {
  title: 'Computer Go',
  says: 'For authors of Go programs: how many stones can each give the next?',
};

export const computerGo = {
  /** What the signs behind a number mean. */
  signs:
    '+ means at least: won at this number, not yet lost at the next. − means at most: lost at the next, not yet won at this one. ? means neither yet.',
  board: { heading: 'The board', text: (size: number) => `This is the ladder for ${size}×${size} boards.` },
  stones: {
    heading: 'Stones to next',
    text: 'Each program has a gap to the next below: how many stones it can give. 0: neither wins as White at komi 0.5. 1: the one above does, without giving stones, but not giving 2. 3.5: it wins giving 3 stones, but not 4.',
  },
  sign: {
    heading: 'The sign behind it',
    text: (signs: string) => `${signs} No sign: won at this number and lost at the next, so it’s exact.`,
  },
  whom: {
    heading: 'Who a program can challenge',
    text: 'The next program above, at the current gap, to narrow it; or the next below, at one more stone, to widen it. If the gap has changed by the time the game is played, the game goes on record but moves nothing.',
  },
  game: {
    heading: 'How a game is played',
    text: 'In an even game komi is 5.5 and the defender chooses the colours. At 1 the program above is White, without stones, at komi 0.5; from 2 on it gives that many stones at komi 0.5. There are no draws.',
  },
  does: {
    heading: 'What a game does',
    text: 'Narrowing the gap above widens the gap below by one, unless results rule that out – and vice versa. At 0 the two change places. If the challenger loses nothing moves, but the game is remembered.',
  },
  newcomers: {
    heading: 'New programs',
    text: 'A new program challenges the bottom rung in an even game, and after each win the next one above, until it loses. It goes in above the last one it beat, or at the bottom. One that comes back enters the same way.',
  },
  time: {
    heading: 'Time',
    text: 'The longer of the two preferred main times, and the longer of the two preferred byo-yomi times (for 25 moves each).',
  },
  scoring: { heading: 'Scoring', text: 'The one both prefer; where they differ, Chinese.' },
  start: {
    heading: 'Starting and leaving',
    text: 'The first order and its gaps are the organiser’s; a gap that isn’t given is 0?. The gaps above and below a program that leaves are added up.',
  },
};
