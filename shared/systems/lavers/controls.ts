import { noRounds, noTables } from '../round-controls.ts';
import { alwaysLadder, noEntrants, type SystemControls } from '../system-controls.ts';

export const laversControls: SystemControls<'month'> = {
  hasNights: true,
  hasFinal: true, // L27
  measure: 'rungs',
  shape: alwaysLadder,
  plays: ['matches'],
  meeting: 'match', // L5
  players: 'people',
  entrants: noEntrants,
  play: {
    kind: 'matches',
    scores: () => [
      [2, 0],
      [1.5, 0.5],
      [1, 1],
      [0.5, 1.5],
      [0, 2],
    ], // L5
    points: false,
    needsChallenge: false, // L8
    mayAgree: false,
    distance: true, // L20a
    needsApproval: false,
    unfinished: [],
    challenge: { begins: 'at once', answers: ['abandon'] },
    moves: { asked: false },
  },
  round: noRounds,
  tableName: noTables,
  preferences: [],
  seeding: ['rating', 'given', 'draw'], // L3
  joinsOnRung: false,
  mayBePlaced: false,
  mayBeAway: false,
  hasBoard: false,
  federations: ['trf', 'pgn'],
  missed: () => undefined,
  averting: { month: 'playing' }, // L25
  terms: (_, { challenged }, named) => ({ chooses: named(challenged) }), // L6
};
