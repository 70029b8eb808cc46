import { noTerms } from '../../words/game-terms.ts';
import type { SystemControls } from '../system-controls.ts';

export const laversControls: SystemControls = {
  hasNights: true,
  hasFinal: true, // L27
  measure: 'rungs',
  plays: ['matches'],
  meeting: 'match', // L5
  showsMissed: false,
  terms: noTerms,
};
