import { everyDay } from '#shared/calendar/club-calendar.ts';
import { comingBack, goingAway, notAway, whileAway } from '#shared/rules/away/away.ts';
import { awaySlot } from '#shared/rules/away/slots.ts';
import { accepting, challenging, declining, withdrawing } from '#shared/rules/challenge/challenging.ts';
import { confirm, confirmations, confirming, disputing } from '#shared/rules/challenge/confirming.ts';
import { movingBy } from '#shared/rules/challenge/moving.ts';
import { above } from '#shared/rules/challenge/reach.ts';
import { waitingPairs } from '#shared/rules/challenge/rematches.ts';
import { countedBy, fromChessSheet, gameScore, resulting } from '#shared/rules/challenge/results.ts';
import { issuedSlot } from '#shared/rules/challenge/slots.ts';
import { type ChessTerms, weeks } from '#shared/rules/challenge/terms.ts';
import { atMostOpen } from '#shared/rules/challenge/whom/open-limit.ts';
import { protectionAfterDefence } from '#shared/rules/challenge/whom/protection.ts';
import { byShape, shape, shapeOf } from '#shared/rules/challenge/whom/pyramid.ts';
import { defendedSlot } from '#shared/rules/challenge/whom/slots.ts';
import { configuring } from '#shared/rules/common/configuring.ts';
import { joiningOnRung } from '#shared/rules/common/joining.ts';
import { choice, figure, type Setting } from '#shared/rules/common/settings.ts';
import { closed, deadline, forfeited, lostByBoth, playedInTime, unplayedBy } from '#shared/rules/deadlines/deadline.ts';
import { postponing } from '#shared/rules/deadlines/postponing.ts';
import { configuringPeriods, inactivityBySetting, missedBy, period } from '#shared/rules/inactivity/by-setting.ts';
import { nothingInProgress } from '#shared/rules/inactivity/missed-runs.ts';
import type { System } from '#shared/systems/system.ts';
import { WALKOVERS } from '#shared/vocabulary/command.ts';
import type { Header } from '#shared/vocabulary/header.ts';
import type { Ladder } from '#shared/vocabulary/ladder.ts';
import type { PlayerId } from '#shared/vocabulary/vocabulary.ts';
import { ChessClub } from './systems/club.ts';

const settings = {
  reach: figure('reach', 3, [1, 100]),
  shape,
  rematchWeeks: figure('rematchWeeks', 2, [0, 52]),
  protectedDays: figure('protectedDays', 0, [0, 28]),
  openMade: figure('openMade', 10, [1, 10]),
  openReceived: figure('openReceived', 10, [1, 10]),
  acceptDays: figure('acceptDays', 0, [0, 28]),
  acceptLate: choice('acceptLate', 'lapses', ['lapses', 'lost']),
  playDays: figure('playDays', 0, [0, 90]),
  postponeDays: figure('postponeDays', 7, [0, 28]),
  playLate: choice('playLate', 'lapses', ['lapses', 'lost-by-challenged', 'lost-by-both']),
  freeDeclines: figure('freeDeclines', 20, [0, 20]),
  declining: choice('declining', 'no', ['no', 'lost']),
  period,
  dropAfter: figure('dropAfter', 1, [1, 12]),
  drop: figure('drop', 1, [1, 100]),
  removeAfter: figure('removeAfter', 0, [0, 12]),
} as const;

const movement = movingBy(() => 'takes-rung', { fromBelow: 'T3', fromAbove: 'T4', drawn: 'T5' });

const acceptance = {
  toAccept: true,
  days: settings.acceptDays,
  pauses: whileAway,
  unplayed: unplayedBy(settings.acceptLate, { lapses: closed, lost: forfeited(movement) }),
  clause: 'D1',
} as const;

const playing = {
  days: settings.playDays,
  pauses: whileAway,
  postponing: { days: settings.postponeDays, clause: 'D3' },
  unplayed: unplayedBy(settings.playLate, {
    lapses: closed,
    'lost-by-challenged': forfeited(movement),
    'lost-by-both': lostByBoth,
  }),
  clause: 'D2',
} as const;

const rematch = { wait: weeks(settings.rematchWeeks), clause: 'T7' };

const terms: ChessTerms = {
  reach: { ...byShape(above(settings.reach)), clause: 'T1' },
  rematch,
  protection: protectionAfterDefence(settings.protectedDays, 'T9'),
  openLimit: atMostOpen({ made: settings.openMade, received: settings.openReceived, clause: 'T8' }),
  presence: notAway('T10'),
  declining: {
    allowed: true,
    limit: {
      free: settings.freeDeclines,
      further: (ladder) => (settings.declining.of(ladder) === 'lost' ? forfeited(movement) : undefined),
    },
    clause: 'T2',
  },
  score: gameScore,
  movement,
  unfinished: WALKOVERS,
  confirming: { clause: 'T6' },
  inTime: playedInTime(acceptance, playing),
};

const stayingAway = inactivityBySetting({
  calendar: everyDay,
  until: ({ season }) => season.end,
  drop: settings.drop,
  dropAfter: settings.dropAfter,
  removal: { after: settings.removeAfter, clause: 'D5' },
  inProgress: nothingInProgress,
  clause: 'D4',
});

/** No form asks for these yet. */
const unlabelled = (all: readonly Setting[]) => all as System['settings'];

function withPostponing(play: System['controls']['play']): System['controls']['play'] {
  if (play.kind !== 'pairs' || play.challenge.begins !== 'when accepted') throw new Error('Crewe has challenges');
  const { challenge } = play;
  return {
    ...play,
    mayAgree: false,
    challenge: { ...challenge, ownAnswers: [...challenge.ownAnswers, 'postpone'] },
  };
}

const holidayDays = figure('holidayDays', 28, [0, 365]);

/** A system whose players may be away. */
export const withHolidays = (system: System): System => ({
  ...system,
  settings: unlabelled([...system.settings, holidayDays]),
  controls: { ...system.controls, mayBeAway: true },
  rules: { ...system.rules, away: goingAway({ days: holidayDays, clause: 'T10' }), back: comingBack('T10') },
  slots: [...system.slots, awaySlot],
});

const withChallenges = (crewe: System): System => ({
  ...crewe,
  controls: {
    ...crewe.controls,
    plays: ['challenges', 'rematches'],
    missed: missedBy,
    joinsOnRung: true,
    shape: shapeOf,
    play: withPostponing(crewe.controls.play),
  },
  settings: unlabelled([...Object.values(settings), confirm]),
  rules: {
    ...crewe.rules,
    challenge: challenging(terms),
    accept: accepting('T2'),
    decline: declining(terms),
    withdraw: withdrawing('accepted', 'T2'),
    postpone: postponing(playing),
    result: resulting(terms),
    match: fromChessSheet(terms),
    approve: confirming(countedBy(terms), 'T6'),
    reject: disputing('T6', playing),
    join: joiningOnRung('T11'),
    configure: configuringPeriods(configuring({ clause: '§0' })),
  },
  slots: [issuedSlot, defendedSlot],
  rematches: waitingPairs({ ...terms, rematch }),
  duties: [confirmations(countedBy(terms), 'T6'), deadline(acceptance), deadline(playing), stayingAway],
});

/** Crewe with the rules of most clubs: what becomes a system of its own, policy by policy. */
export const houseLike = (crewe: System): System => withHolidays(withChallenges(crewe));

/** So many players, "1" on rung 1, on the evening of 1 March; a test mocks the registry by `houseLike`. */
export const houseOf = (
  size: number,
  settings: NonNullable<Header['settings']> = {},
  changes: object = {},
): ChessClub =>
  new ChessClub({ system: 'crewe', season: { start: '2023-03-01' }, settings, ...changes })
    .seedNumbered(size)
    .at('2023-03-01 20:00');

/** Somebody on a ladder, by id. */
export function playerOn({ order }: Ladder, id: string): PlayerId {
  const player = order.players().find((each) => each === id);
  if (!player) throw new Error(`${id} is not on the ladder`);
  return player;
}
