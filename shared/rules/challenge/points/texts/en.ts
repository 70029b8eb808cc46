/** `game`: its number, from 1 on. */
export const en = {
  noWinner: (game: number, points: string) => `Game ${game} has no winner: ${points}.`,
  afterTheEnd: (game: number) => `Game ${game} comes after the match was decided.`,
  otherScore: (points: string, score: string) => `The points make it ${points}, not ${score}.`,
  notPlayed: 'A walkover or a no-show has no points.',
  unreadable: (what: string) => `Can’t read “${what}”. Write each game like 11-7.`,
  tooMany: (most: number) => `A match has at most ${most} games.`,
};
