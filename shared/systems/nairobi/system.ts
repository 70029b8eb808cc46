import { onWeekdays } from '../../calendar/club-calendar.ts';
import { weekOf } from '../../calendar/periods.ts';
import { accepting, challenging, declining, withdrawing } from '../../rules/challenge/challenging.ts';
import { movingBy } from '../../rules/challenge/moving.ts';
import { above } from '../../rules/challenge/reach.ts';
import { waitingPairs } from '../../rules/challenge/rematches.ts';
import { approving, fromChessSheet, gameScore, rejecting, resulting } from '../../rules/challenge/results.ts';
import { issuedSlot } from '../../rules/challenge/slots.ts';
import { type ChessTerms, months } from '../../rules/challenge/terms.ts';
import { configuring, renaming } from '../../rules/common/configuring.ts';
import { joining, leaving } from '../../rules/common/joining.ts';
import { byRungs } from '../../rules/common/measuring.ts';
import { preferring } from '../../rules/common/preferring.ts';
import { noHonours, noNights, overAfterLastDay, passingTime } from '../../rules/common/season-end.ts';
import { seeding } from '../../rules/common/seeding.ts';
import { putAtBottom } from '../../rules/common/standing.ts';
import { nothingInProgress } from '../../rules/inactivity/missed-runs.ts';
import { inactivity } from '../../rules/inactivity/settle-period.ts';
import { untilLastPeriod } from '../../rules/inactivity/settled-days.ts';
import { WALKOVERS } from '../../vocabulary/command.ts';
import type { PeriodSettlement } from '../../vocabulary/entry.ts';
import { noWarnings, type Settling } from '../system.ts';
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
  offer: 'saturdays',
  seasonEnds: 'perhaps',
  calendar, // N6
  seasonOver: overAfterLastDay,
  inProgress: nothingInProgress,
  preferences: ['registered', 'paidUntil'], // N11
  settings: Object.values(nairobiSettings),
  presets: [],
  begins: {},
  score: gameScore,
  warnings: noWarnings,
  measuring: byRungs,
  honours: noHonours,
  nights: noNights,
  putBack: putAtBottom,
  slots: [issuedSlot], // N9
  rules: {
    seed: seeding('N3'),
    join: joining('N3'),
    prefer: preferring('N11'),
    leave: leaving(), // N5
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
  rematches: waitingPairs({ ...terms, rematch }),
  isSettled: untilLastPeriod,
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
};
