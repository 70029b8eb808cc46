/** What is said of the report of a game with its moves alone: it comes with the script for them. */
export const WORDS = {
  see: 'See what it does',
  handIn: 'Hand it in',
  choose: 'Please choose how it ended.',
  minutes: 'Minutes for each player',
  white: 'Who had White?',
  whiteMissing: 'Please say who had White.',
  pgn: 'Moves of the game (PGN)',
  pgnFile: 'Or take them from a file',
  pgnMissing: 'The moves belong to the result.',
} as const;
