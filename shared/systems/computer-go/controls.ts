import { handicapTerms } from '../../rules/go/terms-in-words.ts';
import type { SystemControls } from '../system-controls.ts';

export const computerGoControls: SystemControls = {
  hasNights: false,
  hasFinal: false,
  measure: 'gaps',
  plays: ['challenges', 'entrants'],
  meeting: 'game',
  players: 'programs',
  play: {
    kind: 'pairs',
    scores: [
      [1, 0],
      [0, 1],
    ],
    needsChallenge: true,
    mayAgree: false,
    challenge: {
      begins: 'when accepted',
      answers: { open: ['accept', 'withdraw'], accepted: ['withdraw'] },
      ownAnswers: ['accept', 'withdraw'],
    },
    moves: { asked: false },
  },
  preferences: [
    { name: 'main', saidBy: 'player', fixedBy: undefined },
    { name: 'byoyomi', saidBy: 'player', fixedBy: undefined },
    { name: 'scoring', saidBy: 'player', fixedBy: undefined },
  ],
  seeding: ['rating', 'given', 'draw'],
  hasBoard: true,
  showsMissed: false,
  terms: handicapTerms,
};
