import { noTerms } from '../../words/game-terms.ts';
import type { SystemControls } from '../system-controls.ts';

export const shicargoControls: SystemControls = {
  hasNights: false,
  hasFinal: false,
  measure: 'points',
  plays: ['pots'],
  meeting: 'game',
  players: 'people',
  play: { kind: 'pots' },
  preferences: [],
  seeding: ['given'],
  hasBoard: false,
  showsMissed: true,
  terms: noTerms,
};
