import { noRematches } from '#shared/rules/challenge/rematches.ts';
import { configuring, renaming } from '#shared/rules/common/configuring.ts';
import { passingTime } from '#shared/rules/common/season-end.ts';
import { confirmingScores, disputingScores, scoresInTime } from '#shared/rules/pots/confirming.ts';
import { forfeits, untilMonthBegan } from '#shared/rules/pots/forfeits.ts';
import { abandoning, finishing, scoresOfGames, starting } from '#shared/rules/pots/games.ts';
import { admitted, gamesInProgress, joiningForPoints, leavingForPoints } from '#shared/rules/pots/players.ts';
import { byPoints } from '#shared/rules/pots/purses.ts';
import { seedingForPoints } from '#shared/rules/pots/seeding.ts';
import { potSlots } from '#shared/rules/pots/slots.ts';
import type { PeriodSettlement, PotConfirmationSettlement } from '#shared/vocabulary/entry.ts';
import { allFit, asLadderRemembers, type Settling } from '../system.ts';
import { withoutNights } from '../without-nights.ts';
import { shicargoControls } from './controls.ts';

import { shicargoSettings } from './settings.ts';

const { forfeitPercent, monthsUntilRemoval } = shicargoSettings;

type ShicargoSettlement = PeriodSettlement<'month'> | PotConfirmationSettlement;

/** The Shicargo Ladder: points from pots, and forfeits for those who stay away. */
export const shicargo: Settling<ShicargoSettlement> = {
  id: 'shicargo',
  name: 'Shicargo',
  ...withoutNights,
  inProgress: gamesInProgress,
  preferences: [],
  unfit: allFit,
  settings: Object.values(shicargoSettings),
  presets: [],
  first: [],
  begins: {},
  score: scoresOfGames,
  measuring: byPoints,
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
  settlesByLog: asLadderRemembers,
  // What counts with the end of a month counts before that month is worked out.
  duties: [scoresInTime, forfeits({ share: forfeitPercent, removeAfter: monthsUntilRemoval })], // Missing players
  controls: shicargoControls,
  ofPairs: undefined,
};
