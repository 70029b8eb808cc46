import { noTerms } from '../../words/game-terms.ts';
import { noEntrants, type SystemControls } from '../system-controls.ts';

export const shicargoControls: SystemControls = {
  hasNights: false,
  hasFinal: false,
  measure: 'points',
  plays: ['pots'],
  meeting: 'game',
  players: 'people',
  entrants: noEntrants,
  play: { kind: 'pots' },
  preferences: [],
  seeding: ['given'],
  hasBoard: false,
  showsMissed: true,
  terms: noTerms,
};
