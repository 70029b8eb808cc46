import { accepting, withdrawing } from '#shared/rules/challenge/answering.ts';
import { confirm, confirmations, confirming, disputing } from '#shared/rules/challenge/confirming.ts';
import { noRematches } from '#shared/rules/challenge/rematches.ts';
import { configuring, renaming } from '#shared/rules/common/configuring.ts';
import { preferring } from '#shared/rules/common/joining.ts';
import { passingTime } from '#shared/rules/common/season-end.ts';
import { ownSettings } from '#shared/rules/common/settings.ts';
import { challengingPrograms, countedProgram, handicapScore, resultingPrograms } from '#shared/rules/go/games.ts';
import { byGaps } from '#shared/rules/go/gaps.ts';
import { admittedProgram, joiningPrograms, leavingPrograms, mustTakePart } from '#shared/rules/go/programs.ts';
import { seedingPrograms } from '#shared/rules/go/seeding.ts';
import { entrantsSlot, factsSlot } from '#shared/rules/go/slots.ts';
import { untilLastPeriod } from '#shared/rules/inactivity/settled-days.ts';
import type { ConfirmationSettlement } from '#shared/vocabulary/entry.ts';
import { allFit, asLadderRemembers, type Settling } from '../system.ts';
import { withoutNights } from '../without-nights.ts';
import { computerGoControls } from './controls.ts';

const computerGoSettings = { confirm, ...ownSettings } as const;

/** The Computer Go Ladder: programs, and the handicap that each can give the next. */
export const computerGo: Settling<ConfirmationSettlement> = {
  id: 'computer-go',
  name: 'Computer Go',
  ...withoutNights,
  preferences: ['main', 'byoyomi', 'scoring'],
  unfit: allFit,
  settings: Object.values(computerGoSettings),
  presets: [],
  first: [],
  begins: {},
  score: handicapScore,
  measuring: byGaps,
  rematches: noRematches,
  slots: [factsSlot, entrantsSlot],
  rules: {
    seed: seedingPrograms,
    join: joiningPrograms,
    prefer: preferring('G', mustTakePart),
    leave: leavingPrograms,
    challenge: challengingPrograms,
    accept: accepting('G'),
    withdraw: withdrawing('result', 'G'),
    result: resultingPrograms,
    approve: confirming(countedProgram, '§0'),
    reject: disputing('§0'),
    configure: configuring({ clause: '§0' }),
    rename: renaming,
    settle: passingTime,
  },
  putBack: admittedProgram,
  isSettled: untilLastPeriod,
  settlesByLog: asLadderRemembers,
  duties: [confirmations(countedProgram, '§0')],
  controls: computerGoControls,
  ofPairs: undefined,
};
