export const TEXT = {
  results: 'Your results',
  noResults: 'You have not played yet.',
  everyResult: 'Earlier results',
  toRecord: 'Everything you have played',
} as const;

export const tallyWords = (won: number, drawn: number, lost: number): string =>
  `${won} won, ${drawn} drawn, ${lost} lost`;
