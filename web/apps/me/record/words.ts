export const TEXT = {
  results: 'Your results',
  noResults: 'You haven’t played yet.',
  everyResult: 'Earlier results',
  toRecord: 'All your results',
} as const;

export const tallyWords = (won: number, drawn: number, lost: number): string =>
  `${won} won, ${drawn} drawn, ${lost} lost`;
