/** What is said of games of several alone: it comes with the script for them. */
export const WORDS = {
  start: 'Start a game',
  startHint: 'Who’s playing?',
  find: 'Find a player',
  seats: 'At the table',
  startYes: 'Ask them',
  startAsks:
    'They’ll see this on their own page. The game starts, and everyone pays the stake, once they have all agreed.',
  two: 'A game needs at least two players.',
  pots: 'Your games',
  finish: 'Finish with scores',
  whole: 'Whole number; can be negative.',
  score: 'Score',
  confirm: 'Confirm',
  dispute: 'Dispute',
  takeBack: 'Take back',
} as const;

/** What is said of games that are asked for. */
export const ASKED = {
  title: 'Invitations to play',
  agree: 'Join the game',
  refuse: 'No, thanks',
  takeBack: 'Take back',
  ok: 'OK',
  notPlaying: 'not playing, so the game doesn’t start. No one has paid.',
  noPage: 'If a player has no page of their own, an organiser can start the game.',
} as const;
