import type { Body } from './lines.ts';
import type { Settings } from './settings.ts';

type Score = readonly [number, number];
const NEEDED = { one: 1, 'best-of-3': 2, 'best-of-5': 3 };

/** H7–H10: whether a score, with its points, is one that a match can end with. */
export function isScore({ score, points, walkover, noShow, retired }: Body, settings: Settings): boolean {
  if (!score) return false;
  const needed = NEEDED[settings.game];
  const isDraw = score[0] === 0.5 && score[1] === 0.5;
  if (isDraw && (walkover || noShow || retired || settings.draws === 'no' || settings.game !== 'one')) return false;
  if (!isDraw && !isWon(score, needed)) return false;
  if (!points) return true;
  if (walkover || noShow) return false;
  if (isDraw) return points.length === 1 && points.every(([mine, theirs]) => mine === theirs);
  return retired ? brokeOff(points, score, needed) : isPlayed(points, score, needed);
}

const isWon = ([mine, theirs]: Score, needed: number): boolean =>
  [mine, theirs].every(Number.isInteger) && Math.max(mine, theirs) === needed && Math.min(mine, theirs) < needed;

/** How many games each has won; nothing where one has no winner, or is played after the match was decided. */
function gamesOf(points: readonly Score[], needed: number): Score | undefined {
  let mine = 0;
  let theirs = 0;
  for (const [a, b] of points) {
    if (a === b || mine === needed || theirs === needed) return undefined;
    if (a > b) mine++;
    else theirs++;
  }
  return [mine, theirs];
}

function isPlayed(points: readonly Score[], score: Score, needed: number): boolean {
  const games = gamesOf(points, needed);
  return games !== undefined && games[0] === score[0] && games[1] === score[1];
}

/** H10: the last game may be the one that was broken off; nobody had won the match before. */
function brokeOff(points: readonly Score[], score: Score, needed: number): boolean {
  const loser = score[0] < score[1] ? 0 : 1;
  for (const played of [points, points.slice(0, -1)]) {
    const games = gamesOf(played, needed);
    if (games && Math.max(...games) < needed && games[loser] === score[loser]) return true;
  }
  return false;
}
