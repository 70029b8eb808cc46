/** What the forms say by which a result is reported. */
export const SCORES = {
  how: 'How did it end?',
  youWon: 'You won',
  youLost: 'You lost',
  drawn: 'Draw',
  earlier: 'It was played earlier',
  playedAt: 'Played (club time)',
  later: 'That is still to come.',
  record: 'Record it',
} as const;
