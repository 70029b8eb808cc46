import { everyDay } from '#shared/calendar/club-calendar.ts';
import { comingBack, goingAway, notAway, whileAway } from '#shared/rules/away/away.ts';
import { awaySlot } from '#shared/rules/away/slots.ts';
import { accepting, declining, withdrawing } from '#shared/rules/challenge/answering.ts';
import { matchOf } from '#shared/rules/challenge/best-of.ts';
import { challenging } from '#shared/rules/challenge/challenging.ts';
import { confirmations, confirming, disputing } from '#shared/rules/challenge/confirming.ts';
import { movingInParts } from '#shared/rules/challenge/movement-ways.ts';
import { waitingTwos } from '#shared/rules/challenge/rematches.ts';
import { countedBy, fromChessSheet, resulting } from '#shared/rules/challenge/results.ts';
import { keptOfTheTwo, rememberingTwo, sameTwo } from '#shared/rules/challenge/same-two.ts';
import { issuedSlot, lostSlot, meetingsSlot } from '#shared/rules/challenge/slots.ts';
import type { ChessTerms, Remembering } from '#shared/rules/challenge/terms.ts';
import { daysAfterGames, keptAfterGames, rememberingGames } from '#shared/rules/challenge/whom/after-games.ts';
import {
  freeChallenges,
  joiningAsNewcomer,
  keptOfFree,
  seedingNoNewcomers,
} from '#shared/rules/challenge/whom/free.ts';
import { atMostLately, countedLately, keptLately, uncountedLately } from '#shared/rules/challenge/whom/lately.ts';
import { atMostOpen } from '#shared/rules/challenge/whom/open-limit.ts';
import { reachBySettings } from '#shared/rules/challenge/whom/reach-by-settings.ts';
import {
  beatenSlot,
  defendedSlot,
  freeSlot,
  madeSlot,
  receivedSlot,
  wonSlot,
} from '#shared/rules/challenge/whom/slots.ts';
import { configuring, renaming } from '#shared/rules/common/configuring.ts';
import { configuringKept } from '#shared/rules/common/configuring-records.ts';
import { joiningOnRung, leaving } from '#shared/rules/common/joining.ts';
import { placing } from '#shared/rules/common/placing.ts';
import { byRungs } from '#shared/rules/common/rungs-points-gaps.ts';
import { passingTime } from '#shared/rules/common/season-end.ts';
import { seeding } from '#shared/rules/common/seeding.ts';
import { putAtBottom } from '#shared/rules/common/standing.ts';
import {
  closed,
  deadline,
  lostBySilent,
  playedInTime,
  silentOf,
  unlessUnheard,
  unplayedBy,
} from '#shared/rules/deadlines/deadline.ts';
import { blaming, type Losing, losing } from '#shared/rules/deadlines/losing.ts';
import { offering } from '#shared/rules/deadlines/offering.ts';
import { postponing } from '#shared/rules/deadlines/postponing.ts';
import { strikesSlot } from '#shared/rules/deadlines/slots.ts';
import { areDueApart, configuringPeriods, inactivityBySetting } from '#shared/rules/inactivity/by-setting.ts';
import { nothingInProgress } from '#shared/rules/inactivity/missed-runs.ts';
import {
  asksLeast,
  endsByLog,
  seasonMinimum,
  sparesFirst,
  untilSeasonEnd,
} from '#shared/rules/inactivity/season-minimum.ts';
import { untilLastPeriod } from '#shared/rules/inactivity/settled-days.ts';
import { inPairs } from '#shared/rules/pairs/in-pairs.ts';
import { UNFINISHED } from '#shared/vocabulary/command.ts';
import {
  CONFIRMED_BY,
  type ConfirmationSettlement,
  type DeadlineSettlement,
  type PeriodSettlement,
  type SeasonSettlement,
} from '#shared/vocabulary/entry.ts';
import type { Challenge, Ladder } from '#shared/vocabulary/ladder.ts';
import type { Settling } from '../system.ts';
import { withoutNights } from '../without-nights.ts';
import { houseControls } from './controls.ts';
import { begins, first, presets } from './presets.ts';
import { asked, hasStrikes, houseSettings, isFromAcceptance } from './settings.ts';
import { unfitSettings } from './unfit.ts';

/** What is stored of a challenge that came to count (H5, H6). */
const remembering: Remembering = (ladder, challenge, ending) =>
  rememberingTwo(rememberingGames(ladder, challenge, ending), challenge, ending);

const challengedPlayer = ({ challenged }: Challenge) => [challenged];
const bothPlayers = ({ challenger, challenged }: Challenge) => [challenger, challenged];
const silentPlayer = (challenge: Challenge) => [silentOf(challenge)].filter((player) => player !== undefined);

/** With strikes, it counts against a player however the challenge would end otherwise (H17). */
const acceptLate = { of: (ladder: Ladder) => (hasStrikes(ladder) ? 'lost' : houseSettings.acceptLate.of(ladder)) };
const freeDeclines = { of: (ladder: Ladder) => (hasStrikes(ladder) ? 0 : houseSettings.freeDeclines.of(ladder)) };

/** By when a challenge is to be accepted (H14), and played (H15), where a lost one costs that. */
const deadlinesBy = (lost: Losing) =>
  ({
    acceptance: {
      toAccept: true,
      days: houseSettings.acceptDays,
      pauses: whileAway,
      unplayed: unlessUnheard(unplayedBy(acceptLate, { lapses: closed, lost: blaming(lost, challengedPlayer) })),
      clause: 'H14',
    },
    playing: {
      days: houseSettings.playDays,
      pauses: whileAway,
      postponing: { days: houseSettings.postponeDays, clause: 'H16' },
      fromAcceptance: isFromAcceptance,
      unplayed: unlessUnheard(
        unplayedBy(houseSettings.playLate, {
          lapses: closed,
          'lost-by-silent': lostBySilent(blaming(lost, silentPlayer)),
          'lost-by-challenged': blaming(lost, challengedPlayer),
          'lost-by-both': blaming(lost, bothPlayers),
        }),
      ),
      clause: 'H15',
    },
  }) as const;

const movement = movingInParts({ fromBelow: 'H11', fromAbove: 'H12', drawn: 'H13' });
const score = matchOf('H7');
const lost = losing({
  movement,
  remembering,
  costs: houseSettings.lostCosts,
  strikes: houseSettings.strikes,
  strikeCosts: houseSettings.strikeCosts,
});
const { acceptance, playing } = deadlinesBy(lost);
const reach = reachBySettings({ up: houseSettings.reach, down: houseSettings.reachDown, free: freeChallenges });
const rematch = sameTwo('H5');
const counting = { made: countedLately, undone: uncountedLately }; // H4

const terms: ChessTerms = {
  reach: { ...reach, free: freeChallenges, clause: 'H3' },
  openLimit: atMostOpen('H4'),
  lately: atMostLately('H4'),
  counting,
  rematch,
  afterGames: daysAfterGames('H6'),
  presence: notAway('H19'),
  mayBeUnreached: true, // H14
  countsAnySheet: (ladder) => houseSettings.otherMatches.of(ladder) === 'always', // H3
  declining: {
    allowed: true,
    limit: {
      free: freeDeclines,
      further: (ladder) =>
        houseSettings.declining.of(ladder) === 'lost' ? blaming(lost, challengedPlayer) : undefined,
    },
    clause: 'H17',
  },
  score,
  unfinished: UNFINISHED, // H10
  movement,
  remembering,
  confirming: { clause: CONFIRMED_BY }, // H20
  inTime: playedInTime(acceptance, playing),
};

const KEPT = [...keptAfterGames, ...keptLately, ...keptOfFree, ...keptOfTheTwo];

type HouseSystem = Settling<DeadlineSettlement | PeriodSettlement | SeasonSettlement | ConfirmationSettlement>;

const ofPlayers: HouseSystem = {
  id: 'house',
  name: 'House',
  ...withoutNights,
  preferences: [],
  settings: asked,
  unfit: unfitSettings,
  presets,
  first,
  begins,
  score,
  measuring: byRungs,
  rematches: waitingTwos({ ...terms, rematch }),
  putBack: putAtBottom,
  slots: [
    ...[freeSlot, issuedSlot, lostSlot, meetingsSlot, madeSlot, receivedSlot], // H3–H5
    ...[defendedSlot, wonSlot, beatenSlot, strikesSlot, awaySlot], // H6, H17, H19
  ],
  rules: {
    seed: seedingNoNewcomers(seeding('H21')), // H3
    join: joiningAsNewcomer(joiningOnRung('H22')),
    leave: leaving(),
    place: placing,
    challenge: challenging(terms), // H3–H6, H19
    accept: accepting('H14', playing),
    decline: declining(terms), // H17
    withdraw: withdrawing('accepted', 'H17', counting),
    postpone: postponing(playing), // H16
    offer: offering('H15'),
    result: resulting(terms), // H7–H13
    match: fromChessSheet(terms),
    approve: confirming(countedBy(terms), CONFIRMED_BY), // H20
    reject: {
      ...disputing(CONFIRMED_BY, playing),
      unsettles: (ladder) => areDueApart(ladder) || asksLeast(ladder),
    },
    away: goingAway({ days: houseSettings.holidayDays, clause: 'H19' }),
    back: comingBack('H19'),
    configure: configuringKept(configuringPeriods(configuring({ clause: '§0', unfit: unfitSettings })), KEPT),
    rename: renaming,
    settle: passingTime,
  },
  isSettled: (ladder, day) => untilLastPeriod(ladder, day) || untilSeasonEnd(ladder, day),
  settlesByLog: endsByLog,
  duties: [
    deadline(acceptance), // H14
    deadline(playing), // H15
    inactivityBySetting({
      calendar: everyDay,
      until: ({ season }) => season.end,
      drop: houseSettings.drop,
      dropAfter: houseSettings.dropAfter,
      removal: { after: houseSettings.removeAfter, clause: 'H18' },
      spared: {
        first: sparesFirst,
        below: houseSettings.onlyTop,
      },
      inProgress: nothingInProgress,
      clause: 'H18',
    }),
    seasonMinimum({ clause: 'H18' }),
    confirmations(countedBy(terms), CONFIRMED_BY), // H20
  ],
  controls: houseControls,
  ofPairs: undefined,
};

/** House rules: a challenge ladder, or a pyramid, whose figures the club chooses. */
export const house: HouseSystem = { ...ofPlayers, ofPairs: inPairs(ofPlayers) };
