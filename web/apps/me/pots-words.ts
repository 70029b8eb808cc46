/** What is said of games of several alone: it comes with the script for them. */
export const WORDS = {
  start: 'Start a game',
  startHint: 'Who sits down with you?',
  find: 'Find a name',
  seats: 'At the table',
  startYes: 'Start it',
  two: 'A game needs two players or more.',
  pots: 'Your games',
  finish: 'Finish with scores',
  whole: 'A whole number; it may be below zero.',
  score: 'Score',
  confirm: 'Confirm',
  dispute: 'Dispute',
  takeBack: 'Take back',
} as const;
