import { noTerms } from '../../words/game-terms.ts';
import type { SystemControls } from '../system-controls.ts';

export const shicargoControls: SystemControls = {
  hasNights: false,
  hasFinal: false,
  measure: 'points',
  plays: ['pots'],
  meeting: 'game',
  showsMissed: true,
  terms: noTerms,
};
