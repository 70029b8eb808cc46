export const en = {
  calendar: {
    begins: (ladder: string) => `${ladder}: the season begins`,
    closed: 'The club is closed',
    challenges: (challenger: string, challenged: string) => `${challenger} challenges ${challenged}`,
    open: (time: string) => `Open: to be played. Issued at ${time}.`,
    accepted: (time: string) => `Accepted: to be played. Issued at ${time}.`,
  },
  /** Remarks in the table of all moves. */
  table: {
    cancelled: (line: number) => `cancelled by line ${line}`,
    corrected: (line: number) => `corrected by line ${line}`,
    awaiting: 'awaits approval',
    rejected: 'not approved',
  },
};
