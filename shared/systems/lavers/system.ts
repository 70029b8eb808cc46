import { onWeekdays } from '#shared/calendar/club-calendar.ts';
import { addDays, addMonths } from '#shared/calendar/days.ts';
import { monthOf } from '#shared/calendar/periods.ts';
import { noRematches } from '#shared/rules/challenge/rematches.ts';
import { above } from '#shared/rules/challenge/whom/reach.ts';
import { configuring, renaming } from '#shared/rules/common/configuring.ts';
import { joining, leaving } from '#shared/rules/common/joining.ts';
import { byRungs } from '#shared/rules/common/rungs-points-gaps.ts';
import { passingTime } from '#shared/rules/common/season-end.ts';
import { seeding } from '#shared/rules/common/seeding.ts';
import { figure } from '#shared/rules/common/settings.ts';
import { putAtBottom } from '#shared/rules/common/standing.ts';
import { matchesInProgress } from '#shared/rules/inactivity/missed-runs.ts';
import { inactivity } from '#shared/rules/inactivity/penalties.ts';
import { untilLastPeriod } from '#shared/rules/inactivity/settled-days.ts';
import { arriving, checkingIn, departing, hoursOn, left, passing } from '#shared/rules/night/attending.ts';
import { removalOfAbsentees } from '#shared/rules/night/final-removal.ts';
import { closing, finalOf, overAfterFinal, playingOff, untilCrowned } from '#shared/rules/night/grand-final.ts';
import {
  abandoning,
  challenging,
  fromSheet,
  matchScore,
  type NightTerms,
  resulting,
} from '#shared/rules/night/matches.ts';
import { finalsDay } from '#shared/rules/night/moving-the-final.ts';
import { isPresent, isUnderWay, latecomersOf } from '#shared/rules/night/pegs.ts';
import { finalSlot, nightSlot } from '#shared/rules/night/slots.ts';
import { takeover } from '#shared/rules/night/takeover.ts';
import { nearestOpponents, turnOf } from '#shared/rules/night/turn.ts';
import { NIGHT } from '#shared/rules/texts.ts';
import type { CutSettlement, PeriodSettlement } from '#shared/vocabulary/entry.ts';
import type { Header } from '#shared/vocabulary/header.ts';
import { dayWords } from '#shared/words/dates.ts';
import { allFit, asLadderRemembers, type Settling } from '../system.ts';
import { laversControls } from './controls.ts';

import { laversSettings, nightsOf } from './settings.ts';

const once = figure('monthsUntilDrop', 1, [1, 1]);
const { hoursFrom, hoursTo, finalHoursFrom, finalHoursTo, drop, monthsUntilRemoval } = laversSettings;
const clubNight = { from: hoursFrom, to: hoursTo, clause: 'L9' };
const grandFinal = { from: finalHoursFrom, to: finalHoursTo, clause: 'L28' };

/** To be challenged first, and their rung can be taken. */
const near = above(laversSettings.reach); // L17b, L20a

const terms: NightTerms = {
  hours: (ladder, day) => (day === ladder.header.season.end ? grandFinal : clubNight),
  near,
  score: matchScore, // L5
  movement: takeover(near), // L20–L22
};

const calendar = onWeekdays(nightsOf);

const dayBeforeFinal = ({ season }: Header) => season.end && addDays(season.end, -1);

/** The Lavers Ladder: a club-night peg board, from September until the Grand Final in June. */
export const lavers: Settling<PeriodSettlement<'month'> | CutSettlement> = {
  id: 'lavers',
  name: 'Lavers',
  seasonEnds: 'always', // L1, L27: the date of the Grand Final
  calendar, // L25
  seasonOver: overAfterFinal, // L34
  inProgress: matchesInProgress,
  preferences: [],
  unfit: allFit,
  settings: Object.values(laversSettings),
  presets: [],
  first: ['nights', 'hoursFrom', 'hoursTo'],
  begins: { nights: [] }, // Each club says on which evening it meets.
  score: matchScore, // L5
  /** The date of the final is to be known a month ahead (L27). */
  warnings: ({ season: { end } }, today) =>
    !end || end >= addMonths(today, 1)
      ? []
      : [
          {
            code: 'final-soon',
            detail: NIGHT.finalSoon(dayWords(end)),
            clause: 'L27',
          },
        ],
  measuring: byRungs,
  honours: finalOf, // L30, L34
  nights: {
    turnOf, // L12
    mayChallenge: nearestOpponents(near), // L17
    hoursOn: hoursOn(terms.hours), // L9, L28
    againstCheckingIn: checkingIn(terms.hours),
    isUnderWay,
    isPresent,
    latecomersOf, // L29
  },
  rematches: noRematches,
  putBack: putAtBottom,
  slots: [nightSlot, finalSlot], // L11–L16, L27–L34
  rules: {
    seed: seeding('L3'),
    join: joining('L4'),
    leave: leaving({ mustEndMatch: true, afterwards: left }),
    arrive: arriving, // L11, L29
    depart: departing, // L24
    pass: passing, // L13, L16
    challenge: challenging(terms), // L7–L18
    result: resulting(terms), // L19–L23
    match: fromSheet(terms), // L8
    abandon: abandoning,
    close: closing(grandFinal), // L28, L29, L32
    playoff: playingOff, // L32–L33
    configure: configuring(finalsDay), // L27
    rename: renaming,
    settle: passingTime,
  },
  isSettled: untilLastPeriod,
  settlesByLog: asLadderRemembers,
  duties: [
    untilCrowned(
      inactivity({
        of: monthOf,
        calendar,
        until: dayBeforeFinal,
        drop,
        dropAfter: once,
        removal: { after: monthsUntilRemoval, clause: 'L26' },
        inProgress: matchesInProgress,
        clause: 'L25',
      }),
    ), // L25–L26
    untilCrowned(removalOfAbsentees), // L29
  ],
  controls: laversControls,
  ofPairs: undefined,
};
