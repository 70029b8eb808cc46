import type { Chance } from './chance.ts';
import type { Settings } from './settings.ts';

/** A score, with its points or how it came about, mostly one that fits the game. */
export function someScore(chance: Chance, game: Settings['game'], isCorrection: boolean): object {
  const needed = game === 'one' ? 1 : game === 'best-of-3' ? 2 : 3;
  if (chance.is(0.08))
    return {
      score: chance.of([
        [0.5, 0.5],
        [2, 2],
        [needed, needed],
        [0, 0],
        [1, 0],
        [4, 0],
      ]),
    };
  const loser = chance.upTo(needed - 1);
  const isFirst = chance.is(0.5);
  const score = isFirst ? [needed, loser] : [loser, needed];
  const how = isCorrection || chance.is(0.8) ? {} : { [chance.of(['walkover', 'noShow', 'retired'])]: true };
  return { score, ...how, ...(chance.is(0.35) && { points: pointsOf(chance, score, 'retired' in how) }) };
}

/** The points of each game, mostly those that make the score. */
function pointsOf(
  chance: Chance,
  [mine = 0, theirs = 0]: readonly number[],
  isBrokenOff: boolean,
): readonly (readonly number[])[] {
  const wonByMine = mine > theirs;
  const order = chance.shuffled([
    ...Array(wonByMine ? mine - 1 : mine).fill(true),
    ...Array(wonByMine ? theirs : theirs - 1).fill(false),
  ]);
  const games: boolean[] = [...order, wonByMine];
  const played = isBrokenOff ? games.slice(0, Math.max(1, games.length - chance.upTo(2))) : games;
  return played.map((won) => {
    if (chance.is(0.04))
      return chance.of([
        [7, 7],
        [0, 0],
        [0, 99],
        [3, 100],
      ]);
    return won ? [11, chance.upTo(9)] : [chance.upTo(9), 11];
  });
}

/** An instant as the log writes it, with one offset or another. */
export function instantOf(chance: Chance, at: number): string {
  const offset = chance.of([0, 0, 60, -300, 330, 840]);
  const shown = new Date(at + offset * 60_000).toISOString().slice(0, 19);
  if (offset === 0) return `${shown}Z`;
  const minutes = Math.abs(offset);
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${shown}${offset < 0 ? '-' : '+'}${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}
