import { onWeekdays } from '#shared/calendar/club-calendar.ts';
import { weekOf } from '#shared/calendar/periods.ts';
import { accepting, declining, withdrawing } from '#shared/rules/challenge/answering.ts';
import { challenging } from '#shared/rules/challenge/challenging.ts';
import { movingBy } from '#shared/rules/challenge/movement-ways.ts';
import { waitingTwos } from '#shared/rules/challenge/rematches.ts';
import { approving, fromChessSheet, gameScore, rejecting, resulting } from '#shared/rules/challenge/results.ts';
import { issuedSlot } from '#shared/rules/challenge/slots.ts';
import { type ChessTerms, months } from '#shared/rules/challenge/terms.ts';
import { above } from '#shared/rules/challenge/whom/reach.ts';
import { configuring, renaming } from '#shared/rules/common/configuring.ts';
import { joining, leaving, preferring } from '#shared/rules/common/joining.ts';
import { placing } from '#shared/rules/common/placing.ts';
import { byRungs } from '#shared/rules/common/rungs-points-gaps.ts';
import { passingTime } from '#shared/rules/common/season-end.ts';
import { seeding } from '#shared/rules/common/seeding.ts';
import { putAtBottom } from '#shared/rules/common/standing.ts';
import { nothingInProgress } from '#shared/rules/inactivity/missed-runs.ts';
import { inactivity } from '#shared/rules/inactivity/penalties.ts';
import { untilLastPeriod } from '#shared/rules/inactivity/settled-days.ts';
import { WALKOVERS } from '#shared/vocabulary/command.ts';
import type { PeriodSettlement } from '#shared/vocabulary/entry.ts';
import { allFit, asLadderRemembers, type Settling } from '../system.ts';
import { withoutNights } from '../without-nights.ts';
import { nairobiControls, nairobiSettings, SATURDAY, saturdays } from './controls.ts';

const { reach, rematchMonths, drop, weeksUntilDrop } = nairobiSettings;

const calendar = onWeekdays(() => saturdays.weekdays);

const rematch = { wait: months(rematchMonths), clause: 'N9' };

const terms: ChessTerms = {
  reach: { ...above(reach), clause: 'N8' },
  rematch,
  membership: { clause: 'N11' },
  declining: { allowed: false, clause: 'N9' },
  session: { weekday: SATURDAY, hours: { ...saturdays.hours, clause: 'N6' }, minutes: [60, 120] },
  approval: { clause: 'N7' },
  unfinished: WALKOVERS,
  score: gameScore,
  movement: movingBy(nairobiSettings.movement.of, { fromBelow: 'N10a', fromAbove: 'N10c', drawn: 'N10d' }),
};

/** The Nairobi Chess Ladder: Saturdays at the club house, moves submitted, two missed weeks cost a place. */
export const nairobi: Settling<PeriodSettlement<'week'>> = {
  id: 'nairobi',
  name: 'Nairobi',
  ...withoutNights,
  calendar, // N6
  preferences: ['registered', 'paidUntil'], // N11
  unfit: allFit,
  settings: Object.values(nairobiSettings),
  presets: [],
  first: [],
  begins: {},
  score: gameScore,
  measuring: byRungs,
  putBack: putAtBottom,
  slots: [issuedSlot], // N9
  rules: {
    seed: seeding('N3'),
    join: joining('N3'),
    prefer: preferring('N11'),
    leave: leaving(), // N5
    place: placing,
    challenge: challenging(terms), // N8, N9, N11
    accept: accepting('N9'),
    decline: declining(terms), // N9
    withdraw: withdrawing('never', 'N9'),
    result: resulting(terms), // N6, N7
    match: fromChessSheet(terms),
    approve: approving(terms, 'N7'), // N7, N10
    reject: rejecting('N7'),
    configure: configuring({ clause: '§0' }),
    rename: renaming,
    settle: passingTime,
  },
  rematches: waitingTwos({ ...terms, rematch }),
  isSettled: untilLastPeriod,
  settlesByLog: asLadderRemembers,
  duties: [
    inactivity({
      of: weekOf,
      calendar,
      until: ({ season }) => season.end,
      drop,
      dropAfter: weeksUntilDrop,
      inProgress: nothingInProgress,
      clause: 'N4',
    }),
  ],
  controls: nairobiControls,
  ofPairs: undefined,
};
