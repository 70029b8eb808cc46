import { lastSession } from '../../rules/challenge/last-session.ts';
import { GAME_SCORES } from '../../rules/common/score.ts';
import { WALKOVERS } from '../../vocabulary/command.ts';
import { alwaysLadder, noEntrants, type SystemControls } from '../system-controls.ts';
import { nairobiSettings } from './settings.ts';

const SATURDAY = 6;
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
    kind: 'pairs',
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
  preferences: [
    { name: 'registered', saidBy: 'club', isFixed: false, clause: 'N11' },
    { name: 'paidUntil', saidBy: 'club', isFixed: false, clause: 'N11' },
  ],
  seeding: ['draw', 'given', 'rating'], // N3
  joinsOnRung: false,
  mayBeAway: false,
  hasBoard: false,
  federations: ['trf', 'pgn'],
  missed: () => 'week',
  averting: { week: 'playing' },
  /** The challenger chooses (N8). */
  terms: (_, { challenger }, named) => ({ chooses: named(challenger) }),
};
