export const results = {
  above: 'A heading, title or note: not read.',
  noDate: 'The date can’t be read. Write it as 2024-11-03 or 3 Nov 2024, or format the column as a date.',
  future: 'The date is in the future.',
  noName: 'A name is missing.',
  sameTwo: 'The same player on both sides.',
  twice: (line: number) => `The same as line ${line}: counted once.`,
  noScore: 'The score can’t be read. Write it as 3–1, or as 11–7 9–11 11–4.',
  scoreIsDate: 'The spreadsheet has turned the score into a date. Format the column as text and type it again.',
  whoWon: 'It isn’t clear who won. Add a column “Winner”, or a score in the order of the two names.',
  outside: (start: string, end: string) => `Not within the season, ${start} to ${end}.`,
  noWalkover: 'This system doesn’t record walkovers. Leave the line out.',
  scoreMissing: 'The score is missing. Matches here have several games, so write it as 3–1.',
  notTheWinner: (winner: string, top: string) =>
    `By these results ${top} leads at the end, so ${winner} can’t have won the final by the rules. Choose another winner, or add the final order instead.`,
  /** Why nobody plays as a pair that is named. */
  pair: {
    alone: 'Only one name. Write both, with a slash between them.',
    crowd: 'A pair has two people, and up to two substitutes.',
    twice: 'The same person twice.',
  },
  reason: 'Played before this ladder was kept here',
};
