import { scoresOfMatch } from '#shared/rules/challenge/best-of.ts';
import { freeOf } from '#shared/rules/challenge/whom/free.ts';
import { isPassed } from '#shared/rules/challenge/whom/passing.ts';
import { shapeOf } from '#shared/rules/challenge/whom/pyramid.ts';
import { periodsMissed } from '#shared/rules/inactivity/by-setting.ts';
import { UNFINISHED } from '#shared/vocabulary/command.ts';
import { noTerms } from '#shared/words/game-terms.ts';
import { noRounds, noTables } from '../round-controls.ts';
import { noEntrants, type SystemControls } from '../system-controls.ts';
import { isLostBySilence } from './settings.ts';

export const houseControls: SystemControls<'week' | 'month' | 'days'> = {
  hasNights: false,
  hasFinal: false,
  measure: 'rungs',
  shape: shapeOf, // H2
  plays: ['challenges', 'rematches'],
  meeting: 'match',
  players: 'people',
  entrants: noEntrants,
  play: {
    kind: 'matches',
    scores: scoresOfMatch, // H7, H9
    points: true, // H8
    needsChallenge: false,
    mayAgree: false,
    distance: false,
    needsApproval: false,
    unfinished: UNFINISHED, // H10
    challenge: {
      begins: 'when accepted', // H14
      answers: { open: ['accept', 'decline', 'postpone', 'withdraw'], accepted: ['postpone', 'withdraw'] },
      ownAnswers: ['accept', 'decline', 'withdraw', 'postpone'],
      rematchClause: 'H5',
      lostBySilence: isLostBySilence, // H15
      passesOver: isPassed, // H3
      freeOf, // H3
    },
    moves: { asked: false },
  },
  round: noRounds,
  tableName: noTables,
  preferences: [],
  seeding: ['highest', 'given', 'draw'], // H21
  joinsOnRung: true, // H22
  mayBePlaced: true,
  mayBeAway: true, // H19
  hasBoard: false,
  federations: [],
  missed: periodsMissed, // H18
  averting: { week: 'playing', month: 'playing', days: 'playing' }, // H18
  terms: noTerms,
};
