import { everyDay } from '../../calendar/club-calendar.ts';
import { accepting, withdrawing } from '../../rules/challenge/challenging.ts';
import { confirm, confirmations, confirming, disputing } from '../../rules/challenge/confirming.ts';
import { noRematches } from '../../rules/challenge/rematches.ts';
import { configuring, renaming } from '../../rules/common/configuring.ts';
import { preferring } from '../../rules/common/preferring.ts';
import { noHonours, noNights, overAfterLastDay, passingTime } from '../../rules/common/season-end.ts';
import { venue } from '../../rules/common/settings.ts';
import { challengingPrograms, countedProgram, handicapScore, resultingPrograms } from '../../rules/go/games.ts';
import { byGaps } from '../../rules/go/gaps.ts';
import { joiningPrograms, leavingPrograms, mustTakePart, waitingAgain } from '../../rules/go/programs.ts';
import { seedingPrograms } from '../../rules/go/seeding.ts';
import { entrantsSlot, factsSlot } from '../../rules/go/slots.ts';
import { nothingInProgress } from '../../rules/inactivity/missed-runs.ts';
import { untilLastPeriod } from '../../rules/inactivity/settled-days.ts';
import type { ConfirmationSettlement } from '../../vocabulary/entry.ts';
import { noWarnings, type Settling } from '../system.ts';
import { computerGoControls } from './controls.ts';

/** What a club may have otherwise. */
const computerGoSettings = { confirm, venue } as const;

/** The Computer Go Ladder: programs, and the handicap that each can give the next. */
export const computerGo: Settling<ConfirmationSettlement> = {
  id: 'computer-go',
  name: 'Computer Go',
  offer: 'programs',
  seasonEnds: 'perhaps',
  calendar: everyDay,
  seasonOver: overAfterLastDay,
  inProgress: nothingInProgress,
  preferences: ['main', 'byoyomi', 'scoring'],
  settings: Object.values(computerGoSettings),
  presets: [],
  begins: {},
  score: handicapScore,
  warnings: noWarnings,
  measuring: byGaps,
  honours: noHonours,
  nights: noNights,
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
  putBack: waitingAgain,
  isSettled: untilLastPeriod,
  duties: [confirmations(countedProgram, '§0')],
  controls: computerGoControls,
};
