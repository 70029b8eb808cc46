import { accepting, withdrawing } from '../policies/chess-challenges.ts';
import { challengingPrograms, handicapScore, resultingPrograms } from '../policies/handicap-games.ts';
import { preferring } from '../policies/preferring.ts';
import { joiningPrograms, leavingPrograms, mustTakePart, waitingAgain } from '../policies/programs.ts';
import { overAfterLastDay } from '../policies/season-end.ts';
import { seedingPrograms } from '../policies/seeding-programs.ts';
import { settling } from '../policies/settling.ts';
import type { LadderSystem } from './system.ts';

/** The Computer Go Ladder: programs, and the handicap that each can give the next. */
export const computerGo: LadderSystem = {
  id: 'computer-go',
  name: 'Computer Go',
  seasonEnds: 'perhaps',
  seasonOver: overAfterLastDay,
  matchesRun: false,
  preferences: ['main', 'byoyomi', 'scoring'],
  fields: { gap: true, board: true },
  settings: [],
  score: handicapScore,
  rules: {
    seed: seedingPrograms,
    join: joiningPrograms,
    prefer: preferring('G', mustTakePart),
    leave: leavingPrograms,
    challenge: challengingPrograms,
    accept: accepting('G'),
    withdraw: withdrawing('result', 'G'),
    result: resultingPrograms,
    settle: settling,
  },
  putBack: waitingAgain,
  duties: [],
};
