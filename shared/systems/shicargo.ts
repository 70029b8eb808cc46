import { forfeits } from '../policies/forfeits.ts';
import { abandoningGames, finishingGames, stake, starting } from '../policies/pot-games.ts';
import { admitted, joiningForPoints, leavingForPoints } from '../policies/pot-players.ts';
import { overAfterLastDay } from '../policies/season-end.ts';
import { seedingForPoints } from '../policies/seeding-points.ts';
import { figure } from '../policies/settings.ts';
import { settling } from '../policies/settling.ts';
import type { LadderSystem } from './system.ts';

/** What a club may have otherwise. */
export const shicargoSettings = {
  stake, // At the start
  forfeitPercent: figure('forfeitPercent', 25, [1, 100]), // Missing players
  monthsUntilRemoval: figure('monthsUntilRemoval', 4, [1, 12]),
} as const;

const { forfeitPercent, monthsUntilRemoval } = shicargoSettings;

/** The Shicargo Ladder: points from pots, and forfeits for those who stay away. */
export const shicargo: LadderSystem = {
  id: 'shicargo',
  name: 'Shicargo',
  seasonEnds: 'perhaps',
  seasonOver: overAfterLastDay,
  matchesRun: true,
  preferences: [],
  settings: Object.values(shicargoSettings),
  fields: { games: true },
  score: { fits: () => true, says: 'Scores are whole numbers.', clause: 'S' },
  rules: {
    seed: seedingForPoints,
    join: joiningForPoints,
    leave: leavingForPoints,
    start: starting, // At the start
    finish: finishingGames, // At the end
    abandon: abandoningGames,
    settle: settling,
  },
  putBack: admitted,
  duties: [forfeits({ share: forfeitPercent, removeAfter: monthsUntilRemoval })], // Missing players
};
