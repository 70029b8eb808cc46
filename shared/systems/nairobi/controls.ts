import { addDays, weekday as weekdayOf } from '#shared/calendar/days.ts';
import { instantOf, localOf } from '#shared/calendar/zone.ts';
import { movementChoice } from '#shared/rules/challenge/movement-ways.ts';
import { GAME_SCORES } from '#shared/rules/common/score.ts';
import { figure, ownSettings, type Setting, timeIn, timeOfDay } from '#shared/rules/common/settings.ts';
import { WALKOVERS } from '#shared/vocabulary/command.ts';
import type { Ladder } from '#shared/vocabulary/ladder.ts';
import type { Instant } from '#shared/vocabulary/vocabulary.ts';
import { noRounds, noTables } from '../round-controls.ts';
import { alwaysLadder, noEntrants, type SystemControls } from '../system-controls.ts';

export const nairobiSettings = {
  reach: figure('reach', 5, [1, 100]), // N8
  rematchMonths: figure('rematchMonths', 2, [0, 24]), // N9
  hoursFrom: timeOfDay('hoursFrom', '14:00'), // N6
  hoursTo: timeOfDay('hoursTo', '18:00'),
  drop: figure('drop', 1, [1, 100]), // N4
  weeksUntilDrop: figure('weeksUntilDrop', 2, [1, 12]),
  movement: movementChoice, // N10
  ...ownSettings,
} as const;

export const SATURDAY = 6;

/** The club's day, and when it plays (N6). */
export const saturdays = {
  weekdays: [SATURDAY],
  hours: { from: nairobiSettings.hoursFrom, to: nairobiSettings.hoursTo },
} as const;

interface Session {
  readonly weekday: number;
  readonly from: Setting<string>;
  readonly to: Setting<string>;
}

/**
 * When a game that is reported at an instant is likely to have been played: then, during play, and else when play began
 * last; then as well, if that was on a day before the challenge.
 */
const lastSession =
  (session: Session) =>
  (ladder: Ladder, now: Instant, issued: Instant): Instant => {
    const { timezone } = ladder.header;
    const [from, to] = [timeIn(ladder, session.from), timeIn(ladder, session.to)];
    const { day, time } = localOf(timezone, now);
    const ago = (weekdayOf(day) - session.weekday + 7) % 7;
    if (ago === 0 && time >= from && time <= to) return now;
    const last = addDays(day, -(ago === 0 && time < from ? 7 : ago));
    return last < localOf(timezone, issued).day ? now : instantOf(timezone, last, from);
  };

const { hoursFrom, hoursTo } = nairobiSettings;

export const nairobiControls: SystemControls<'week'> = {
  hasNights: false,
  hasFinal: false,
  measure: 'rungs',
  shape: alwaysLadder,
  plays: ['challenges', 'rematches'],
  meeting: 'game',
  players: 'people',
  entrants: noEntrants,
  play: {
    kind: 'matches',
    scores: () => GAME_SCORES,
    points: false,
    needsChallenge: false,
    mayAgree: false,
    distance: false,
    needsApproval: true, // N7
    unfinished: WALKOVERS,
    challenge: {
      begins: 'when accepted', // N9
      answers: { open: ['accept', 'withdraw'], accepted: ['withdraw'] },
      ownAnswers: ['accept', 'decline', 'withdraw'],
      rematchClause: 'N9',
    },
    // N6, N7
    moves: {
      asked: true,
      minutes: 60,
      lastSession: lastSession({ weekday: SATURDAY, from: hoursFrom, to: hoursTo }),
    },
  },
  round: noRounds,
  tableName: noTables,
  preferences: [
    { name: 'registered', saidBy: 'club', isFixed: false, clause: 'N11' },
    { name: 'paidUntil', saidBy: 'club', isFixed: false, clause: 'N11' },
  ],
  seeding: ['draw', 'given', 'rating'], // N3
  joinsOnRung: false,
  mayBePlaced: true,
  mayBeAway: false,
  hasBoard: false,
  federations: ['trf', 'pgn'],
  missed: () => 'week',
  averting: { week: 'playing' },
  /** The challenger chooses (N8). */
  terms: (_, { challenger }, named) => ({ chooses: named(challenger) }),
};
