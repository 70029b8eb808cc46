export const en = {
  see: 'Preview',
  handIn: 'Submit',
  choose: 'Please choose how it ended.',
  minutes: 'Minutes for each player',
  white: 'Who had White?',
  whiteMissing: 'Please choose who had White.',
  pgn: 'Moves of the game (PGN)',
  pgnFile: 'Or upload a file',
  pgnMissing: 'Please add the moves of the game.',
};
