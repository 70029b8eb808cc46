import { gameChoice } from '#shared/rules/challenge/best-of.ts';
import { confirm } from '#shared/rules/challenge/confirming.ts';
import { unitChoice } from '#shared/rules/challenge/unit.ts';
import { choice, figure, inGroup, onlyWhere, ownSettings, type WithSettings } from '#shared/rules/common/settings.ts';

const least = figure('least', 1, [0, 7]);

const asksMatches = (ladder: WithSettings): boolean => least.of(ladder) > 0;

const rounds = {
  size: figure('size', 5, [4, 8]), // B1
  weeks: figure('weeks', 0, [0, 8]), // B2
};

const games = {
  game: gameChoice, // B4
  unit: unitChoice,
  unfinished: choice('unfinished', 'no', ['no', 'yes']),
};

const points = {
  forPlaying: figure('forPlaying', 1, [0, 3]), // B5
  forGame: figure('forGame', 1, [0, 3]),
  forWinning: figure('forWinning', 1, [0, 5]),
  confirm, // B4
};

const moves = {
  up: figure('up', 2, [1, 3]), // B7
};

const away = {
  least, // B7
  removeAfter: onlyWhere(asksMatches, figure('removeAfter', 2, [0, 12])),
  holidayDays: figure('holidayDays', 28, [0, 365]), // B8
};

export const boxSettings = { ...rounds, ...games, ...points, ...moves, ...away } as const;

/** The same as a form asks for it, in the order of the rules. */
export const asked = [
  ...Object.values(ownSettings),
  ...Object.values(rounds),
  ...inGroup('games', Object.values(games)),
  ...inGroup('results', Object.values(points)),
  ...inGroup('moves', Object.values(moves)),
  ...inGroup('away', Object.values(away)),
];
