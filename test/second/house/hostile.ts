import { dateOf, dayOf } from '../calendar.ts';
import type { Chance } from '../chance.ts';
import type { Given, Header } from '../lines.ts';
import { neededFor } from '../match-scores.ts';
import { closure, PLACES } from '../people.ts';
import { areFit, type Band, choices, figures, type Settings, settingsWith } from './world.ts';

/** A season somewhere, with closures, by settings of all kinds. */
export function hostileHeader(chance: Chance): Header {
  const [timezone, start] = chance.of(PLACES);
  const first = dayOf(start);
  const settings = settingsOf(chance);
  const closures = chance.times(chance.upTo(2), () => closure(chance, first));
  return {
    system: 'house',
    timezone,
    season: { start, ...(chance.is(0.5) && { end: dateOf(first + chance.of([5, 60, 90, 120]) + chance.upTo(40)) }) },
    ...(closures.length > 0 && { closures }),
    settings: areFit(settingsWith({}, settings)) ? settings : { ...settings, acceptDays: 3 },
  };
}

const settingsOf = (chance: Chance): Given => ({
  ...(chance.is(0.4) && { confirm: 1 + chance.upTo(4) }),
  ...(chance.is(0.4) && { protectedDays: 5 + chance.upTo(23) }),
  ...(chance.is(0.4) && { [chance.of(['rematchWeeks', 'rematchDays'])]: 0 }),
  ...(chance.is(0.15) && { rematchFor: chance.of(['loser', 'return', 'other']), rematchDays: chance.upTo(9) }),
  ...(chance.is(0.1) && { rematchMost: 1 + chance.upTo(2) }),
  ...(chance.is(0.1) && { openMade: 4, openReceived: 4, openInAll: 1 + chance.upTo(3) }),
  ...(chance.is(0.1) && { mostMade: chance.upTo(2), mostReceived: 1 + chance.upTo(2) }),
  ...(chance.is(0.15) && { winnerDays: chance.upTo(9), beatenDays: 1 + chance.upTo(9) }),
  ...(chance.is(0.4) && { playLate: 'lost-by-silent', playDays: 1 + chance.upTo(4) }),
  ...(chance.is(0.3) && { strikes: 1 + chance.upTo(2), declining: 'lost', acceptDays: 1 + chance.upTo(3) }),
  ...(chance.is(0.3) && { playFrom: 'acceptance' }),
  ...(chance.is(0.3) && {
    freeChallenges: 1 + chance.upTo(2),
    freeFor: chance.of(['newcomers', 'everybody']),
    freeUntil: chance.of(['used', 'made', 'result']),
  }),
  ...(chance.is(0.3) && { passes: chance.of(['away', 'busy']), reach: 1 + chance.upTo(2) }),
  ...(chance.is(0.2) && { reachDown: 1 + chance.upTo(3) }),
  ...(chance.is(0.2) && { shape: 'pyramid-right' }),
  ...(chance.is(0.2) && { period: 'days', days: 7 + chance.upTo(7) }),
  ...(chance.is(0.2) && { period: 'week', each: 1 + chance.upTo(3) }),
  ...hostileSettings(chance, chance.upTo(36)),
  ...(chance.is(0.2) && {
    minPlayed: chance.upTo(4),
    minMade: chance.upTo(3),
    minCosts: chance.of(['bottom', 'removed']),
  }),
});

/** H3: two or three bands. */
function bandsOf(chance: Chance): readonly Band[] {
  const second = 2 + chance.upTo(3);
  const third = second + 1 + chance.upTo(3);
  const bands = [1, second, third].map((from) =>
    from > 1 && chance.is(0.3) ? { from, to: 1 + chance.upTo(from - 2) } : { from, up: 1 + chance.upTo(3) },
  );
  return bands.slice(0, 2 + chance.upTo(1));
}

/** So many settings, often at their bounds, more often small than large. */
export function hostileSettings(chance: Chance, count: number): Given {
  const settings: Record<string, unknown> = {};
  for (let left = count; left > 0; left--) {
    if (chance.is(0.5)) {
      const [name, [usual, least, most]] = chance.of(figures);
      const value = chance.of([least, most, usual, least + chance.upTo(Math.min(4, most - least)), least + 1]);
      settings[name] = name === 'reach' && chance.is(0.4) ? bandsOf(chance) : Math.max(least, value);
    } else {
      const [name, values] = chance.of(choices);
      settings[name] = chance.of(values);
    }
  }
  return settings;
}

/** A score, with its points or how it came about, mostly one that fits the game. */
export function someScore(chance: Chance, game: Settings['game'], isCorrection: boolean): object {
  const needed = neededFor(game);
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
