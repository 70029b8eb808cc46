/** `two` are the names of both: "Ann and Bob". What follows the name of a field begins small and has no full stop. */
export const en = {
  endsInPast: 'the season can’t end in the past',
  endsBeforeStart: 'the season can’t end before it starts',
  tooLong: (years: number) => `a season can last ${years} years at most`,
  wouldTakeEnd: 'That would leave the season without a last day, which isn’t possible now.',
  wouldMoveEnd: (day: string) => `That would move the last day back to ${day}, which isn’t possible now.`,
  seasonEnded: (day: string) => `The season ended on ${day}.`,
  beforeSeason: (day: string) => `Please check the date of play: it can’t be before ${day}, when the season began.`,
  beforeChallenge: (day: string) =>
    `Please check the date of play: it can’t be before ${day}, when the challenge was made.`,
  isOnLadder: (who: string, rung: number) => `${who} is already on the ladder, on rung ${rung}.`,
  startsBelowBottom: (most: number) => `New players can start on rung 1 to ${most}.`,
  inMatch: (who: string) => `${who} is in a match. Record the result or cancel the match first.`,
  awaitsFirst: {
    approval: (two: string) => `The result between ${two} is awaiting approval. Approve or reject it first.`,
    confirmation: (two: string) => `The result between ${two} is awaiting confirmation. Approve or reject it first.`,
  },
  electionFixed: (who: string) => `${who} has already played, so rated or unrated can’t be changed until next season.`,
  unknown: (id: string) => `"${id}" isn’t a player on this ladder.`,
  unknownAdd: (id: string) => `"${id}" isn’t a player on this ladder. Add them first.`,
  notOnLadder: (who: string) => `${who} isn’t on the ladder now. They can rejoin at the bottom.`,
  seeded: 'This ladder already has players. Add new players at the bottom.',
  twice: (id: string) => `"${id}" is listed twice. List each player once.`,
  begun: 'There are challenges, matches or games already. Cancel those first.',
  noRating: (names: string) => `Seeding by rating needs a rating for every player. Missing: ${names}.`,
};
