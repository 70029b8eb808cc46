export const en = {
  inLine: (line: number, what: string) => `Line ${line}: ${what}`,
  most: {
    bytes: (megabytes: number) => `A season log may have ${megabytes} MB at most.`,
    lineBytes: (megabytes: number) => `A line may have ${megabytes} MB at most.`,
    lines: (count: string) => `A season log may have ${count} lines at most.`,
    players: (count: string) => `A ladder holds ${count} players at most.`,
    corrections:
      'There are too many corrections of lines far above. Correct the lines themselves, or put corrections together.',
    stored: (part: string) => `${part}: this is too large to be stored.`,
    ladders: (count: number) =>
      `A club has ${count} ladders at most, and others were made meanwhile. Nothing was imported.`,
  },
  logGone: 'The log is no longer there. Please send it again.',
  preparedGone: 'What was prepared is no longer there. Please import the log again.',
  givenUp: 'This could not be finished, though it was tried again and again. Please tell whoever runs the service.',
  noClub: 'There is no such club any more.',
  exists: 'There is a ladder of this name already.',
};
