import { GAME_SCORES } from '#shared/rules/common/score.ts';
import { WALKOVERS } from '#shared/vocabulary/command.ts';
import { noRounds, noTables } from '../round-controls.ts';
import { alwaysLadder, noEntrants, type SystemControls } from '../system-controls.ts';

export const creweControls: SystemControls = {
  hasNights: false,
  hasFinal: false,
  measure: 'rungs',
  shape: alwaysLadder,
  plays: ['challenges'],
  meeting: 'game',
  players: 'people',
  entrants: noEntrants,
  play: {
    kind: 'matches',
    scores: () => GAME_SCORES,
    points: false,
    needsChallenge: false,
    mayAgree: true, // C11
    distance: false,
    needsApproval: false,
    unfinished: WALKOVERS,
    challenge: {
      begins: 'when accepted', // C12
      answers: { open: ['accept', 'decline', 'withdraw'], accepted: ['withdraw'] },
      ownAnswers: ['accept', 'decline', 'withdraw'],
      rematchClause: undefined,
    },
    moves: { asked: false },
  },
  round: noRounds,
  tableName: noTables,
  preferences: [{ name: 'rated', saidBy: 'player', isFixed: true, clause: 'C14' }],
  seeding: ['rating', 'given', 'draw'], // C10
  joinsOnRung: false,
  mayBePlaced: true,
  mayBeAway: false,
  hasBoard: false,
  federations: ['trf', 'pgn'],
  missed: () => undefined,
  averting: {},
  /** The challenger has Black (C13); a game is rated only if both have elected so (C14). */
  terms: ({ players }, { challenger, challenged }, named) => ({
    black: named(challenger),
    white: named(challenged),
    rated: [challenger, challenged].every((id) => players.get(id)?.preferences?.rated ?? false),
  }),
};
