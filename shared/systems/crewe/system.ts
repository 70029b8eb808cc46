import { accepting, declining, withdrawing } from '#shared/rules/challenge/answering.ts';
import { challenging } from '#shared/rules/challenge/challenging.ts';
import { confirmations, confirming, disputing } from '#shared/rules/challenge/confirming.ts';
import { movementChoice, movingBy } from '#shared/rules/challenge/movement-ways.ts';
import { noRematches } from '#shared/rules/challenge/rematches.ts';
import { countedBy, fromChessSheet, gameScore, resulting } from '#shared/rules/challenge/results.ts';
import type { ChessTerms } from '#shared/rules/challenge/terms.ts';
import { aboveOrBelow } from '#shared/rules/challenge/whom/reach.ts';
import { configuring, renaming } from '#shared/rules/common/configuring.ts';
import { joining, leaving, preferring } from '#shared/rules/common/joining.ts';
import { placing } from '#shared/rules/common/placing.ts';
import { byRungs } from '#shared/rules/common/rungs-points-gaps.ts';
import { passingTime } from '#shared/rules/common/season-end.ts';
import { seeding } from '#shared/rules/common/seeding.ts';
import { putAtBottom } from '#shared/rules/common/standing.ts';
import { untilLastPeriod } from '#shared/rules/inactivity/settled-days.ts';
import { WALKOVERS } from '#shared/vocabulary/command.ts';
import type { ConfirmationSettlement } from '#shared/vocabulary/entry.ts';
import { allFit, asLadderRemembers, type Settling } from '../system.ts';
import { withoutNights } from '../without-nights.ts';
import { creweControls } from './controls.ts';

import { creweSettings } from './settings.ts';

const terms: ChessTerms = {
  reach: { ...aboveOrBelow(creweSettings.reach), agreeable: true, clause: 'C11' }, // "a guide only"
  declining: { allowed: true, clause: 'C12' }, // unsporting, counted, never punished
  score: gameScore,
  movement: movingBy(movementChoice.of, { fromBelow: 'C4', fromAbove: 'C6', drawn: 'C7' }), // C4–C7
  unfinished: WALKOVERS,
  confirming: { clause: '§0' },
};

/** The Crewe Chess Ladder: long play, half the distance, nobody sinks for staying away. */
export const crewe: Settling<ConfirmationSettlement> = {
  id: 'crewe',
  name: 'Crewe',
  ...withoutNights,
  preferences: ['rated'], // C14
  unfit: allFit,
  settings: Object.values(creweSettings),
  presets: [],
  first: [],
  begins: { confirm: 3 },
  score: gameScore,
  measuring: byRungs,
  rematches: noRematches,
  putBack: putAtBottom,
  slots: [],
  rules: {
    seed: seeding('C10'),
    join: joining('C9'),
    prefer: preferring('C14'),
    leave: leaving(),
    place: placing,
    challenge: challenging(terms), // C11, C13
    accept: accepting('C12'),
    decline: declining(terms), // C12
    withdraw: withdrawing('accepted', 'C12'),
    result: resulting(terms), // C3–C8
    match: fromChessSheet(terms),
    approve: confirming(countedBy(terms), '§0'),
    reject: disputing('§0'),
    configure: configuring({ clause: '§0' }),
    rename: renaming,
    settle: passingTime,
  },
  isSettled: untilLastPeriod,
  settlesByLog: asLadderRemembers,
  duties: [confirmations(countedBy(terms), '§0')],
  controls: creweControls,
  ofPairs: undefined,
};
