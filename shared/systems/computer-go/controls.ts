import { entrantsSlot } from '#shared/rules/go/slots.ts';
import { handicapTerms } from '#shared/rules/go/terms.ts';
import { WALKOVERS } from '#shared/vocabulary/command.ts';
import { noRounds, noTables } from '../round-controls.ts';
import { alwaysLadder, type SystemControls } from '../system-controls.ts';

export const computerGoControls: SystemControls = {
  hasNights: false,
  hasFinal: false,
  measure: 'gaps',
  shape: alwaysLadder,
  plays: ['challenges', 'entrants'],
  meeting: 'game',
  players: 'programs',
  entrants: entrantsSlot.of,
  play: {
    kind: 'matches',
    scores: () => [
      [1, 0],
      [0, 1],
    ],
    points: false,
    needsChallenge: true,
    mayAgree: false,
    distance: false,
    needsApproval: false,
    unfinished: WALKOVERS,
    challenge: {
      begins: 'when accepted',
      answers: { open: ['accept', 'withdraw'], accepted: ['withdraw'] },
      ownAnswers: ['accept', 'withdraw'],
      rematchClause: undefined,
    },
    moves: { asked: false },
  },
  round: noRounds,
  tableName: noTables,
  preferences: [
    { name: 'main', saidBy: 'player', isFixed: false, clause: 'G' },
    { name: 'byoyomi', saidBy: 'player', isFixed: false, clause: 'G' },
    { name: 'scoring', saidBy: 'player', isFixed: false, clause: 'G' },
  ],
  seeding: ['rating', 'given', 'draw'],
  joinsOnRung: false,
  mayBePlaced: false,
  mayBeAway: false,
  hasBoard: true,
  federations: ['sgf'],
  missed: () => undefined,
  averting: {},
  terms: handicapTerms,
};
