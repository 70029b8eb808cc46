import { everyDay } from '../../calendar/club-calendar.ts';
import { confirm } from '../../rules/challenge/confirming.ts';
import { noRematches } from '../../rules/challenge/rematches.ts';
import { configuring } from '../../rules/common/configuring.ts';
import { passingTime } from '../../rules/common/passing-time.ts';
import { renaming } from '../../rules/common/renaming.ts';
import { noHonours, overAfterLastDay } from '../../rules/common/season-end.ts';
import { figure } from '../../rules/common/settings.ts';
import { venue } from '../../rules/common/venue.ts';
import { noNights } from '../../rules/night/no-nights.ts';
import { confirmingScores, disputingScores, scoresInTime } from '../../rules/pots/confirming.ts';
import { forfeits, untilMonthBegan } from '../../rules/pots/forfeits.ts';
import { abandoning, finishing, scoresOfGames, starting } from '../../rules/pots/games.ts';
import { admitted, gamesInProgress, joiningForPoints, leavingForPoints } from '../../rules/pots/players.ts';
import { byPoints } from '../../rules/pots/purses.ts';
import { seedingForPoints } from '../../rules/pots/seeding.ts';
import { potSlots } from '../../rules/pots/slots.ts';
import { stake } from '../../rules/pots/stake.ts';
import type { PeriodSettlement, PotConfirmationSettlement } from '../../vocabulary/entry.ts';
import { type Declaration, noWarnings } from '../system.ts';

/** What a club may have otherwise. */
export const shicargoSettings = {
  stake, // At the start
  forfeitPercent: figure('forfeitPercent', 25, [1, 100]), // Missing players
  monthsUntilRemoval: figure('monthsUntilRemoval', 4, [1, 12]),
  confirm,
  venue,
} as const;

const { forfeitPercent, monthsUntilRemoval } = shicargoSettings;

export type ShicargoSettlement = PeriodSettlement<'month'> | PotConfirmationSettlement;

export const shicargoDeclaration: Declaration<ShicargoSettlement> = {
  id: 'shicargo',
  name: 'Shicargo',
  offer: 'points',
  seasonEnds: 'perhaps',
  calendar: everyDay,
  seasonOver: overAfterLastDay,
  inProgress: gamesInProgress,
  preferences: [],
  settings: Object.values(shicargoSettings),
  presets: [],
  begins: {},
  score: scoresOfGames,
  warnings: noWarnings,
  measuring: byPoints,
  honours: noHonours,
  nights: noNights,
  rematches: noRematches,
  slots: potSlots,
  rules: {
    seed: seedingForPoints,
    join: joiningForPoints,
    leave: leavingForPoints,
    start: starting, // At the start
    finish: finishing, // At the end
    abandon: abandoning,
    approve: confirmingScores,
    reject: disputingScores,
    configure: configuring({ clause: '§0' }),
    rename: renaming,
    settle: passingTime,
  },
  putBack: admitted,
  isSettled: untilMonthBegan,
  // What counts with the end of a month counts before that month is worked out.
  duties: [scoresInTime, forfeits({ share: forfeitPercent, removeAfter: monthsUntilRemoval })], // Missing players
};
