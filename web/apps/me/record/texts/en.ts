export const en = {
  results: 'Your results',
  noResults: 'You haven’t played yet.',
  everyResult: 'Earlier results',
  toRecord: 'All your results',
  tally: (won: number, drawn: number, lost: number) => `${won} won, ${drawn} drawn, ${lost} lost`,
  outcomes: { won: 'won', drawn: 'drew', lost: 'lost' },
  /** Of results that do not count. */
  states: { stands: '', awaiting: 'waiting', rejected: 'doesn’t count', void: 'cancelled' },
};
