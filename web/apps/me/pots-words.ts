/** What is said of games of several alone: it comes with the script for them. */
export const WORDS = {
  start: 'Start a game',
  startHint: 'Who sits down with you?',
  find: 'Find a name',
  seats: 'At the table',
  startYes: 'Ask them',
  startAsks: 'They see this on their own page. The game starts, and each pays the stake, once all of them have agreed.',
  two: 'A game needs two players or more.',
  pots: 'Your games',
  finish: 'Finish with scores',
  whole: 'A whole number; it may be below zero.',
  score: 'Score',
  confirm: 'Confirm',
  dispute: 'Dispute',
  takeBack: 'Take back',
} as const;

/** What is said of games that are asked for. */
export const ASKED = {
  title: 'Games you’re asked to',
  agree: 'Sit down',
  refuse: 'No, thanks',
  takeBack: 'Take back',
  ok: 'OK',
  notPlaying: 'not playing, so the game doesn’t start. Nobody has paid.',
  noPage: 'For players without a page of their own, an organiser starts the game.',
} as const;
