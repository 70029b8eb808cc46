import { everyDay } from '../../calendar/club-calendar.ts';
import { accepting, withdrawing } from '../../rules/challenge/challenging.ts';
import { confirm, confirmations, confirming, disputing } from '../../rules/challenge/confirming.ts';
import { noRematches } from '../../rules/challenge/rematches.ts';
import { configuring } from '../../rules/common/configuring.ts';
import { passingTime } from '../../rules/common/passing-time.ts';
import { preferring } from '../../rules/common/preferring.ts';
import { renaming } from '../../rules/common/renaming.ts';
import { noHonours, overAfterLastDay } from '../../rules/common/season-end.ts';
import { venue } from '../../rules/common/venue.ts';
import { challengingPrograms, countedProgram, handicapScore, resultingPrograms } from '../../rules/go/games.ts';
import { byGaps } from '../../rules/go/gaps.ts';
import { joiningPrograms, leavingPrograms, mustTakePart, waitingAgain } from '../../rules/go/programs.ts';
import { seedingPrograms } from '../../rules/go/seeding.ts';
import { entrantsSlot, factsSlot } from '../../rules/go/slots.ts';
import { nothingInProgress } from '../../rules/inactivity/missed-runs.ts';
import { untilLastPeriod } from '../../rules/inactivity/settled-days.ts';
import { noNights } from '../../rules/night/no-nights.ts';
import type { ConfirmationSettlement } from '../../vocabulary/entry.ts';
import { type Declaration, noWarnings } from '../system.ts';

/** What a club may have otherwise. */
const computerGoSettings = { confirm, venue } as const;

export const computerGoDeclaration: Declaration<ConfirmationSettlement> = {
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
};
