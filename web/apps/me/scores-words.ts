/** What the forms say by which a result is reported. */
export const SCORES = {
  how: 'How did it end?',
  youWon: 'You won',
  youLost: 'You lost',
  drawn: 'Draw',
  earlier: 'Played on another date',
  playedAt: 'Played (club time)',
  later: 'That date is in the future.',
  record: 'Save result',
} as const;
