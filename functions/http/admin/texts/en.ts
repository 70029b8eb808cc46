export const en = {
  clubExists: (id: string) => `There is a club "${id}" already.`,
  idReserved: 'id: is taken by the site itself.',
  ladderExists: (id: string) => `There is a ladder "${id}" already.`,
  tooManyLadders: (most: string) => `A club has ${most} ladders at most. Please ask for another club.`,
  zoneMeant: (zone: string) => `timezone: must name a place, or be UTC. Did you mean ${zone}?`,
  otherName: 'name: doesn’t match. Type the name exactly as it appears on its page.',
  noSeason: 'This ladder has had no such season.',
  unplayed: 'Nothing has been played this season yet, so the next one can’t start.',
  running: (end: string) => `This season runs until ${end}. End it early, or wait until it is over.`,
  tooEarly: (end: string) => `season.start: the last season runs to ${end}, so the next can’t start before that day.`,
  firstSeason: 'This is the ladder’s first season.',
  played: 'This season has been played in, so its start can’t be undone any more.',
  tooManyPlayers: 'That’s too many players to start with. Start with fewer and add the rest afterwards.',
  noWebhook: 'There is no such webhook.',
  tooManyWebhooks: 'A ladder has ten webhooks at most. Remove one first.',
  /** What is changed, though not all pages show it. */
  halfway: {
    colour: 'The colour is changed, but not yet on every page. Please send this again in a moment.',
    language: 'The language is changed, but not yet on every page. Please send this again in a moment.',
    names: 'The names are changed, but not yet everywhere. Please send this again in a moment.',
    other: 'This is changed, but not yet on every page. Please send it again in a moment.',
  },
  /** Of season logs that are to become ladders. */
  imports: {
    none: 'No log is being imported there.',
    tooLarge: (megabytes: string) => `Too large: the limit for a season log is ${megabytes} MB.`,
    notSent: 'upload: nothing was uploaded with that link, or it has expired.',
    another: (ladder: string) => `Another log is just being imported as "${ladder}".`,
    underWay: (ladder: string) => `A log is just being imported as "${ladder}".`,
    tooMany: (most: string) => `A club has ${most} imports at most. Withdraw one that is no longer needed.`,
  },
};
