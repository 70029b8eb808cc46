type Score = readonly [number, number];

/** More than half of so many games, or so many (H7, B4). */
export function neededFor(game: string): number {
  const games = Number(game.split('-').at(-1));
  return game === 'one' ? 1 : game.startsWith('best-of') ? (games + 1) / 2 : games;
}

export const isWon = ([mine, theirs]: Score, needed: number): boolean =>
  [mine, theirs].every(Number.isInteger) && Math.max(mine, theirs) === needed && Math.min(mine, theirs) < needed;

/** How many games each has won; nothing where one has no winner, or is played after the match was decided. */
function gamesOf(points: readonly Score[], needed: number): Score | undefined {
  let [mine, theirs] = [0, 0];
  for (const [a, b] of points) {
    if (a === b || mine === needed || theirs === needed) return undefined;
    if (a > b) mine++;
    else theirs++;
  }
  return [mine, theirs];
}

export function isPlayed(points: readonly Score[], score: Score, needed: number): boolean {
  const games = gamesOf(points, needed);
  return games !== undefined && games[0] === score[0] && games[1] === score[1];
}

/** The last game may be the one that was broken off; nobody had won the match before (H10, B4). */
export function isBrokenOff(points: readonly Score[], score: Score, needed: number): boolean {
  const loser = score[0] < score[1] ? 0 : 1;
  return [points, points.slice(0, -1)].some((played) => {
    const games = gamesOf(played, needed);
    return games !== undefined && Math.max(...games) < needed && games[loser] === score[loser];
  });
}
