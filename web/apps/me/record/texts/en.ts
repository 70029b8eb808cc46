export const en = {
  results: 'Your results',
  noResults: 'You haven’t played yet.',
  everyResult: 'Earlier results',
  toRecord: 'All your results',
  tally: (won: number, drawn: number, lost: number) => `${won} won, ${drawn} drawn, ${lost} lost`,
  outcomes: { won: 'won', drawn: 'drew', lost: 'lost' },
  /** Of results that do not count. */
  states: { stands: '', awaiting: 'waiting', rejected: 'doesn’t count', void: 'cancelled' },
  /** A result that someone else entered, and that counts. */
  wrong: {
    button: 'That’s wrong',
    said: 'You’ve said that this is wrong: an organiser will decide.',
    decides: 'It counts until an organiser has looked at it.',
    what: 'The right score, or what is wrong (optional)',
    send: 'Tell the organisers',
    lost: 'No connection. Please try again.',
  },
};
