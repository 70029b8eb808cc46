export const en = {
  inLine: (line: number, what: string) => `Line ${line}: ${what}`,
  most: {
    bytes: (megabytes: number) => `Too large: the limit for a season log is ${megabytes} MB.`,
    lineBytes: (megabytes: number) => `Too large: the limit for a line is ${megabytes} MB.`,
    lines: (count: string) => `Too many lines: the limit is ${count}.`,
    players: (count: string) => `A ladder holds ${count} players at most.`,
    corrections: 'Too many corrections reach far back. Fix the original lines instead, or combine the corrections.',
    stored: (part: string) => `${part}: this is too large to be stored.`,
    ladders: (count: number) =>
      `A club has ${count} ladders at most, and others were made meanwhile. Nothing was imported.`,
  },
  logGone: 'The log is no longer there. Please send it again.',
  preparedGone: 'What was prepared is no longer there. Please import the log again.',
  givenUp: 'This keeps failing. Please contact whoever runs the service.',
  noClub: 'There is no such club any more.',
  exists: 'There is a ladder of this name already.',
};
